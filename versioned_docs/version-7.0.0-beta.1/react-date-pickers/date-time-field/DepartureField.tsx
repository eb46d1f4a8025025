import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DepartureField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Departure"
        defaultValue={dayjs('2024-04-17T18:45')}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
