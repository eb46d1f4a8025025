import moment from 'moment';
import 'moment/locale/nl';
import 'moment/locale/tr';
import Box from '@mui/material/Box';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Each import above made its locale the global one.
moment.locale('en');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  gap: 2,
};

export default function MomentLocales() {
  return (
    <Box sx={layout}>
      {/* #region excerpt */}
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="nl">
        <DatePicker
          label="Inleverdatum"
          format="LL"
          defaultValue={moment('2024-05-07')}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="tr">
        <DatePicker
          label="Teslim tarihi"
          format="LL"
          defaultValue={moment('2024-05-07')}
        />
      </LocalizationProvider>
      {/* #endregion */}
    </Box>
  );
}
