import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

// #region excerpt
const houseStyle = {
  keyboardDate: 'DD MMM YYYY',
  fullTime24h: 'HH.mm',
  keyboardDateTime24h: 'DD MMM YYYY, HH.mm',
};
// #endregion

const signed = dayjs('2024-04-17T14:05');

export default function ProviderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={houseStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DateField label="Day" defaultValue={signed} sx={{ width: 160 }} />
        <TimeField
          label="Time"
          defaultValue={signed}
          ampm={false}
          sx={{ width: 120 }}
        />
        <DateTimeField label="Both" defaultValue={signed} ampm={false} />
      </Box>
    </LocalizationProvider>
  );
}
