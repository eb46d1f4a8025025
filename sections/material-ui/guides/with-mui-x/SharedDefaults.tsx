import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

// #region excerpt
const withDefaults = (outer: Theme) =>
  createTheme(outer, {
    components: {
      // Fields of forms, and those of pickers.
      MuiTextField: { defaultProps: { variant: 'filled', size: 'small' } },
      // Pickers only.
      MuiDatePicker: { defaultProps: { displayWeekNumber: true } },
      MuiPickersDay: { styleOverrides: { root: { borderRadius: 8 } } },
    },
  });

export default function SharedDefaults() {
  return (
    <ThemeProvider theme={withDefaults}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ maxWidth: 320 }}>
          <TextField label="Guest" defaultValue="Ines" />
          <DatePicker label="Arrival" defaultValue={dayjs('2024-05-17')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
// #endregion
