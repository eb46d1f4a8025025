import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const split = dayjs('2024-04-17T14:07:42');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <TimePicker label="Hour" views={['hours']} defaultValue={split} />
        <TimePicker
          label="With seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={split}
        />
        <TimePicker
          label="Within the hour"
          views={['minutes', 'seconds']}
          defaultValue={split}
        />
        <TimePicker
          label="Opens at the minutes"
          openTo="minutes"
          defaultValue={split}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
