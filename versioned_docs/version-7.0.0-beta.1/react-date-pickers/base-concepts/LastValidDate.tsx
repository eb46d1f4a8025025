import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const moonCycle = 29.530588853;
const newMoon = dayjs('2024-01-11T11:57:00Z');

function moonOn(day: Dayjs) {
  const age =
    ((day.diff(newMoon, 'day', true) % moonCycle) + moonCycle) % moonCycle;
  return `${Math.round((1 - Math.cos((age / moonCycle) * 2 * Math.PI)) * 50)} %`;
}

export default function LastValidDate() {
  // #region excerpt
  const [typed, setTyped] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [shown, setShown] = React.useState(dayjs('2024-04-17'));

  function handleChange(day: Dayjs | null) {
    setTyped(day);
    if (day?.isValid()) setShown(day);
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <DateField label="Night" value={typed} onChange={handleChange} />
        <Typography role="status">
          On {shown.format('MMMM D, YYYY')}, {moonOn(shown)} of the moon is lit.
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
