import { useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Keeps the data that the server rendered while their page is shown. Pages that are opened from
 * there have none: search engines read only the HTML from the server.
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
