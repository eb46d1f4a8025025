import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../../model/library-versions';
import { readExports } from '../../../../../scripts/list-members/read-exports';
import { makeReference, type PageJson } from '../read-page';
import type { CodeReference } from '../reference';

export const SITE_DIR = path.resolve(__dirname, '../../../../..');

const PACKAGES: Record<string, string[]> = {
  'data-grid': ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
  'date-pickers': ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
  charts: ['@mui/x-charts', '@mui/x-charts-pro'],
  'tree-view': ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
};

/** Folder of the pages of a version. */
export function docsFolder(id: string): string {
  return path.join(SITE_DIR, id === 'next' ? 'docs' : `versioned_docs/version-${id}`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readExportsOf(id: string): Record<string, string[]> {
  if (id !== 'next') {
    return readJson(path.join(SITE_DIR, 'versions', id, 'exports.json')) as Record<
      string,
      string[]
    >;
  }
  const modules = path.join(SITE_DIR, 'node_modules');
  return Object.fromEntries(
    Object.entries(PACKAGES).map(([family, names]) => [family, readExports(modules, names)]),
  );
}

/** The reference of a version, from the files that the build makes. */
export function siteReference(id: string): CodeReference {
  const version = DOCS_VERSIONS.find((each) => each.id === id);
  if (!version) throw new Error(`There is no version ${id}.`);
  const api = path.join(docsFolder(id), 'api');
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => path.basename(file) === 'page.json')
    .map((file) => readJson(path.join(api, file)) as PageJson);
  const libraries = Object.fromEntries(
    Object.entries(version.families).map(([family, { version: number }]) => [family, number]),
  );
  return makeReference({ id, label: version.label, libraries, pages, exports: readExportsOf(id) });
}
