import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TEXTS, type ProviderProps } from './library-module';
import { LOCALES } from './locales';

dayjs.extend(utc);
dayjs.extend(timezone);

export const fromIso = (iso: string) => dayjs(iso);

/** Provides Day.js to the pickers below. */
export function Provider({ formats, texts, children }: ProviderProps) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={formats && LOCALES[formats].file}
      localeText={texts && TEXTS[texts]}
    >
      {children}
    </LocalizationProvider>
  );
}
