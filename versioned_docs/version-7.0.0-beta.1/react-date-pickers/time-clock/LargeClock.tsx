import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

// #region excerpt
const face = {
  m: 0,
  width: { xs: 290, md: 400 },
  maxHeight: 'none',
  '& .MuiClock-root': { height: { xs: 264, md: 374 } },
  '& .MuiClock-clock': {
    bgcolor: 'background.paper',
    boxShadow: 3,
    transform: { xs: 'scale(1.2)', md: 'scale(1.7)' },
  },
  '& .MuiClockPointer-root, & .MuiClock-pin': { bgcolor: 'secondary.main' },
  '& .MuiClockPointer-thumb': {
    bgcolor: 'secondary.main',
    borderColor: 'secondary.main',
  },
  '& .MuiClockNumber-root.Mui-selected': { color: 'secondary.contrastText' },
};
// #endregion

export default function LargeClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        views={['hours']}
        defaultValue={dayjs('2024-04-17T07:00')}
        sx={face}
      />
    </LocalizationProvider>
  );
}
