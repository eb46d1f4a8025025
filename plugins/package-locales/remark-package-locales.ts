import path from 'node:path';
import type { Root, Table, TableCell, TableRow } from 'mdast';
import type { VFile } from 'vfile';
import { errorAt, isElement, walk } from '../mdx-nodes';
import type { PackageLocale } from './compare-texts';
import { readGridLocales } from './grid-locales';
import { readPickerLocales } from './picker-locales';

/** What stands for the locales of which package. */
const TABLES: Readonly<Record<string, () => PackageLocale[]>> = {
  GridLocales: readGridLocales,
  PickerLocales: readPickerLocales,
};

/** Language of the page: English below `docs/`, else the folder below `i18n/`. */
function languageOf(file: string): string {
  return /(?:^|\/)i18n\/([\w-]+)\//.exec(file.split(path.sep).join('/'))?.[1] ?? 'en';
}

function cell(value: string, type: 'text' | 'inlineCode' = 'text'): TableCell {
  return { type: 'tableCell', children: [{ type, value }] };
}

function rowOf({ name, tag, translated, missing, same }: PackageLocale, language: string): TableRow {
  const count = translated + missing.length + same.length;
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  // A locale is only called complete when it is.
  const part = Math.floor((100 * translated) / count) / 100;
  return {
    type: 'tableRow',
    children: [
      cell(languages.of(tag) ?? tag),
      cell(name, 'inlineCode'),
      cell(share.format(part)),
      cell(String(missing.length)),
      cell(String(same.length)),
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
        const table = node.children.find((child): child is Table => child.type === 'table');
        const rows = readLocales().map((locale) => rowOf(locale, languageOf(vfile.path)));
        if (!table || table.children[0]?.children.length !== rows[0]?.children.length) {
          throw errorAt(vfile, node, `<${name}> holds the head of a table with five columns`);
        }
        table.children.push(...rows);
        parent.children.splice(parent.children.indexOf(node), 1, table);
      }
    }
  };
}
