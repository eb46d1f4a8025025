import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

const visit = dayjs('2024-04-17T15:30');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <DesktopTimePicker label="Lists in a popup" defaultValue={visit} />
        <MobileTimePicker label="A clock in a dialog" defaultValue={visit} />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
