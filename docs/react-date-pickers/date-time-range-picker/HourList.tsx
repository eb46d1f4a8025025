import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function HourList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimeRangePicker
        timeSteps={{ minutes: 60 }}
        format="MM/DD/YYYY hh:mm A"
        minTime={dayjs('2024-04-17T08:00')}
        maxTime={dayjs('2024-04-17T20:00')}
        skipDisabled
        localeText={{ start: 'Van from', end: 'Van until' }}
        defaultValue={[dayjs('2024-04-17T09:00'), dayjs('2024-04-17T13:00')]}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', md: 'row' } },
          textField: { fullWidth: true },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
