import * as React from 'react';
import { DateTime } from 'luxon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const DAYS = { sun: 'Sunday', mon: 'Monday', sat: 'Saturday' };

export default function LuxonWeekStart() {
  const [first, setFirst] = React.useState('mon');
  const locale = `en-US-u-fw-${first}`;

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="First day of the week"
        value={first}
        onChange={(_event, chosen) => chosen && setFirst(chosen)}
      >
        {Object.entries(DAYS).map(([day, name]) => (
          <ToggleButton key={day} value={day}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region excerpt */}
      <LocalizationProvider
        key={locale}
        dateAdapter={AdapterLuxon}
        adapterLocale={locale}
      >
        <DateCalendar
          defaultValue={DateTime.local(2024, 5, 7)}
          views={['day']}
          sx={{ maxWidth: '100%', m: 0 }}
        />
      </LocalizationProvider>
      {/* #endregion */}
    </div>
  );
}
