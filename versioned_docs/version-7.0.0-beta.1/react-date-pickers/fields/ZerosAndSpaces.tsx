import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const first = dayjs('2024-04-05');

export default function ZerosAndSpaces() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DateField label="Default" defaultValue={first} format="D.M.YYYY" />
        <DateField
          label="Without zeros"
          defaultValue={first}
          format="D.M.YYYY"
          shouldRespectLeadingZeros
        />
        <DateField
          label="With space"
          defaultValue={first}
          format="D.M.YYYY"
          formatDensity="spacious"
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
