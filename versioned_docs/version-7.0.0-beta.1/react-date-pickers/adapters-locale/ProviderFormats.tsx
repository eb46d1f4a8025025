import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const dateFormats = {
  keyboardDate: 'YYYY-MM-DD',
  keyboardDateTime24h: 'YYYY-MM-DD HH:mm',
  keyboardDateTime12h: 'YYYY-MM-DD hh:mm A',
  fullDate: 'dddd, D MMMM YYYY',
};
// #endregion

const backup = dayjs('2024-05-07T16:30');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  gap: 2,
};

export default function ProviderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Box sx={layout}>
        <DatePicker label="Day of the backup" defaultValue={backup} />
        <DateTimePicker
          label="Start of the backup"
          defaultValue={backup}
          ampm={false}
        />
      </Box>
    </LocalizationProvider>
  );
}
