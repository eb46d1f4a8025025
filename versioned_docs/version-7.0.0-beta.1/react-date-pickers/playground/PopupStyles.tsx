import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

const { root, selected } = pickersDayClasses;

// #region excerpt
const styles = {
  [`&& .${root}.${selected}`]: { borderRadius: '6px' },
};

export default function PopupStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        defaultValue={dayjs('2024-04-17')}
        slotProps={{ layout: { sx: styles } }}
      />
    </LocalizationProvider>
  );
}
// #endregion
