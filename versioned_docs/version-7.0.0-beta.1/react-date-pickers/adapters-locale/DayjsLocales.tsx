import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr-ca';
import 'dayjs/locale/hu';
import 'dayjs/locale/pt-br';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const LOCALES = ['en', 'en-gb', 'de', 'fr-ca', 'pt-br', 'hu'];
const departure = dayjs('2024-05-07T16:30');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr 1fr' },
  gap: 2,
};

export default function DayjsLocales() {
  return (
    <Box sx={layout}>
      {/* #region excerpt */}
      {LOCALES.map((locale) => (
        <LocalizationProvider
          key={locale}
          dateAdapter={AdapterDayjs}
          adapterLocale={locale}
        >
          <DateTimeField label={locale} defaultValue={departure} />
        </LocalizationProvider>
      ))}
      {/* #endregion */}
    </Box>
  );
}
