import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const isWinter = (month: Dayjs) => month.month() < 3 || month.month() > 9;
// #endregion

export default function SeasonMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Month of the tour"
        defaultValue={dayjs('2024-02-01')}
        views={['year', 'month']}
        openTo="month"
        shouldDisableMonth={isWinter}
        slotProps={{ textField: { helperText: 'April to October' } }}
      />
    </LocalizationProvider>
  );
}
