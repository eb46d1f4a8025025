import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function LogWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <SingleInputDateTimeRangeField
        clearable
        fullWidth
        size="small"
        label="Log entries"
        format="YYYY-MM-DD HH:mm:ss"
        dateSeparator="/"
        defaultValue={[
          dayjs('2024-04-17T08:00:00'),
          dayjs('2024-04-17T08:00:30'),
        ]}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
