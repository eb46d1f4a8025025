import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';

const isOdd = (year: Dayjs) => year.year() % 2 === 1;
const first = dayjs('2001-01-01');

export default function BiennialYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DateField
          label="Year of the exhibition"
          format="YYYY"
          defaultValue={first}
          shouldDisableYear={isOdd}
        />
        {/* #endregion */}
        <Box role="group" aria-label="Years with an exhibition">
          <YearCalendar
            minDate={first}
            maxDate={first.add(8, 'year')}
            shouldDisableYear={isOdd}
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
