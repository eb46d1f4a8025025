import * as React from 'react';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const LOADERS = {
  English: async () => enUS,
  Ελληνικά: async () => (await import('date-fns/locale/el')).el,
  Suomi: async () => (await import('date-fns/locale/fi')).fi,
};

function useLocale(language: keyof typeof LOADERS): Locale {
  const [locale, setLocale] = React.useState<Locale>(enUS);
  React.useEffect(() => {
    let wanted = true;
    void LOADERS[language]().then((loaded) => wanted && setLocale(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  return locale;
}
// #endregion

export default function DateFnsLocales() {
  const [language, setLanguage] =
    React.useState<keyof typeof LOADERS>('English');
  const [due, setDue] = React.useState<Date | null>(new Date(2024, 4, 7));
  const locale = useLocale(language);

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, chosen) => chosen && setLanguage(chosen)}
      >
        {Object.keys(LOADERS).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        key={locale.code}
        dateAdapter={AdapterDateFns}
        adapterLocale={locale}
      >
        <DatePicker
          label="Report due"
          format="d MMMM yyyy"
          value={due}
          onChange={setDue}
        />
      </LocalizationProvider>
    </Stack>
  );
}
