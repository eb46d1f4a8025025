import * as React from 'react';
import dayjs from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ClockStates() {
  const [state, setState] = React.useState('readOnly');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State"
        value={state}
        onChange={(_event, chosen) => chosen && setState(chosen)}
      >
        <ToggleButton value="readOnly">Read-only</ToggleButton>
        <ToggleButton value="disabled">Disabled</ToggleButton>
        <ToggleButton value="normal">Neither</ToggleButton>
      </ToggleButtonGroup>
      <TimeClock
        showViewSwitcher
        defaultValue={dayjs('2024-04-17T16:00')}
        readOnly={state === 'readOnly'}
        disabled={state === 'disabled'}
        sx={{ m: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
