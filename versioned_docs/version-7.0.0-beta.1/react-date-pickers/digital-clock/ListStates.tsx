import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const closing = dayjs('2024-04-17T18:30');

export default function ListStates() {
  const [state, setState] = React.useState('readOnly');
  const props = {
    defaultValue: closing,
    readOnly: state === 'readOnly',
    disabled: state === 'disabled',
  };

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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: { xs: 1, md: 3 },
          height: 240,
        }}
      >
        <DigitalClock {...props} sx={{ m: 0, width: 108 }} />
        <MultiSectionDigitalClock
          {...props}
          aria-label="Closing time"
          sx={{ m: 0, width: 'max-content' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
