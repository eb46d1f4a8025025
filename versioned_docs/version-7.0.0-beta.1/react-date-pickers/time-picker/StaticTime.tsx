import * as React from 'react';
import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

/** As wide as its content, or as the screen of a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 'max-content',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiTimeClock-root': { maxWidth: '100%' },
};

export default function StaticTime() {
  const wide = useMediaQuery('(min-width: 900px)');
  const [wake, setWake] = React.useState(dayjs('2024-04-17T07:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <StaticTimePicker
        orientation={wide ? 'landscape' : 'portrait'}
        defaultValue={wake}
        onAccept={(value) => value && setWake(value)}
        slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        sx={fits}
      />
      {/* #endregion */}
      <Typography role="status">Wake me at {wake.format('HH:mm')}</Typography>
    </LocalizationProvider>
  );
}
