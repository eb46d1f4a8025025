// Wrapped: provides the theme state that readers chose to every page, and adds the document's
// direction and the keyboard shortcuts.
import type { ReactNode } from 'react';
import OriginalProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { Shortcuts } from '@site/src/shortcuts/Shortcuts';
import { DocumentDirection } from '@site/src/preferences/theme-state/DocumentDirection';
import { ThemeStateProvider } from '@site/src/preferences/theme-state/ThemeStateProvider';

export default function LayoutProvider({ children }: Props): ReactNode {
  return (
    <OriginalProvider>
      <ThemeStateProvider>
        <DocumentDirection />
        {children}
        <Shortcuts />
      </ThemeStateProvider>
    </OriginalProvider>
  );
}
