import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const trip: DateRange<Dayjs> = [
  dayjs('2024-04-17T07:30'),
  dayjs('2024-04-19T21:00'),
];

const fields = {
  fieldRoot: { direction: { xs: 'column', md: 'row' } },
  textField: { fullWidth: true },
} as const;

export default function DateTimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {/* #region excerpt */}
        <DesktopDateTimeRangePicker
          localeText={{ start: 'Trip, in a popup', end: 'Back' }}
          defaultValue={trip}
          slotProps={{ ...fields, toolbar: { hidden: false } }}
        />
        <MobileDateTimeRangePicker
          localeText={{ start: 'Trip, in a dialog', end: 'Back' }}
          defaultValue={trip}
          slotProps={fields}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
