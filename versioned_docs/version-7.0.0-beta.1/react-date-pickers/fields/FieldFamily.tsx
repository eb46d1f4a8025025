import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const measured = dayjs('2024-04-17T14:05');

export default function FieldFamily() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DateField label="Day" defaultValue={measured} />
        <TimeField label="Time" defaultValue={measured} />
        <DateTimeField label="Day and time" defaultValue={measured} />
      </Box>
    </LocalizationProvider>
  );
}
