import { de } from 'date-fns/locale/de';
import { fr } from 'date-fns/locale/fr';
import { ptBR } from 'date-fns/locale/pt-BR';
import { zhCN } from 'date-fns/locale/zh-CN';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TEXTS, type ProviderProps } from './library-module';

const LOCALES_OF_DATE_FNS = { de, fr, 'pt-BR': ptBR, 'zh-CN': zhCN };

export const fromIso = (iso: string) => new Date(iso);

/** Provides date-fns to the pickers below. */
export function Provider({ formats, texts, children }: ProviderProps) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={formats && LOCALES_OF_DATE_FNS[formats]}
      localeText={texts && TEXTS[texts]}
    >
      {children}
    </LocalizationProvider>
  );
}
