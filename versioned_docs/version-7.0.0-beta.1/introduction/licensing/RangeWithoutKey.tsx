import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { Unstable_LicenseInfoProvider as LicenseInfoProvider } from '@mui/x-license';

const WITHOUT_KEY = { key: '' };

export default function RangeWithoutKey() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <LicenseInfoProvider info={WITHOUT_KEY}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <SingleInputDateRangeField
            label="Field only"
            sx={{ width: 260 }}
            defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-10')]}
          />
          <DateRangePicker
            defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-10')]}
            localeText={{ start: 'Exhibition from', end: 'to' }}
          />
        </Box>
      </LicenseInfoProvider>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
