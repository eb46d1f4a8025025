import { LOCALES, type OtherLocale } from './locales';

/** The code that a date library needs. */
export interface LibraryInfo {
  adapter: string;
  adapterPath: string;
  /** Whether its adapter supports time zones. */
  zones: boolean;
  imports(zone: boolean): readonly string[];
  /** Code between the imports and the component. */
  setUp?(zone: boolean): readonly string[];
  localeImport?(locale: OtherLocale): string;
  /** The attribute of the provider. */
  adapterLocale(locale: OtherLocale): string;
  value(iso: string): string;
  /** Converts a format from the tokens of Day.js and Moment. */
  format(tokens: string): string;
}

/** The Unicode tokens, for date-fns and Luxon. */
const unicode = (tokens: string) => tokens.replace(/[YDA]/g, (token) => token.toLowerCase());
const sameTokens = (tokens: string) => tokens;

const DAYJS: LibraryInfo = {
  adapter: 'AdapterDayjs',
  adapterPath: 'AdapterDayjs',
  zones: true,
  imports: (zone) => [
    "import dayjs from 'dayjs';",
    ...(zone
      ? ["import timezone from 'dayjs/plugin/timezone';", "import utc from 'dayjs/plugin/utc';"]
      : []),
  ],
  setUp: (zone) => (zone ? ['dayjs.extend(utc);', 'dayjs.extend(timezone);'] : []),
  localeImport: (locale) => `import 'dayjs/locale/${LOCALES[locale].file}';`,
  adapterLocale: (locale) => `"${LOCALES[locale].file}"`,
  value: (iso) => `dayjs('${iso}')`,
  format: sameTokens,
};

const DATE_FNS: LibraryInfo = {
  adapter: 'AdapterDateFns',
  adapterPath: 'AdapterDateFnsV3',
  zones: false,
  imports: () => [],
  // Imported under another name, because some have the same name as the texts of MUI X.
  localeImport: (locale) =>
    `import { ${LOCALES[locale].dateFns} as locale } from 'date-fns/locale/${locale}';`,
  adapterLocale: () => '{locale}',
  value: (iso) => `new Date('${iso}')`,
  format: unicode,
};

const LUXON: LibraryInfo = {
  adapter: 'AdapterLuxon',
  adapterPath: 'AdapterLuxon',
  zones: true,
  imports: () => ["import { DateTime } from 'luxon';"],
  adapterLocale: (locale) => `"${locale}"`,
  value: (iso) => `DateTime.fromISO('${iso}')`,
  format: unicode,
};

const MOMENT: LibraryInfo = {
  adapter: 'AdapterMoment',
  adapterPath: 'AdapterMoment',
  zones: true,
  imports: (zone) => [`import moment from '${zone ? 'moment-timezone' : 'moment'}';`],
  localeImport: (locale) => `import 'moment/locale/${LOCALES[locale].file}';`,
  adapterLocale: (locale) => `"${LOCALES[locale].file}"`,
  value: (iso) => `moment('${iso}')`,
  format: sameTokens,
};

export const LIBRARIES = {
  'Day.js': DAYJS,
  'date-fns': DATE_FNS,
  Luxon: LUXON,
  Moment: MOMENT,
};

export type LibraryName = keyof typeof LIBRARIES;
