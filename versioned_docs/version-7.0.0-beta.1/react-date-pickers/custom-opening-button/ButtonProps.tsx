import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Maintenance"
        defaultValue={dayjs('2024-05-17')}
        slotProps={{
          inputAdornment: { position: 'start' },
          openPickerButton: { color: 'primary', size: 'small' },
          openPickerIcon: { fontSize: 'small' },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
