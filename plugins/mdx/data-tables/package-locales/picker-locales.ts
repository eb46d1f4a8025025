import { createRequire } from 'node:module';
import type * as Locales from '@mui/x-date-pickers/locales';
import { importerOf } from '../../../files/packages-dir';
import { compareLocales, type PackageLocale, type Texts } from './compare-texts';

/** Placeholder for a date, and for the adapter that formats it. */
const DATE = { isValid: () => true, format: () => '9' };

/** Sample arguments: views, numbers and dates, and the content of a field's section. */
const SAMPLES = [
  ['hours', DATE, DATE],
  [{ digitAmount: 4, contentType: 'letter' }, DATE, DATE],
];

type Locale = (typeof Locales)['enUS'];

function isLocale(value: object): value is Locale {
  return 'components' in value;
}

function textsOf(locale: Locale): Texts {
  return { ...locale.components.MuiLocalizationProvider.defaultProps.localeText };
}

/** The locales that the Date and Time Pickers ship with, English left out. */
export function readPickerLocales(packagesDir: string): PackageLocale[] {
  const requireFile = createRequire(importerOf(packagesDir));
  const locales = requireFile('@mui/x-date-pickers/locales') as typeof Locales;
  const texts = Object.entries(locales).flatMap(([name, locale]) =>
    isLocale(locale) ? [[name, textsOf(locale)] as const] : [],
  );
  return compareLocales(Object.fromEntries(texts), SAMPLES);
}
