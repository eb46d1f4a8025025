import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region excerpt
const serif = { fontFamily: 'Georgia, "Times New Roman", serif' };

const withFonts = (outer: Theme) =>
  createTheme({
    ...outer,
    typography: {
      fontFamily: 'system-ui, sans-serif',
      h4: { ...serif, fontSize: '1.75rem', lineHeight: 1.25 },
      h5: { ...serif, fontSize: '1.25rem', lineHeight: 1.4 },
      button: { textTransform: 'none' },
    },
  });
// #endregion

export default function TwoFonts() {
  return (
    <ThemeProvider theme={withFonts}>
      <Paper
        variant="outlined"
        sx={{ height: { xs: 272, md: 200 }, p: 2, overflow: 'hidden' }}
      >
        <Typography variant="h4" component="p" noWrap>
          The tide table
        </Typography>
        <Typography variant="h5" component="p" noWrap sx={{ mb: 1 }}>
          High water in four harbors
        </Typography>
        <Typography sx={{ mb: 1 }}>
          Water is highest about two hours after the moon has passed the south,
          and lowest six hours later.
        </Typography>
        <Button variant="outlined">Read more</Button>
      </Paper>
    </ThemeProvider>
  );
}
