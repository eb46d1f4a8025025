import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const day = dayjs('2024-04-17');
const at = (label: string, hour: number) => ({
  label,
  getValue: () => day.hour(hour),
});

// #region excerpt
const shifts = [at('Early', 6), at('Late', 14), at('Night', 22)];
const deadlines = [
  at('Today, 18:00', 18),
  { label: 'Friday, noon', getValue: () => day.day(5).hour(12) },
];
// #endregion

export default function ShiftTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TimePicker
          label="Shift begins"
          defaultValue={day.hour(6)}
          ampm={false}
          slotProps={{ shortcuts: { items: shifts } }}
        />
        <DateTimePicker
          label="Deadline"
          defaultValue={day.hour(9)}
          ampm={false}
          slotProps={{ shortcuts: { items: deadlines } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
