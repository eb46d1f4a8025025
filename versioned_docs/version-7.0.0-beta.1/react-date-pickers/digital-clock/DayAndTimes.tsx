import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const layout = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  height: { xs: 552, md: 336 },
};

export default function DayAndTimes() {
  const [visit, setVisit] = React.useState(dayjs('2024-04-19T11:00'));
  const saturday = visit.day() === 6;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <DateCalendar
          value={visit}
          onChange={setVisit}
          sx={{ m: 0, maxWidth: '100%' }}
        />
        <DigitalClock
          key={visit.format('YYYY-MM-DD')}
          value={visit}
          onChange={setVisit}
          minTime={visit.startOf('day').hour(saturday ? 10 : 8)}
          maxTime={visit.startOf('day').hour(saturday ? 14 : 17)}
          skipDisabled
          sx={{ m: 0, width: 160, maxHeight: { xs: 200, md: 320 } }}
        />
        {/* #endregion */}
      </Box>
      <Typography role="status">
        {visit.format('dddd, MMMM D [at] h:mm A')}
      </Typography>
    </LocalizationProvider>
  );
}
