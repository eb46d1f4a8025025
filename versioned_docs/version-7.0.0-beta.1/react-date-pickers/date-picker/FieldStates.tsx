import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const signed = dayjs('2024-04-17');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
  alignItems: 'start',
};

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <DatePicker label="Disabled" defaultValue={signed} disabled />
        <DatePicker label="Read-only" defaultValue={signed} readOnly />
        <DatePicker
          label="First day of work"
          slotProps={{
            textField: { required: true, helperText: 'As in your contract' },
          }}
        />
        <DatePicker
          label="Small and filled"
          defaultValue={signed}
          slotProps={{ textField: { size: 'small', variant: 'filled' } }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
