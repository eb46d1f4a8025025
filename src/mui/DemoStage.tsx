import { useMemo, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { ThemeProvider } from '@mui/material/styles';
import { createDemoTheme } from './create-demo-theme';
import styles from './DemoStage.module.css';

export interface DemoStageProps {
  children: ReactNode;
}

/**
 * What stands around every demo: the reader's MUI theme, and a root that keeps the styles of the
 * page out. It is loaded together with the first demo.
 */
export function DemoStage({ children }: DemoStageProps): ReactNode {
  const { colorMode } = useColorMode();
  const theme = useMemo(() => createDemoTheme({ mode: colorMode }), [colorMode]);
  return (
    <ThemeProvider theme={theme}>
      <div className={styles.root}>{children}</div>
    </ThemeProvider>
  );
}
