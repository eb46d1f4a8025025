import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const ZONE = 'Asia/Tokyo';
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

// #region excerpt
/** A date with the local time in your zone that the instant has in ZONE. */
function toWallTime(instant: Date) {
  return new Date(clock.format(instant).replace(' ', 'T'));
}

/** The instant when clocks in ZONE show the local time of the date. */
function toInstant(wall: Date) {
  const { year, month, day, hours, minutes } = partsOf(wall);
  const guess = Date.UTC(year, month, day, hours, minutes);
  const shownAsUtc = Date.parse(`${clock.format(guess).replace(' ', 'T')}Z`);
  return new Date(guess - (shownAsUtc - guess));
}
// #endregion

function partsOf(date: Date) {
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    hours: date.getHours(),
    minutes: date.getMinutes(),
  };
}

export default function DateFnsZone() {
  const [wall, setWall] = React.useState<Date | null>(
    toWallTime(new Date('2024-05-17T14:30Z')),
  );
  const valid = wall && !Number.isNaN(wall.getTime());

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DateTimePicker
        label="Opening in Tokyo"
        value={wall}
        onChange={setWall}
      />
      <Box role="status" sx={{ mt: 2 }}>
        {valid ? `Saved as ${toInstant(wall).toISOString()}` : 'Incomplete'}
      </Box>
    </LocalizationProvider>
  );
}
