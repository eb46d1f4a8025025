import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../../model/docs-version';
import type { UnitManifest } from '../../../model/unit-manifest';
import { formatUnit, type Unit } from '../../../model/units';

function version(overrides: Partial<DocsVersion>): DocsVersion {
  return {
    id: '7.0.0',
    docs: 'current',
    path: '',
    label: '7.0.0',
    status: 'current',
    banner: 'none',
    date: null,
    packages: null,
    families: { 'data-grid': { version: '7.0.0', plans: ['pro'] } },
    ...overrides,
  };
}

/** A documented version, one to come, and one in English only. */
export const VERSIONS: readonly DocsVersion[] = [
  version({ id: 'next', path: 'next', label: 'next', status: 'next', banner: 'unreleased' }),
  version({ docs: '7.0.0' }),
  version({
    id: '6.20',
    docs: '6.20',
    path: '6.20',
    label: '6.20',
    status: 'archived',
    languages: ['en'],
  }),
];

/** Folder of the files of a unit in the site. */
function placeOf({ path: folder, language }: Unit): string {
  return [...(language === 'en' ? [] : [language]), 'x', ...(folder ? [folder] : [])].join('/');
}

/** The manifest of a unit with two pages. */
export function manifestOf(unit: Unit, overrides: Partial<UnitManifest> = {}): UnitManifest {
  const place = `/${placeOf(unit)}/`;
  return {
    unit: formatUnit(unit),
    buildId: '0123456789abcdef',
    pages: [
      { address: `${place}introduction/`, ids: ['why'] },
      { address: `${place}react-data-grid/sorting/`, ids: ['multi-sorting', 'order'] },
    ],
    links: [],
    scripts: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
    licenses: '',
    ...overrides,
  };
}

/** Writes files, by their paths from a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/** Writes a unit as a build would, and returns its folder. */
export function writeUnit(
  unitsDir: string,
  unit: Unit,
  {
    files = {},
    manifest = {},
  }: { files?: Record<string, string>; manifest?: Partial<UnitManifest> } = {},
): string {
  const name = formatUnit(unit);
  const folder = path.join(unitsDir, name);
  const place = placeOf(unit);
  const written = manifestOf(unit, manifest);
  const pages = written.pages.map(({ address }) => [`${address.slice(1)}index.html`, `<p>${name}`]);
  writeFiles(folder, {
    ...Object.fromEntries(pages),
    [`${place}/pages.json`]: JSON.stringify(written.pages.map(({ address }) => address)),
    'unit.json': JSON.stringify(written),
    '.unit/notes.json': '{}',
    ...files,
  });
  return folder;
}
