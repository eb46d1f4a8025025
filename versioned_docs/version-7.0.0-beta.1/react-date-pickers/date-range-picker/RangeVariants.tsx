import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const tour: DateRange<Dayjs> = [dayjs('2024-04-17'), dayjs('2024-04-21')];

export default function RangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {/* #region excerpt */}
        <DesktopDateRangePicker
          localeText={{ start: 'Tour, in a popup', end: 'Until' }}
          defaultValue={tour}
        />
        <MobileDateRangePicker
          localeText={{ start: 'Tour, in a dialog', end: 'Until' }}
          defaultValue={tour}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
