import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const sample = dayjs('2024-04-17T15:30:20');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <DateTimePicker
          label="To the second"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={sample}
        />
        <DateTimePicker
          label="To the hour"
          views={['year', 'day', 'hours']}
          defaultValue={sample}
        />
        <DateTimePicker
          label="In the order of a log"
          ampm={false}
          format="YYYY-MM-DD HH:mm"
          defaultValue={sample}
        />
        <DateTimePicker
          label="Beginning with the year"
          openTo="year"
          defaultValue={sample}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
