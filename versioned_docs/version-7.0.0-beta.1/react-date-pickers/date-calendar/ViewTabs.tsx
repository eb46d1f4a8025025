import * as React from 'react';
import dayjs from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const VIEWS: DateView[] = ['year', 'month', 'day'];

export default function ViewTabs() {
  const [view, setView] = React.useState<DateView>('month');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, chosen) => chosen && setView(chosen)}
      >
        {VIEWS.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region excerpt */}
      <DateCalendar
        defaultValue={dayjs('2024-04-17')}
        views={VIEWS}
        view={view}
        onViewChange={setView}
        sx={{ m: 0, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
