import AppBar from '@mui/material/AppBar';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const dark = createTheme({
  palette: { mode: 'dark' },
  typography: { fontFamily: 'inherit' },
});

export default function DarkAppBar() {
  return (
    <ThemeProvider theme={dark}>
      <Paper square sx={{ display: 'grid', gap: 2, p: 2 }}>
        {/* #region excerpt */}
        <AppBar position="static" color="secondary">
          <Toolbar variant="dense">Color ignored</Toolbar>
        </AppBar>
        <AppBar position="static" color="secondary" enableColorOnDark>
          <Toolbar variant="dense">Color used</Toolbar>
        </AppBar>
        {/* #endregion */}
      </Paper>
    </ThemeProvider>
  );
}
