import { createRequire } from 'node:module';
import type * as Locales from '@mui/x-data-grid/locales';
import { importerOf } from '../../../files/packages-dir';
import { compareLocales, type PackageLocale, type Texts } from './compare-texts';

/** Numbers of rows, columns or filters. */
const SAMPLES = [
  [1, 7],
  [2, 7],
];

function textsOf(locale: (typeof Locales)['enUS']): Texts {
  return { ...locale.components.MuiDataGrid.defaultProps.localeText };
}

/** The locales that the Data Grid ships with, English left out. */
export function readGridLocales(packagesDir: string): PackageLocale[] {
  const requireFile = createRequire(importerOf(packagesDir));
  const locales = requireFile('@mui/x-data-grid/locales') as typeof Locales;
  const texts = Object.entries(locales).map(([name, locale]) => [name, textsOf(locale)] as const);
  return compareLocales(Object.fromEntries(texts), SAMPLES);
}
