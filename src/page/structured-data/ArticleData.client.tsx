import { useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Stands in the browser for what the server wrote: leaves it alone as long as its page is shown.
 * Pages that are opened from there have none, as nobody would read it.
 */
export function ArticleData(): ReactNode {
  const isBrowser = useIsBrowser();
  const [isWritten] = useState(!isBrowser);
  return isWritten ? (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : null;
}
