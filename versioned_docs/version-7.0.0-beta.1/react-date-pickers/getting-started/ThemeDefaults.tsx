import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

// #region excerpt
const withPickerDefaults = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiDatePicker: { defaultProps: { format: 'D MMM YYYY' } },
      MuiDateCalendar: { defaultProps: { showDaysOutsideCurrentMonth: true } },
      MuiPickersDay: {
        styleOverrides: {
          root: { borderRadius: outer.shape.borderRadius },
        },
      },
    },
  });
// #endregion

const delivery = dayjs('2024-04-17');

export default function ThemeDefaults() {
  return (
    <ThemeProvider theme={withPickerDefaults}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            justifyItems: 'start',
          }}
        >
          <DatePicker label="Delivery" defaultValue={delivery} />
          <div
            role="group"
            aria-label="Delivery, as a calendar"
            style={{ width: '100%' }}
          >
            <DateCalendar
              defaultValue={delivery}
              sx={{ maxWidth: '100%', m: 0 }}
            />
          </div>
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
