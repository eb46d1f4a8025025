import * as React from 'react';
import { DateTime } from 'luxon';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import * as locales from '@mui/x-date-pickers/locales';

/** `zhHK` is `zh-HK`; two locales have the code of their country's name. */
const tagOf = (name: string) =>
  name.replace('kz', 'kk').replace(/[A-Z]+$/, (region) => `-${region}`);
const languages = new Intl.DisplayNames('en', { type: 'language' });

const OPTIONS = Object.entries(locales).flatMap(([name, locale]) =>
  'components' in locale
    ? {
        name,
        tag: `${tagOf(name)}-u-ca-gregory`,
        label: languages.of(tagOf(name)) ?? name,
        texts:
          locale.components.MuiLocalizationProvider.defaultProps.localeText,
      }
    : [],
);
const first = OPTIONS.find(({ name }) => name === 'deDE');
const day = DateTime.fromISO('2024-05-17T16:30');

/** As wide as a calendar; narrower on a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function AllLanguages() {
  const [option, setOption] = React.useState(first ?? OPTIONS[0]);

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
      <Autocomplete
        disableClearable
        options={OPTIONS}
        value={option}
        onChange={(_event, chosen) => setOption(chosen)}
        renderInput={(params) => <TextField {...params} label="Language" />}
      />
      {/* #region excerpt */}
      <LocalizationProvider
        key={option?.name}
        dateAdapter={AdapterLuxon}
        adapterLocale={option?.tag}
        localeText={option?.texts}
      >
        <DateTimeField label="Date" InputLabelProps={{ shrink: true }} />
        <StaticDatePicker
          defaultValue={day}
          slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
          sx={fits}
        />
      </LocalizationProvider>
      {/* #endregion */}
    </Box>
  );
}
