import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const holidays = new Set(['2024-05-01', '2024-05-09', '2024-05-20']);

function noPayments(day: Dayjs) {
  const weekend = day.day() === 0 || day.day() === 6;
  return weekend || holidays.has(day.format('YYYY-MM-DD'));
}
// #endregion

const laborDay = dayjs('2024-05-01');
const columns = { xs: 'minmax(0, 1fr)', md: '1fr 1fr' };

export default function BankHolidays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2 }}>
        <DateField
          label="Pay on"
          defaultValue={laborDay}
          shouldDisableDate={noPayments}
        />
        <Box role="group" aria-label="Days with payments" sx={{ height: 336 }}>
          <DateCalendar
            referenceDate={laborDay}
            shouldDisableDate={noPayments}
            sx={{ maxWidth: '100%', m: 0 }}
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
