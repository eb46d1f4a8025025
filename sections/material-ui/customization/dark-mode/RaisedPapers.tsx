import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const elevations = [0, 1, 4, 8, 16, 24];
const light = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });

export default function RaisedPapers() {
  return (
    <>
      {[light, dark].map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          {/* #region excerpt */}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
              gap: 2,
              p: 2,
              bgcolor: 'background.default',
            }}
          >
            {elevations.map((elevation) => (
              <Paper
                key={elevation}
                elevation={elevation}
                sx={{ lineHeight: '56px', textAlign: 'center' }}
              >
                {elevation}
              </Paper>
            ))}
          </Box>
          {/* #endregion */}
        </ThemeProvider>
      ))}
    </>
  );
}
