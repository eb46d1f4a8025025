import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  useColorScheme,
} from '@mui/material/styles';

// #region excerpt
const theme = extendTheme({
  typography: { fontFamily: 'inherit' },
  colorSchemes: {
    light: { palette: { primary: { main: '#0f766e' } } },
    dark: { palette: { primary: { main: '#5eead4' } } },
  },
});

function SwitchMode() {
  const { mode, setMode } = useColorScheme();
  return (
    <Button
      variant="contained"
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      {mode === 'dark' ? 'Light mode' : 'Dark mode'}
    </Button>
  );
}
// #endregion

export default function CssVariables() {
  const [node, setNode] = React.useState<HTMLElement | null>(null);

  // In an application, the provider needs the theme only. These props keep the
  // variables of this demo away from the page around it.
  return (
    <div ref={setNode} className="CssVariables">
      {node && (
        <CssVarsProvider
          theme={theme}
          colorSchemeNode={node}
          colorSchemeSelector=".CssVariables"
          modeStorageKey="css-variables-demo"
        >
          <Paper
            variant="outlined"
            sx={{ display: 'grid', justifyItems: 'start', gap: 2, p: 2 }}
          >
            <Typography>
              All classes stay the same. Only the variables change.
            </Typography>
            <SwitchMode />
          </Paper>
        </CssVarsProvider>
      )}
    </div>
  );
}
