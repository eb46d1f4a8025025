import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, jaJP } from '@mui/x-date-pickers/locales';

const LANGUAGES = {
  en: { name: 'American', texts: enUS },
  'en-gb': { name: 'British', texts: enUS },
  de: { name: 'Deutsch', texts: deDE },
  ja: { name: '日本語', texts: jaJP },
};

function textsOf(language: keyof typeof LANGUAGES) {
  const { MuiLocalizationProvider } = LANGUAGES[language].texts.components;
  return MuiLocalizationProvider.defaultProps.localeText;
}

const start = dayjs('2024-04-17T15:30');

export default function PickerLanguage() {
  const [language, setLanguage] = React.useState<keyof typeof LANGUAGES>('de');

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        justifyItems: 'start',
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, chosen) => chosen && setLanguage(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.entries(LANGUAGES).map(([key, { name }]) => (
          <ToggleButton key={key} value={key}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region excerpt */}
      <LocalizationProvider
        key={language}
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={textsOf(language)}
      >
        <DateTimePicker label="Meeting" defaultValue={start} />
        <div role="group" aria-label="Calendar" style={{ width: '100%' }}>
          <DateCalendar defaultValue={start} sx={{ maxWidth: '100%', m: 0 }} />
        </div>
      </LocalizationProvider>
      {/* #endregion */}
    </Box>
  );
}
