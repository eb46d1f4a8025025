import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region excerpt
const green = (outer: Theme) =>
  createTheme({
    ...outer,
    palette: {
      ...outer.palette,
      primary: {
        main: outer.palette.mode === 'dark' ? '#86efac' : '#15803d',
      },
    },
    shape: { borderRadius: 4 },
  });
// #endregion

export default function ThemedForm() {
  const [sent, setSent] = React.useState(false);

  return (
    <ThemeProvider theme={green}>
      <Stack
        component="form"
        spacing={2}
        sx={{ maxWidth: 360 }}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <TextField label="Your name" autoComplete="name" />
        <FormControlLabel
          control={<Checkbox defaultChecked />}
          label="I bring a plant to swap"
        />
        <Button type="submit" variant="contained">
          Sign up
        </Button>
        <Box role="status" sx={{ height: 48 }}>
          {sent && <Alert severity="success">See you on Saturday.</Alert>}
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
