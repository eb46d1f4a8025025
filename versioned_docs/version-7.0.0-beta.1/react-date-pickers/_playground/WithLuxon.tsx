import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TEXTS, type ProviderProps } from './library-module';

export const fromIso = (iso: string) => DateTime.fromISO(iso);

/** Provides Luxon to the pickers below. */
export function Provider({ formats, texts, children }: ProviderProps) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={formats}
      localeText={texts && TEXTS[texts]}
    >
      {children}
    </LocalizationProvider>
  );
}
