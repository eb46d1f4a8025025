import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const train = dayjs('2024-05-07T16:30');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr 1fr' },
  gap: 2,
};

export default function TwelveOrTwentyFour() {
  return (
    <Box sx={layout}>
      {/* #region excerpt */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker label="As in America" defaultValue={train} />
        <TimePicker label="With 24 hours" defaultValue={train} ampm={false} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimePicker label="As in Germany" defaultValue={train} />
      </LocalizationProvider>
      {/* #endregion */}
    </Box>
  );
}
