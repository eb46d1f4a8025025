import type { Root, TableRow } from 'mdast';
import type { VFile } from 'vfile';
import { readManifest } from '../../../../model/library-versions';
import {
  errorAt,
  isElement,
  replaceNode,
  stringAttribute,
  tableCell,
  tableInside,
  walk,
} from '../../syntax-tree/mdx-nodes';
import { languageOf } from '../../../site-pages/source-folder';
import { bundleSize } from './bundle-size';
import { DATE_LIBRARIES, type DateLibrary } from './libraries';

const NAME = 'DateLibrarySizes';
const ADAPTERS = '@mui/x-date-pickers';
const COLUMNS = 5;

interface Place {
  siteDir: string;
  /** Of the page, for numbers. */
  language: string;
}

interface Row {
  name: string;
  library: DateLibrary;
  allLanguagesOfMoment: boolean;
}

/** @param allLanguages name of a further row, for Moment as bundlers take it by themselves */
function rowsToMeasure(allLanguages: string | undefined): Row[] {
  return DATE_LIBRARIES.flatMap((library) => {
    const row = { name: library.name, library, allLanguagesOfMoment: false };
    return library.package === 'moment' && allLanguages
      ? [row, { ...row, name: allLanguages, allLanguagesOfMoment: true }]
      : [row];
  });
}

async function tableRow(row: Row, { siteDir, language }: Place): Promise<TableRow> {
  const { name, library, allLanguagesOfMoment } = row;
  const version = readManifest(library.package, siteDir).version;
  const versions = [`${ADAPTERS} ${readManifest(ADAPTERS, siteDir).version}`, version];
  const sizeOf = (code: string) => bundleSize(code, versions, { allLanguagesOfMoment });
  const alone = await sizeOf(library.adapter);
  const withGerman = await sizeOf(`${library.adapter}\n${library.german}`);
  const kilobytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const sizes = [alone.minified, alone.gzipped, withGerman.gzipped].map((bytes) =>
    tableCell(kilobytes.format(bytes / 1000)),
  );
  return { type: 'tableRow', children: [tableCell(name), tableCell(version), ...sizes] };
}

/**
 * Fills the table inside `<DateLibrarySizes>`, of which the page writes the head, with a row for each
 * date library: its installed version, then what adapter and library add to an application, minified
 * and compressed, and compressed with German. `momentWithAllLanguages="…"` names a further row.
 * @throws with page and line when there is no table with five columns, or a library cannot be bundled
 */
export function remarkDateLibrarySizes({ siteDir }: { siteDir: string }) {
  return async (root: Root, vfile: VFile): Promise<void> => {
    for (const { node, parent } of walk(root)) {
      if (!isElement(node, NAME)) continue;
      const table = tableInside(node);
      if (table?.children[0]?.children.length !== COLUMNS) {
        throw errorAt(vfile, node, `<${NAME}> holds the head of a table with five columns`);
      }
      const place = { siteDir, language: languageOf(vfile.path) };
      try {
        for (const row of rowsToMeasure(stringAttribute(node, 'momentWithAllLanguages'))) {
          table.children.push(await tableRow(row, place));
        }
      } catch (error) {
        throw errorAt(vfile, node, error instanceof Error ? error.message : String(error));
      }
      replaceNode(parent, node, table);
    }
  };
}
