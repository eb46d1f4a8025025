import * as React from 'react';
import { DateTime } from 'luxon';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const ZONES = [
  'UTC',
  'UTC+5:30',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Chatham',
];

export default function LuxonZones() {
  const [zone, setZone] = React.useState('Asia/Kolkata');
  const [launch, setLaunch] = React.useState<DateTime | null>(
    DateTime.fromISO('2024-05-17T14:30Z', { zone: 'UTC' }),
  );
  const there = launch?.setZone(zone);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TextField
          select
          label="Shown in"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {ZONES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {/* #region excerpt */}
        <DateTimeField
          label="Launch"
          timezone={zone}
          value={launch}
          onChange={setLaunch}
          helperText={there?.isValid ? there.toFormat("ZZZZZ, 'UTC'ZZ") : ' '}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
