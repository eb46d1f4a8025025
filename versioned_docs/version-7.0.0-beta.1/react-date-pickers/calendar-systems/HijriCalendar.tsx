import * as React from 'react';
import moment, { type Moment } from 'moment-hijri';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';

const cache = createCache({
  key: 'hijri-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

const arabic = (outer: Theme) => createTheme(outer, { direction: 'rtl' });

// #region excerpt
/** The tables contain the years 1356 to 1499. */
const minDate = moment('1938-01-01');
const maxDate = moment('2075-12-31');
// #endregion

export default function HijriCalendar() {
  const [day, setDay] = React.useState<Moment | null>(moment('2024-05-17'));

  return (
    <div dir="rtl" lang="ar">
      <CacheProvider value={cache}>
        <ThemeProvider theme={arabic}>
          <LocalizationProvider dateAdapter={AdapterMomentHijri}>
            <DateField
              label="تاريخ الميلاد"
              value={day}
              onChange={setDay}
              minDate={minDate}
              maxDate={maxDate}
            />
            <DateCalendar
              value={day?.isValid() ? day : null}
              onChange={setDay}
              minDate={minDate}
              maxDate={maxDate}
              sx={{ maxWidth: '100%', mx: 0 }}
            />
          </LocalizationProvider>
        </ThemeProvider>
      </CacheProvider>
      <Box role="status" dir="ltr" lang="en" sx={{ textAlign: 'end' }}>
        {day?.isValid()
          ? day.clone().locale('en').format('MMMM D, YYYY')
          : 'No day'}
      </Box>
    </div>
  );
}
