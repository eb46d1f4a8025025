import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2024-04-17T09:30');

// #region excerpt
const components: Record<string, React.ReactElement> = {
  DatePicker: <DatePicker label="Date" defaultValue={start} />,
  DateField: <DateField label="Date" defaultValue={start} />,
  DateCalendar: <DateCalendar defaultValue={start} />,
  TimePicker: <TimePicker label="Time" defaultValue={start} />,
  TimeField: <TimeField label="Time" defaultValue={start} />,
  MultiSectionDigitalClock: <MultiSectionDigitalClock defaultValue={start} />,
};

const nameOf = (kind: string, way: string) =>
  way === 'View' && kind === 'Time'
    ? 'MultiSectionDigitalClock'
    : `${kind}${way === 'View' ? 'Calendar' : way}`;
// #endregion

const ways = {
  Field: 'By typing',
  View: 'By choosing',
  Picker: 'By typing or choosing',
};

export default function ComponentFinder() {
  const [kind, setKind] = React.useState('Date');
  const [way, setWay] = React.useState('Picker');
  const name = nameOf(kind, way);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          select
          label="Users enter"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          sx={{ width: 180 }}
        >
          <MenuItem value="Date">A date</MenuItem>
          <MenuItem value="Time">A time</MenuItem>
        </TextField>
        <TextField
          select
          label="How"
          value={way}
          onChange={(event) => setWay(event.target.value)}
          sx={{ width: 220 }}
        >
          {Object.entries(ways).map(([id, text]) => (
            <MenuItem key={id} value={id}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box role="group" aria-label={name} sx={{ height: 372 }}>
        <Box component="code" sx={{ display: 'block', mb: 2 }}>
          {`<${name} />`}
        </Box>
        <React.Fragment key={name}>{components[name]}</React.Fragment>
      </Box>
    </LocalizationProvider>
  );
}
