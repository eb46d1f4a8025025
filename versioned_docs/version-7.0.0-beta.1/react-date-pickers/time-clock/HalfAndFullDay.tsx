import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const departure = dayjs('2024-04-17T20:40');

const layout = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { m: 0, maxWidth: '100%' },
};

export default function HalfAndFullDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <TimeClock ampm ampmInClock showViewSwitcher defaultValue={departure} />
        <TimeClock ampm={false} showViewSwitcher defaultValue={departure} />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
