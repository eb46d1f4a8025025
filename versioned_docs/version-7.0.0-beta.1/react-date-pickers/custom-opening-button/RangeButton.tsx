import * as React from 'react';
import dayjs from 'dayjs';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import DateRange from '@mui/icons-material/DateRange';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function RangeButton() {
  const [open, setOpen] = React.useState(false);

  // #region excerpt
  const opener = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Choose dates"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <DateRange />
      </IconButton>
    </InputAdornment>
  );
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Fair"
        calendars={1}
        defaultValue={[dayjs('2024-05-17'), dayjs('2024-05-20')]}
        open={open}
        onOpen={() => {}}
        onClose={() => setOpen(false)}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{ textField: { InputProps: { endAdornment: opener } } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
