import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { DOCS_VERSIONS, WORKING_COPY } from '../../model/library-versions';
import { apiFamiliesOf } from '../../plugins/api-reference/families';
import { readExports } from './read-exports';

/** Names of all exports by family, sorted: the content of `versions/<id>/exports.json`. */
export type ExportList = Record<string, string[]>;

/**
 * Lists the exports of the packages of each family of a version.
 * @param packagesDir folder `node_modules` with the packages
 */
export function listExports(version: DocsVersion, packagesDir: string): ExportList {
  return Object.fromEntries(
    apiFamiliesOf(version).map(({ id, packages }) => {
      const names = packages.map(({ name }) => name);
      return [id, readExports(packagesDir, names)];
    }),
  );
}

function exportsFile(siteDir: string, id: string): string {
  return path.join(siteDir, 'versions', id, 'exports.json');
}

/** Reads the exports of a version that was cut. */
export function readExportList(siteDir: string, id: string): ExportList {
  return JSON.parse(readFileSync(exportsFile(siteDir, id), 'utf8')) as ExportList;
}

/**
 * Writes the exports of a version to its folder.
 * @param packagesDir folder `node_modules` with the packages
 * @returns the file
 */
export function writeExports(
  siteDir: string,
  { id, packagesDir }: { id: string; packagesDir: string },
): string {
  // A version that is being cut is not in the list yet: it is what docs/ has.
  const version = DOCS_VERSIONS.find((each) => each.id === id) ?? WORKING_COPY;
  const file = exportsFile(siteDir, id);
  writeFileSync(file, `${JSON.stringify(listExports(version, packagesDir), null, 2)}\n`);
  return file;
}
