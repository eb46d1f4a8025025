import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const letter = dayjs('1789-07-14');

export default function HistoricDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DateField label="Letter, default limits" defaultValue={letter} />
        <DateField
          label="Letter, limits of the archive"
          defaultValue={letter}
          minDate={dayjs('1600-01-01')}
          maxDate={dayjs('1899-12-31')}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
