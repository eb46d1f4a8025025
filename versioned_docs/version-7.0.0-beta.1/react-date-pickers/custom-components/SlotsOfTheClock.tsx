import dayjs, { type Dayjs } from 'dayjs';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const TAKEN = [10, 13, 14];
const isTaken = (time: Dayjs) => TAKEN.includes(time.hour());

// #region excerpt
function AppointmentItem({ children, disabled, ...props }: MenuItemProps) {
  return (
    <MenuItem
      {...props}
      disabled={disabled}
      aria-disabled={disabled}
      sx={{ justifyContent: 'space-between' }}
    >
      {children}
      <Typography variant="caption">
        {disabled ? 'not free' : 'free'}
      </Typography>
    </MenuItem>
  );
}
// #endregion

export default function SlotsOfTheClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        timeStep={60}
        defaultValue={dayjs('2024-04-17T11:00')}
        minTime={dayjs('2024-04-17T09:00')}
        maxTime={dayjs('2024-04-17T16:00')}
        shouldDisableTime={isTaken}
        slots={{ digitalClockItem: AppointmentItem }}
        sx={{ width: 200, height: 280, maxHeight: 280, m: 0 }}
      />
    </LocalizationProvider>
  );
}
