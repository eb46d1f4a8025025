import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { type DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const today = dayjs('2024-04-17');

// #region excerpt
function CountdownToolbar(props: DatePickerToolbarProps<Dayjs>) {
  const { className, value } = props;
  const days = value ? value.diff(today, 'day') : 0;
  return (
    <Box
      className={className}
      sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      <Typography variant="overline">Opening night</Typography>
      <Typography variant="h5" component="div" role="status">
        {days === 1 ? '1 day to go' : `${days} days to go`}
      </Typography>
    </Box>
  );
}
// #endregion

/** As wide as a calendar; narrower on a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function OwnToolbar() {
  const [value, setValue] = React.useState<Dayjs | null>(today.add(9, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        minDate={today}
        value={value}
        onChange={setValue}
        slots={{ toolbar: CountdownToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
        sx={fits}
      />
    </LocalizationProvider>
  );
}
