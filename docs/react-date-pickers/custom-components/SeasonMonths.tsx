import * as React from 'react';
import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  MonthCalendar,
  type MonthCalendarSlotProps,
} from '@mui/x-date-pickers/MonthCalendar';

// #region excerpt
const season = new Set([5, 6, 7]);

const monthButton: MonthCalendarSlotProps['monthButton'] = (month) =>
  season.has(month.value)
    ? {
        'aria-label': `${month['aria-label']}, high season`,
        sx: { '&:not(:disabled)': { border: 2, borderColor: 'warning.main' } },
      }
    : {};

const slotProps = { monthButton };
// #endregion

export default function SeasonMonths() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography id={id}>Month of the tour</Typography>
      <MonthCalendar
        gridLabelId={id}
        monthsPerRow={4}
        referenceDate={dayjs('2024-04-01')}
        slotProps={slotProps}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
