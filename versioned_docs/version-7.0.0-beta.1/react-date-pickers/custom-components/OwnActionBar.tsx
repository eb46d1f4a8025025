import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// #region excerpt
function DeliveryActions(props: PickersActionBarProps) {
  const { className, onAccept, onClear } = props;
  return (
    <Box
      className={className}
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        p: 1.5,
        bgcolor: 'action.hover',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button onClick={onClear}>Any day</Button>
      <Button variant="contained" onClick={onAccept} sx={{ borderRadius: 4 }}>
        Deliver then
      </Button>
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

export default function OwnActionBar() {
  const [day, setDay] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        referenceDate={dayjs('2024-04-17')}
        onAccept={setDay}
        slots={{ actionBar: DeliveryActions }}
        sx={fits}
      />
      <Typography role="status" sx={{ height: 24, mt: 1 }}>
        Delivery: {day ? day.format('MMMM D, YYYY') : 'any day'}
      </Typography>
    </LocalizationProvider>
  );
}
