import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function FieldLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateRangePicker
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        defaultValue={[dayjs('2024-04-22'), dayjs('2024-04-26')]}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', md: 'row' } },
          fieldSeparator: { children: 'until' },
          textField: ({ position }) => ({
            size: 'small',
            fullWidth: true,
            required: position === 'start',
            helperText: position === 'start' ? 'After 15:00' : 'Before 11:00',
          }),
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
