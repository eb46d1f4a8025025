import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { fajalaliIR } from 'date-fns-jalali/locale';
import { prefixer } from 'stylis';

// #region excerpt
const cache = createCache({
  key: 'jalali-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

const persian = (outer: Theme) =>
  createTheme(outer, { direction: 'rtl' }, faIR);
// #endregion

/** The library has numbers here; Iranian calendars have letters. */
const LETTERS = ['ی', 'د', 'س', 'چ', 'پ', 'ج', 'ش'];
const letterOf = (date: Date) => LETTERS[date.getDay()] ?? '';

export default function JalaliCalendar() {
  const [day, setDay] = React.useState<Date | null>(new Date(2024, 4, 17));
  const valid = day && !Number.isNaN(day.getTime());

  return (
    <div dir="rtl" lang="fa">
      <CacheProvider value={cache}>
        <ThemeProvider theme={persian}>
          <LocalizationProvider
            dateAdapter={AdapterDateFnsJalali}
            adapterLocale={fajalaliIR}
          >
            <DatePicker
              label="روز تحویل"
              value={day}
              onChange={setDay}
              dayOfWeekFormatter={letterOf}
              slotProps={{ popper: { dir: 'rtl' } }}
            />
            <DateCalendar
              value={valid ? day : null}
              onChange={setDay}
              dayOfWeekFormatter={letterOf}
              sx={{ maxWidth: '100%', mx: 0 }}
            />
          </LocalizationProvider>
        </ThemeProvider>
      </CacheProvider>
      <Box role="status" dir="ltr" lang="en" sx={{ textAlign: 'end' }}>
        {valid ? day.toDateString() : 'No day'}
      </Box>
    </div>
  );
}
