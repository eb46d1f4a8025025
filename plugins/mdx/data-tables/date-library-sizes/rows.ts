import type { TableRow } from 'mdast';
import { readManifest } from '../../library-versions/read-manifest';
import { stringAttribute, tableCell } from '../../syntax-tree/mdx-nodes';
import { tableRow, type RowSource, type RowSources, type TableRequest } from '../row-source';
import { bundleSize } from '../bundle-size';
import { sizeCell } from '../size-cell';
import { dateLibrariesIn, THERE_WITH_PICKERS, type DateLibrary } from './libraries';

const ADAPTERS = '@mui/x-date-pickers';

interface Row {
  name: string;
  library: DateLibrary;
  allLanguagesOfMoment: boolean;
}

/** @param allLanguages name of a further row, for Moment as bundlers take it by themselves */
function rowsToMeasure(packagesDir: string, allLanguages: string | undefined): Row[] {
  return dateLibrariesIn(packagesDir).flatMap((library) => {
    const row = { name: library.name, library, allLanguagesOfMoment: false };
    return library.package === 'moment' && allLanguages
      ? [row, { ...row, name: allLanguages, allLanguagesOfMoment: true }]
      : [row];
  });
}

async function rowFor(row: Row, { packagesDir, language }: TableRequest): Promise<TableRow> {
  const { name, library, allLanguagesOfMoment } = row;
  const version = readManifest(library.package, packagesDir).version;
  const versions = [`${ADAPTERS} ${readManifest(ADAPTERS, packagesDir).version}`, version];
  const sizeOf = (code: string) =>
    bundleSize(code, versions, {
      packagesDir,
      external: THERE_WITH_PICKERS,
      allLanguagesOfMoment,
    });
  const alone = await sizeOf(library.adapter);
  const withGerman = await sizeOf(`${library.adapter}\n${library.german}`);
  const sizes = [alone.minified, alone.gzipped, withGerman.gzipped].map((bytes) =>
    sizeCell(bytes, language),
  );
  return tableRow(tableCell(name), tableCell(version), ...sizes);
}

/**
 * A row for each date library: its installed version, then the size that adapter and library add to
 * an application, minified and compressed, and compressed with German. `momentWithAllLanguages="…"`
 * names a further row.
 */
const rowsFor: RowSource = async (request) => {
  const rows: TableRow[] = [];
  const allLanguages = stringAttribute(request.element, 'momentWithAllLanguages');
  // One after the other, as each may run a bundler.
  for (const row of rowsToMeasure(request.packagesDir, allLanguages)) {
    rows.push(await rowFor(row, request));
  }
  return rows;
};

export const dateLibrarySizes: RowSources = { DateLibrarySizes: rowsFor };
