import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const text = (date: Dayjs | null) => date?.format('MMM D, HH:mm') ?? 'open';

export default function TimeOfReference() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimeRangePicker
        localeText={{ start: 'Course from', end: 'Course until' }}
        referenceDate={dayjs('2024-04-17T09:30')}
        value={range}
        onChange={setRange}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', md: 'row' } },
          textField: { fullWidth: true },
        }}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 2, height: 24 }}>
        {text(range[0])} to {text(range[1])}
      </Typography>
    </LocalizationProvider>
  );
}
