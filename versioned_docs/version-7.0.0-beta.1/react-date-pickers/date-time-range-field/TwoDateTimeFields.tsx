import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

const LABELS = { start: 'Outage began', end: 'Service restored' };

export default function TwoDateTimeFields() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17T23:40'),
    dayjs('2024-04-18T01:55'),
  ]);
  const minutes = outage[1]?.diff(outage[0], 'minute') ?? NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <MultiInputDateTimeRangeField
        value={outage}
        onChange={(range) => setOutage(range)}
        direction={{ xs: 'column', md: 'row' }}
        slotProps={{
          textField: ({ position }) => ({
            label: LABELS[position],
            fullWidth: true,
          }),
        }}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 2 }}>
        {minutes >= 0 ? `Down for ${minutes} minutes` : 'Enter both times'}
      </Typography>
    </LocalizationProvider>
  );
}
