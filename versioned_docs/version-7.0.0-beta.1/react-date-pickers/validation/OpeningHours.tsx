import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

// #region excerpt
// The clock ignores the day of these dates.
const opening = {
  minTime: dayjs('2000-01-01T08:30'),
  maxTime: dayjs('2000-01-01T17:00'),
};
// #endregion

const early = dayjs('2024-04-17T07:45');

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TimeField label="Delivery" defaultValue={early} {...opening} />
        <DigitalClock
          {...opening}
          referenceDate={dayjs('2024-04-17T09:00')}
          skipDisabled
          timeStep={60}
          sx={{ width: 160, m: 0 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
