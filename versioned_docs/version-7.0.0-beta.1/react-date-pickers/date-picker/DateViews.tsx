import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const built = dayjs('2024-04-17');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function DateViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <DatePicker label="Year" views={['year']} defaultValue={built} />
        <DatePicker
          label="Year and month"
          views={['year', 'month']}
          openTo="month"
          defaultValue={built}
        />
        <DatePicker
          label="Year, month and day"
          views={['year', 'month', 'day']}
          defaultValue={built}
        />
        <DatePicker label="Day" views={['day']} defaultValue={built} />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
