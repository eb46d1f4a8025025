import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const PLACES: Record<string, number> = { '10:00': 2, '12:00': 11, '14:00': 4 };

// #region excerpt
function TourItem({ children, ...item }: MenuItemProps) {
  const places = PLACES[String(children)] ?? 8;
  return (
    <MenuItem {...item}>
      {children}
      <Box sx={{ marginInlineStart: 'auto', fontSize: 14 }}>
        {places} places
      </Box>
    </MenuItem>
  );
}
// #endregion

export default function PlacesLeft() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        defaultValue={dayjs('2024-04-17T12:00')}
        timeStep={120}
        minTime={dayjs('2024-04-17T08:00')}
        maxTime={dayjs('2024-04-17T18:00')}
        skipDisabled
        slots={{ digitalClockItem: TourItem }}
        sx={{ m: 0, width: 240, maxHeight: 'none' }}
      />
    </LocalizationProvider>
  );
}
