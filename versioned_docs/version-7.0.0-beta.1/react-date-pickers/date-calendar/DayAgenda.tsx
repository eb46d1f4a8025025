import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const AGENDA: Record<string, string[]> = {
  '2024-04-09': ['14:00 Fire drill'],
  '2024-04-17': ['09:00 Stand-up', '11:30 Site visit', '16:00 Handover'],
  '2024-04-18': ['10:00 Crane inspection'],
  '2024-04-25': ['08:30 Delivery of steel', '13:00 Payroll'],
};

const entriesOn = (day: Dayjs) => AGENDA[day.format('YYYY-MM-DD')] ?? [];

/** The calendar hides what overflows it. */
const nearCorner = { '& .MuiBadge-badge': { top: 8, right: 9 } };

// #region excerpt
function AgendaDay(props: PickersDayProps<Dayjs>) {
  const count = props.outsideCurrentMonth ? 0 : entriesOn(props.day).length;
  if (count === 0) return <PickersDay {...props} />;
  const name = `${props.day.format('MMMM D')}, entries: ${count}`;
  return (
    <Badge variant="dot" color="secondary" sx={nearCorner}>
      <PickersDay {...props} aria-label={name} />
    </Badge>
  );
}
// #endregion

const layout = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  minHeight: { xs: 464, md: 336 },
};

export default function DayAgenda() {
  const [day, setDay] = React.useState<Dayjs>(dayjs('2024-04-17'));
  const entries = entriesOn(day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        <DateCalendar
          value={day}
          onChange={setDay}
          slots={{ day: AgendaDay }}
          sx={{ m: 0, maxWidth: '100%' }}
        />
        <Box aria-live="polite" sx={{ flex: 1, minWidth: 200, pt: { md: 2 } }}>
          <Typography variant="subtitle1" component="div">
            {day.format('dddd, MMMM D')}
          </Typography>
          {entries.map((entry) => (
            <div key={entry}>{entry}</div>
          ))}
          {entries.length === 0 && 'Nothing planned'}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
