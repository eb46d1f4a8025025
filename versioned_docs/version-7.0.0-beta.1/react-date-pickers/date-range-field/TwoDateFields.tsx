import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const LABELS = { start: 'Insured from', end: 'Insured until' };

export default function TwoDateFields() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17'),
    dayjs('2025-04-16'),
  ]);
  const days = period[1]?.diff(period[0], 'day') ?? NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <MultiInputDateRangeField
        value={period}
        onChange={(range) => setPeriod(range)}
        slotProps={{
          textField: ({ position }) => ({ label: LABELS[position] }),
        }}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 2 }}>
        {days >= 0 ? `${days + 1} days insured` : 'Enter both days'}
      </Typography>
    </LocalizationProvider>
  );
}
