import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2024-05-07');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr 1fr' },
  gap: 2,
};

export default function FormatDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Box sx={layout}>
        {/* #region excerpt */}
        <DateField label="As in the locale" defaultValue={day} />
        <DateField
          label="With spaces"
          defaultValue={day}
          formatDensity="spacious"
        />
        <DateField
          label="Without leading zeros"
          defaultValue={day}
          format="D.M.YYYY"
          shouldRespectLeadingZeros
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
