import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function OneFieldDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimeRangePicker
        label="Road closed"
        ampm={false}
        format="D MMM HH:mm"
        defaultValue={[dayjs('2024-04-17T22:00'), dayjs('2024-04-18T05:00')]}
        slots={{ field: SingleInputDateTimeRangeField }}
        slotProps={{ field: { clearable: true, dateSeparator: 'to' } }}
        sx={{ width: 340, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
