import type { TableRow } from 'mdast';
import { tableCell } from '../../syntax-tree/mdx-nodes';
import { tableRow, type RowSource, type RowSources } from '../row-source';
import type { PackageLocale } from './compare-texts';
import { readGridLocales } from './grid-locales';
import { readPickerLocales } from './picker-locales';

function rowFor(
  { name, tag, translated, missing, same }: PackageLocale,
  language: string,
): TableRow {
  const count = translated + missing.length + same.length;
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  // A locale is only called complete when it is.
  const part = Math.floor((100 * translated) / count) / 100;
  return tableRow(
    tableCell(languages.of(tag) ?? tag),
    tableCell(name, 'inlineCode'),
    tableCell(share.format(part)),
    tableCell(String(missing.length)),
    tableCell(String(same.length)),
  );
}

/**
 * A row for each locale of a package: its language, its export, and how many of the texts are
 * translated, missing, and the same as in English.
 */
function rowsFor(readLocales: (packagesDir: string) => PackageLocale[]): RowSource {
  return ({ language, packagesDir }) =>
    readLocales(packagesDir).map((locale) => rowFor(locale, language));
}

export const packageLocales: RowSources = {
  GridLocales: rowsFor(readGridLocales),
  PickerLocales: rowsFor(readPickerLocales),
};
