// Wrapped: what readers chose of the look stands around every page, and the document's direction.
import type { ReactNode } from 'react';
import OriginalProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { DocumentDirection } from '@site/src/preferences/theme-state/DocumentDirection';
import { ThemeStateProvider } from '@site/src/preferences/theme-state/ThemeStateProvider';

export default function LayoutProvider({ children }: Props): ReactNode {
  return (
    <OriginalProvider>
      <ThemeStateProvider>
        <DocumentDirection />
        {children}
      </ThemeStateProvider>
    </OriginalProvider>
  );
}
