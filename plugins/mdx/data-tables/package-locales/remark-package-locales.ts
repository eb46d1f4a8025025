import type { Root, TableRow } from 'mdast';
import type { VFile } from 'vfile';
import {
  errorAt,
  isElement,
  replaceNode,
  tableCell,
  tableInside,
  walk,
} from '../../syntax-tree/mdx-nodes';
import { languageOf } from '../../../site-pages/source-folder';
import type { PackageLocale } from './compare-texts';
import { readGridLocales } from './grid-locales';
import { readPickerLocales } from './picker-locales';

/** What stands for the locales of which package. */
const TABLES: Readonly<Record<string, () => PackageLocale[]>> = {
  GridLocales: readGridLocales,
  PickerLocales: readPickerLocales,
};

function rowOf(
  { name, tag, translated, missing, same }: PackageLocale,
  language: string,
): TableRow {
  const count = translated + missing.length + same.length;
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  // A locale is only called complete when it is.
  const part = Math.floor((100 * translated) / count) / 100;
  return {
    type: 'tableRow',
    children: [
      tableCell(languages.of(tag) ?? tag),
      tableCell(name, 'inlineCode'),
      tableCell(share.format(part)),
      tableCell(String(missing.length)),
      tableCell(String(same.length)),
    ],
  };
}

/**
 * Fills the table inside `<GridLocales>` or `<PickerLocales>`, of which the page writes the head,
 * with a row for each locale of the package: its language, its export, and how many of the texts
 * are translated, missing, and the same as in English.
 * @throws with page and line when there is no table with that many columns
 */
export function remarkPackageLocales() {
  return (root: Root, vfile: VFile): void => {
    for (const [name, readLocales] of Object.entries(TABLES)) {
      for (const { node, parent } of walk(root)) {
        if (!isElement(node, name)) continue;
        const table = tableInside(node);
        const rows = readLocales().map((locale) => rowOf(locale, languageOf(vfile.path)));
        if (!table || table.children[0]?.children.length !== rows[0]?.children.length) {
          throw errorAt(vfile, node, `<${name}> holds the head of a table with five columns`);
        }
        table.children.push(...rows);
        replaceNode(parent, node, table);
      }
    }
  };
}
