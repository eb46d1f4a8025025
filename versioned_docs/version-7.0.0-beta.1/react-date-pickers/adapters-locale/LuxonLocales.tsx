import { DateTime } from 'luxon';
import Box from '@mui/material/Box';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const TAGS = [
  { tag: 'en-US', label: 'American' },
  { tag: 'en-US-u-hc-h23', label: 'American, 24 hours' },
  { tag: 'fa-IR-u-ca-gregory', label: 'Persian, Gregorian calendar' },
  { tag: 'fa-IR-u-ca-gregory-nu-latn', label: 'The same, Latin digits' },
];
// #endregion

const start = DateTime.fromISO('2024-05-07T16:30');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  gap: 2,
};

export default function LuxonLocales() {
  return (
    <Box sx={layout}>
      {TAGS.map(({ tag, label }) => (
        <LocalizationProvider
          key={tag}
          dateAdapter={AdapterLuxon}
          adapterLocale={tag}
        >
          <DateTimeField label={label} defaultValue={start} helperText={tag} />
        </LocalizationProvider>
      ))}
    </Box>
  );
}
