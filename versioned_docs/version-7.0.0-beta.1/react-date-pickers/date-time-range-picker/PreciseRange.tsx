import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function PreciseRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimeRangePicker
        ampm={false}
        views={['day', 'hours', 'minutes', 'seconds']}
        format="YYYY-MM-DD HH:mm:ss"
        timeSteps={{ minutes: 1, seconds: 15 }}
        localeText={{ start: 'Recording from', end: 'Recording to' }}
        defaultValue={[
          dayjs('2024-04-17T09:14:15'),
          dayjs('2024-04-17T09:20:45'),
        ]}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', md: 'row' } },
          textField: { fullWidth: true },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
