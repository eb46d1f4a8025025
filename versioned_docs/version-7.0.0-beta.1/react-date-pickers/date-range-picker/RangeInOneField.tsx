import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function RangeInOneField() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-01'),
    dayjs('2024-04-30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateRangePicker
        label="Billing period"
        value={period}
        onChange={(range) => setPeriod(range)}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{ field: { clearable: true } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
