import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const past = dayjs('2024-04-17T09:00');
const future = dayjs('2090-04-17T09:00');

export default function PastAndFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DateField label="Taken on" defaultValue={future} disableFuture />
        <DateTimeField label="Starts" defaultValue={past} disablePast />
        <TimeField label="Rings at" defaultValue={past} disablePast />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
