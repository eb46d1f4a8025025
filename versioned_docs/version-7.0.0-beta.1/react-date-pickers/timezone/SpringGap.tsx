import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime } from 'luxon';
import moment, { type Moment } from 'moment-timezone';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Clocks in New York go from 1:59 to 3:00 during this night. */
const zone = 'America/New_York';
const instant = '2024-03-10T06:30:00Z';

const dayjsStart = dayjs.utc(instant).tz(zone);
const luxonStart = DateTime.fromISO(instant, { zone });
const momentStart = moment.tz(instant, zone);

interface Result {
  name: string;
  utc: string;
  children: React.ReactNode;
}

function Library({ name, utc: shown, children }: Result) {
  return (
    <div role="group" aria-label={name}>
      {children}
      <Box role="status" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {shown.slice(0, 16)} UTC
      </Box>
    </div>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr 1fr' },
  gap: 2,
};

export default function SpringGap() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjsStart);
  const [second, setSecond] = React.useState<DateTime | null>(luxonStart);
  const [third, setThird] = React.useState<Moment | null>(momentStart);

  return (
    <Box sx={layout}>
      {/* #region excerpt */}
      <Library name="Day.js" utc={first?.isValid() ? first.toISOString() : ''}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <TimeField label="Day.js" value={first} onChange={setFirst} />
        </LocalizationProvider>
      </Library>
      <Library name="Luxon" utc={second?.toUTC().toISO() ?? ''}>
        <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
          <TimeField label="Luxon" value={second} onChange={setSecond} />
        </LocalizationProvider>
      </Library>
      <Library name="Moment" utc={third?.isValid() ? third.toISOString() : ''}>
        <LocalizationProvider
          dateAdapter={AdapterMoment}
          adapterLocale="en"
          dateLibInstance={moment}
        >
          <TimeField label="Moment" value={third} onChange={setThird} />
        </LocalizationProvider>
      </Library>
      {/* #endregion */}
    </Box>
  );
}
