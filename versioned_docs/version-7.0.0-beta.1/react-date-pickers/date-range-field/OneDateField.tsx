import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function OneDateField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <SingleInputDateRangeField
        clearable
        label="Published"
        name="published"
        format="D MMM YYYY"
        dateSeparator="to"
        defaultValue={[dayjs('2023-01-01'), dayjs('2023-12-31')]}
        sx={{ width: 340, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
