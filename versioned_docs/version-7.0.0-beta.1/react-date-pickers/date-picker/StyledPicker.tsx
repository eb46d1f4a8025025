import dayjs from 'dayjs';
import EventAvailable from '@mui/icons-material/EventAvailable';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StyledPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Concert"
        defaultValue={dayjs('2024-04-17')}
        sx={{ width: 260 }}
        slots={{ openPickerIcon: EventAvailable }}
        slotProps={{
          inputAdornment: { position: 'start' },
          openPickerButton: { color: 'primary' },
          desktopPaper: { sx: { borderRadius: 2 } },
          day: { sx: { borderRadius: 1 } },
          layout: { sx: { bgcolor: 'action.hover' } },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
