import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const grid = {
  m: 0,
  width: '100%',
  maxHeight: 'none',
  '& .MuiDigitalClock-list': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  },
  '& .MuiDigitalClock-item': {
    justifyContent: 'center',
    m: 0.5,
    px: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
};
// #endregion

export default function TimesInGrid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        defaultValue={dayjs('2024-04-17T10:00')}
        timeStep={20}
        minTime={dayjs('2024-04-17T09:00')}
        maxTime={dayjs('2024-04-17T13:40')}
        skipDisabled
        sx={grid}
      />
    </LocalizationProvider>
  );
}
