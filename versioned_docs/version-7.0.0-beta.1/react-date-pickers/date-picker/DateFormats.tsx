import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const harvest = dayjs('2024-04-07');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function DateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <DatePicker
          label="YYYY-MM-DD"
          format="YYYY-MM-DD"
          defaultValue={harvest}
        />
        <DatePicker
          label="D MMMM YYYY"
          format="D MMMM YYYY"
          defaultValue={harvest}
        />
        <DatePicker
          label="D MMMM YYYY, as it is"
          format="D MMMM YYYY"
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
          defaultValue={harvest}
        />
        <DatePicker
          label="[Day] DD [of] MMM"
          format="[Day] DD [of] MMM"
          defaultValue={harvest}
        />
        <DatePicker
          label="Spacious"
          formatDensity="spacious"
          defaultValue={harvest}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
