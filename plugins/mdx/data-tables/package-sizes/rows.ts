import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TableRow } from 'mdast';
import { tableCell } from '../../syntax-tree/mdx-nodes';
import { bundleSize } from '../bundle-size';
import { planNameOf } from '../plan-name-of';
import { tableRow, type RowSource, type RowSources, type TableRequest } from '../row-source';
import { sizeCell } from '../size-cell';
import { measuredPackagesIn, THERE_WITH_MATERIAL_UI, type MeasuredPackage } from './packages';

/** Names the versions of all that can be in a bundle, with what the packages themselves install. */
function installedVersions(packagesDir: string): string {
  const lock = readFileSync(path.join(packagesDir, '..', 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

async function rowFor(
  measured: MeasuredPackage,
  { packagesDir, language }: TableRequest,
): Promise<TableRow> {
  const versions = [installedVersions(packagesDir)];
  const sizeOf = (code: string) =>
    bundleSize(code, versions, { packagesDir, external: THERE_WITH_MATERIAL_UI });
  const one = await sizeOf(`export { ${measured.component} } from '${measured.entry}';`);
  const all = await sizeOf(`export * from '${measured.package}';`);
  return tableRow(
    tableCell(measured.component, 'inlineCode'),
    ...[one.gzipped, one.minified, all.gzipped].map((bytes) => sizeCell(bytes, language)),
    tableCell(planNameOf(measured.package)),
    tableCell(measured.package, 'inlineCode'),
  );
}

/**
 * A row for each package: a component, the size that it adds to an application with Material UI,
 * compressed and minified, and that of the whole package, compressed. Plan and package come last, as
 * phones show the first columns only.
 */
const rowsFor: RowSource = async (request) => {
  const rows: TableRow[] = [];
  // One after the other, as each may run a bundler.
  for (const measured of measuredPackagesIn(request.packagesDir)) {
    rows.push(await rowFor(measured, request));
  }
  return rows;
};

export const packageSizes: RowSources = { PackageSizes: rowsFor };
