import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldOfPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-04-05')}
        format="D/M/YYYY"
        formatDensity="spacious"
        slotProps={{
          field: { shouldRespectLeadingZeros: true, clearable: true },
          textField: { helperText: 'By noon' },
        }}
      />
    </LocalizationProvider>
  );
}
