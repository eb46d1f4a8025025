import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const visit = dayjs('2024-04-17');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <DatePicker label="By pointer (default)" defaultValue={visit} />
        <DatePicker
          label="By width"
          desktopModeMediaQuery="@media (min-width: 900px)"
          defaultValue={visit}
        />
        <DesktopDatePicker label="Always a popup" defaultValue={visit} />
        <MobileDatePicker label="Always a dialog" defaultValue={visit} />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
