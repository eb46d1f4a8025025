import type { ApiFamilyIndex, ApiPage } from '../../../model/api-reference';
import { exportAddress } from '../../../model/member-history/addresses';
import { addressOf, folderOf } from '../src/data/addresses';
import type { PackedVersion } from '../src/data/pack-format';
import type { ListedDemo, ListedExport, ListedPage, VersionIndex } from '../src/data/types';
import { demosOf } from '../src/text/page-demos';
import type { SiteFile } from './site-files';

function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? '';
}

function listPages(files: readonly SiteFile[]): ListedPage[] {
  return files
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ name, text }) => ({ address: addressOf(name), title: titleOf(text) }));
}

function listDemos(files: readonly SiteFile[]): ListedDemo[] {
  return files
    .filter(({ name }) => name.endsWith('.md'))
    .flatMap(({ name, text }) =>
      demosOf(text).map(({ file }) => ({
        name: file.replace(/\.\w+$/, ''),
        file,
        page: addressOf(name),
      })),
    );
}

function parsed(file: SiteFile): Partial<ApiPage> & Partial<ApiFamilyIndex> {
  return JSON.parse(file.text);
}

function listExport(file: SiteFile): ListedExport[] {
  const { kind, name, family } = parsed(file);
  if (!kind || !name || !family) return [];
  return [
    { name, family, kind, address: `/${file.name.replace(/\.json$/, '/')}`, file: file.name },
  ];
}

/** Hooks are in the index of a family only. */
function listHooks(file: SiteFile, version: PackedVersion): ListedExport[] {
  const { entries = [], family } = parsed(file);
  if (!family) return [];
  return entries
    .filter(({ kind }) => kind === 'hook')
    .map(({ name }) => ({
      name,
      family,
      kind: 'hook' as const,
      address: exportAddress(family, { name, kind: 'hook' }, version.path),
    }));
}

function listTables(file: SiteFile, version: PackedVersion): ListedExport[] {
  const family = 'data-grid';
  return ['events', 'selectors'].map((name) => ({
    name,
    family,
    kind: 'table' as const,
    address: exportAddress(family, { name, kind: 'table' }, version.path),
    file: file.name,
  }));
}

function listExports(files: readonly SiteFile[], version: PackedVersion): ListedExport[] {
  const data = files.filter(({ name }) => /\/api\/[^/]+\/[^/]+\.json$/.test(name));
  return data.flatMap((file) => {
    if (file.name.includes('/api/changes/')) return [];
    if (file.name.endsWith('/index.json')) return listHooks(file, version);
    if (file.name === `${folderOf(version.path)}api/data-grid/tables.json`) {
      return listTables(file, version);
    }
    return listExport(file);
  });
}

/** What a version has, by name. */
export function versionIndex(files: readonly SiteFile[], version: PackedVersion): VersionIndex {
  return {
    pages: listPages(files),
    demos: listDemos(files),
    exports: listExports(files, version),
  };
}
