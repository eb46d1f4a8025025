import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function OneTimeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        clearable
        label="Do not disturb"
        ampm={false}
        referenceDate={dayjs('2024-01-01')}
        defaultValue={[dayjs('2024-01-01T13:00'), dayjs('2024-01-01T14:30')]}
      />
    </LocalizationProvider>
  );
}
