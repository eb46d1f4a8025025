import * as locales from '@mui/x-data-grid/locales';
import { compareLocales, type PackageLocale, type Texts } from './compare-texts';

/** Numbers of rows, columns or filters. */
const SAMPLES = [
  [1, 7],
  [2, 7],
];

function textsOf(locale: (typeof locales)['enUS']): Texts {
  return { ...locale.components.MuiDataGrid.defaultProps.localeText };
}

/** The locales that the Data Grid ships with, English left out. */
export function readGridLocales(): PackageLocale[] {
  const texts = Object.entries(locales).map(([name, locale]) => [name, textsOf(locale)] as const);
  return compareLocales(Object.fromEntries(texts), SAMPLES);
}
