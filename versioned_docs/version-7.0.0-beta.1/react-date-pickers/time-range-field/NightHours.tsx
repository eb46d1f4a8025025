import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

const LABELS = { start: 'Watch begins', end: 'Watch ends' };

/** Any day without a clock change works. */
const onDay = (time: Dayjs, day: number) =>
  dayjs(new Date(2024, 0, day, time.hour(), time.minute()));

// #region excerpt
/** Moves an end that is not after the start to the next day. */
function acrossMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const begin = onDay(start, 1);
  const sameDay = onDay(end, 1);
  return [begin, sameDay.isAfter(begin) ? sameDay : onDay(end, 2)];
}
// #endregion

export default function NightHours() {
  const [watch, setWatch] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-01-01T22:00'),
    dayjs('2024-01-02T06:00'),
  ]);
  const minutes = watch[1]?.diff(watch[0], 'minute') ?? NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        ampm={false}
        value={watch}
        onChange={(range) => setWatch(acrossMidnight(range))}
        slotProps={{
          textField: ({ position }) => ({ label: LABELS[position] }),
        }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {Number.isNaN(minutes) ? 'Enter both times' : `${minutes / 60} hours`}
      </Typography>
    </LocalizationProvider>
  );
}
