import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function StartAndEnd() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T15:30'),
  );
  const [minutes, setMinutes] = React.useState(45);
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-04-17T16:15'));

  // #region excerpt
  /** Moves the end too, so the meeting keeps its length. */
  function changeStart(next: Dayjs | null) {
    setStart(next);
    if (next?.isValid()) setEnd(next.add(minutes, 'minute'));
  }

  function changeEnd(next: Dayjs | null) {
    setEnd(next);
    const length = next?.diff(start, 'minute') ?? NaN;
    if (length >= 0) setMinutes(length);
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        <DateTimePicker label="Starts" value={start} onChange={changeStart} />
        <DateTimePicker
          label="Ends"
          value={end}
          onChange={changeEnd}
          minDateTime={start?.isValid() ? start : undefined}
        />
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {end?.isBefore(start)
          ? 'It ends before it starts'
          : `${minutes} minutes`}
      </Typography>
    </LocalizationProvider>
  );
}
