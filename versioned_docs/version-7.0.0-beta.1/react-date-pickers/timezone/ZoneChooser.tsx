import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')];

export default function ZoneChooser() {
  const [keep, setKeep] = React.useState('instant');
  const [zone, setZone] = React.useState('Europe/Paris');
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs.tz('2024-05-17T16:30', 'Europe/Paris'),
  );

  // #region excerpt
  function chooseZone(next: string) {
    setZone(next);
    if (start?.isValid()) setStart(start.tz(next, keep === 'clock'));
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 340 }}>
        <Autocomplete
          disableClearable
          options={ZONES}
          value={zone}
          onChange={(_event, next) => chooseZone(next)}
          renderInput={(params) => <TextField {...params} label="Time zone" />}
        />
        <RadioGroup
          row
          aria-label="When the zone changes"
          value={keep}
          onChange={(_event, chosen) => setKeep(chosen)}
        >
          <FormControlLabel
            value="instant"
            control={<Radio />}
            label="Keep the instant"
          />
          <FormControlLabel
            value="clock"
            control={<Radio />}
            label="Keep the time"
          />
        </RadioGroup>
        <DateTimePicker
          label="Webinar starts"
          timezone={zone}
          value={start}
          onChange={setStart}
        />
        <div role="status">
          {start?.isValid() ? start.toISOString() : 'None'}
        </div>
      </Box>
    </LocalizationProvider>
  );
}
