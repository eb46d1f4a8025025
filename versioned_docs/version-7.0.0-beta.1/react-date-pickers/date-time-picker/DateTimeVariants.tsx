import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const visit = dayjs('2024-04-17T15:30');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <DesktopDateTimePicker
          label="A popup, with its toolbar"
          defaultValue={visit}
          slotProps={{
            toolbar: { hidden: false, toolbarFormat: 'ddd, MMM D' },
          }}
        />
        <MobileDateTimePicker
          label="A dialog, without tabs"
          defaultValue={visit}
          slotProps={{ tabs: { hidden: true } }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
