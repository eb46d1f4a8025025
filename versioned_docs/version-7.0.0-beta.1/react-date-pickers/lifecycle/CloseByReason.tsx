import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CloseByReason() {
  const [open, setOpen] = React.useState(false);
  const [month, setMonth] = React.useState<Dayjs | null>(dayjs('2024-04-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Month"
        views={['year', 'month']}
        value={month}
        onChange={(next, { validationError }) => {
          setMonth(next);
          // One click, on the year or on the month, is enough.
          if (validationError === null) setOpen(false);
        }}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
