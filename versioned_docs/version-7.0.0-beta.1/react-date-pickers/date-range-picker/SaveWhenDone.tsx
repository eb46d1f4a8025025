import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const textOf = (day: Dayjs | null) =>
  day?.isValid() ? day.format('MMM D') : 'open';

const linesOf = (callback: string, [start, end]: DateRange<Dayjs>) =>
  `${callback}: ${textOf(start)} to ${textOf(end)}`;

export default function SaveWhenDone() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const note = (call: string) =>
    setCalls((earlier) => [...earlier, call].slice(-4));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateRangePicker
        localeText={{ start: 'Rent from', end: 'Rent until' }}
        referenceDate={dayjs('2024-04-17')}
        onChange={(range) => note(linesOf('onChange', range))}
        onAccept={(range) => note(linesOf('onAccept', range))}
      />
      {/* #endregion */}
      <Box
        role="log"
        aria-label="Callbacks"
        sx={{
          mt: 2,
          height: 96,
          fontFamily: 'monospace',
          fontSize: 14,
          lineHeight: 1.5,
        }}
      >
        {calls.length === 0
          ? 'Nothing called yet'
          : calls.map((call, index) => <div key={index}>{call}</div>)}
      </Box>
    </LocalizationProvider>
  );
}
