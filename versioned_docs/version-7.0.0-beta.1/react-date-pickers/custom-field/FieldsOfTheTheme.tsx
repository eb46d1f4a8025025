import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';

// #region excerpt
const slotProps = {
  textField: { variant: 'filled', size: 'small', fullWidth: true },
} as const;

const withFilledPickers = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiDatePicker: { defaultProps: { slotProps } },
      MuiTimePicker: { defaultProps: { slotProps } },
    },
  });
// #endregion

const shift = dayjs('2024-05-17T06:30');

export default function FieldsOfTheTheme() {
  return (
    <ThemeProvider theme={withFilledPickers}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ maxWidth: 320 }}>
          <TextField label="Worker" defaultValue="Ines Prado" />
          <DatePicker
            label="Day of the shift"
            defaultValue={shift}
            slotProps={{ textField: { helperText: 'Swaps end on May 15' } }}
          />
          <TimePicker label="Begin" defaultValue={shift} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
