import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BirthDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        views={['year', 'month', 'day']}
        openTo="year"
        referenceDate={dayjs('1990-01-01')}
        maxDate={dayjs('2008-12-31')}
        yearsPerRow={3}
      />
    </LocalizationProvider>
  );
}
