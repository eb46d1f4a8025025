import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Ends on"
        defaultValue={dayjs('2024-04-17')}
        slotProps={{
          field: { clearable: true },
          actionBar: ({ wrapperVariant }) => ({
            actions:
              wrapperVariant === 'mobile' ? ['clear', 'cancel', 'accept'] : [],
          }),
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
