import dayjs from 'dayjs';
import FlightLand from '@mui/icons-material/FlightLand';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const textField = ({ position }: { position?: 'start' | 'end' }) => ({
  variant: 'standard' as const,
  helperText: position === 'start' ? 'From Lisbon' : 'From Tromsø',
  InputProps: {
    startAdornment: (
      <InputAdornment position="start">
        {position === 'start' ? <FlightTakeoff /> : <FlightLand />}
      </InputAdornment>
    ),
  },
});
// #endregion

export default function RangeTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Outbound', end: 'Return' }}
        defaultValue={[dayjs('2024-05-17'), dayjs('2024-05-26')]}
        slotProps={{
          textField,
          field: { dateSeparator: 'to' },
          fieldRoot: { direction: { xs: 'column', sm: 'row' }, maxWidth: 520 },
        }}
      />
    </LocalizationProvider>
  );
}
