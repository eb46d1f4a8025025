import * as React from 'react';
import dayjs from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarStates() {
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
        <ToggleButton value="loading">Loading</ToggleButton>
      </ToggleButtonGroup>
      {/* #region excerpt */}
      <DateCalendar
        defaultValue={dayjs('2024-04-17')}
        readOnly={state === 'readOnly'}
        disabled={state === 'disabled'}
        loading={state === 'loading'}
        renderLoading={() => <DayCalendarSkeleton />}
        sx={{ m: 0, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
