import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

const first = dayjs('2024-04-17T09:00');

export default function NamedViews() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* #region excerpt */}
        <section aria-labelledby={`${id}-month`}>
          <Typography id={`${id}-month`}>Month of the survey</Typography>
          <MonthCalendar
            gridLabelId={`${id}-month`}
            defaultValue={first}
            sx={{ width: 280 }}
          />
        </section>
        <section aria-labelledby={`${id}-time`}>
          <Typography id={`${id}-time`}>Time of the call</Typography>
          <DigitalClock
            defaultValue={first}
            timeStep={60}
            sx={{ width: 160 }}
          />
        </section>
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
