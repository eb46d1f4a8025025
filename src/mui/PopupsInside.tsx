import { useCallback, type ReactNode } from 'react';
import { ThemeProvider, type Theme } from '@mui/material/styles';

interface PopupsInsideProps {
  /** Returns the element that popups are rendered into. */
  container: () => Element | null;
  children: ReactNode;
}

/**
 * Renders popups of MUI's components below into an element rather than into the body. Dialogs there
 * leave the focus and the scrolling of the page alone.
 */
export function PopupsInside({ container, children }: PopupsInsideProps): ReactNode {
  const theme = useCallback(
    (outer: Theme) => ({
      ...outer,
      components: {
        ...outer.components,
        MuiPopper: { defaultProps: { container } },
        // It would find its place in the window, from which the element is away: it is in the middle.
        MuiPopover: {
          defaultProps: { container, disableScrollLock: true, anchorReference: 'none' as const },
          styleOverrides: { paper: { top: '50%', left: '50%', translate: '-50% -50%' } },
        },
        MuiModal: {
          defaultProps: {
            ...{ container, disableAutoFocus: true, disableEnforceFocus: true },
            ...{ disableRestoreFocus: true, disableScrollLock: true },
          },
        },
      },
    }),
    [container],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
