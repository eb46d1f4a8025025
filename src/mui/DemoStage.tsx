import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { usePrinting } from '@site/src/page/print/usePrinting';
import { useThemeState } from '@site/src/preferences/theme-state/ThemeStateProvider';
import { createDemoTheme } from './create-demo-theme';
import './set-license-key';
import { useStageParts } from './useStageParts';
import styles from './DemoStage.module.css';

export interface DemoStageProps {
  children: ReactNode;
}

const leftToRightCache = createCache({ key: 'mui' });

/**
 * Wraps every demo: the reader's MUI theme, and a root that keeps the styles of the
 * page out. It is loaded together with the first demo.
 */
export function DemoStage({ children }: DemoStageProps): ReactNode {
  const state = useThemeState();
  const { currentLocale } = useDocusaurusContext().i18n;
  const parts = useStageParts(state.direction, currentLocale);
  const direction = parts?.direction ?? state.direction;
  const localeTexts = parts?.localeTexts;
  // Print is on white paper.
  const paletteMode = usePrinting() ? 'light' : state.paletteMode;
  const theme = useMemo(
    () => createDemoTheme({ ...state, paletteMode, direction }, localeTexts),
    [state, paletteMode, direction, localeTexts],
  );
  if (!parts) return null;
  return (
    <CacheProvider value={parts.cache ?? leftToRightCache}>
      <ThemeProvider theme={theme}>
        <div className={styles.root}>{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
