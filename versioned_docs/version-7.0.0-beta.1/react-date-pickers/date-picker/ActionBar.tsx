import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Renewal"
        defaultValue={dayjs('2024-04-17')}
        closeOnSelect={false}
        localeText={{ okButtonLabel: 'Renew', clearButtonLabel: 'Never' }}
        slotProps={{
          actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
