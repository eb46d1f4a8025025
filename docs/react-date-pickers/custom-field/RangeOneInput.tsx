import dayjs from 'dayjs';
import DateRange from '@mui/icons-material/DateRange';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const icon = (
  <InputAdornment position="end">
    <DateRange />
  </InputAdornment>
);

export default function RangeOneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateRangePicker
        label="School holidays"
        name="holidays"
        defaultValue={[dayjs('2024-07-11'), dayjs('2024-08-23')]}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{
          textField: { InputProps: { endAdornment: icon } },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
