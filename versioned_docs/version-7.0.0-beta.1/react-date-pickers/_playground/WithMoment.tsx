import moment, { type Moment } from 'moment';
import 'moment/locale/de';
import 'moment/locale/fr';
import 'moment/locale/pt-br';
import 'moment/locale/zh-cn';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TEXTS, type ProviderProps } from './library-module';
import { LOCALES } from './locales';

// Each import above made its locale the global one.
moment.locale('en');

export const fromIso = (iso: string): Moment => moment(iso);

interface MomentProviderProps extends ProviderProps {
  /** Moment with time zones, if needed. */
  instance?: typeof moment;
}

/** Provides Moment to the pickers below. */
export function Provider(props: MomentProviderProps) {
  const { formats, texts, instance, children } = props;
  return (
    <LocalizationProvider
      dateAdapter={AdapterMoment}
      adapterLocale={formats ? LOCALES[formats].file : 'en'}
      dateLibInstance={instance}
      localeText={texts && TEXTS[texts]}
    >
      {children}
    </LocalizationProvider>
  );
}
