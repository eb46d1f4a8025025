import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const first = dayjs('2019-06-01');
const last = dayjs('2024-05-31');

function withinLimits(month: Dayjs) {
  if (month.isBefore(first)) return first;
  return month.isAfter(last) ? last : month;
}

const layout = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  columnGap: 3,
};

export default function ReportPeriod() {
  const id = React.useId();
  const [month, setMonth] = React.useState(dayjs('2024-04-01'));
  const shared = {
    minDate: first,
    maxDate: last,
    value: month,
    onChange: (next: Dayjs) => setMonth(withinLimits(next)),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <div>
          <Typography id={`${id}-year`}>Year of the report</Typography>
          <YearCalendar
            {...shared}
            gridLabelId={`${id}-year`}
            sx={{ width: 'auto', height: 'auto' }}
          />
        </div>
        <div>
          <Typography id={`${id}-month`}>Month of the report</Typography>
          <MonthCalendar
            {...shared}
            gridLabelId={`${id}-month`}
            monthsPerRow={4}
            sx={{ width: 'auto', height: 'auto' }}
          />
        </div>
        {/* #endregion */}
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Report for {month.format('MMMM YYYY')}
      </Typography>
    </LocalizationProvider>
  );
}
