import { openDocs } from '../data/docs-data';
import type { Pack } from '../data/open-pack';
import type { PackedVersion } from '../data/pack-format';
import type { DocsData, VersionData } from '../data/types';

const VERSIONS: PackedVersion[] = [
  {
    id: 'next',
    label: 'next',
    path: 'next',
    status: 'next',
    libraries: libraries('7.29.13', '7.29.1'),
  },
  {
    id: '7.0.0-beta.1',
    label: '7.0.0-beta.1',
    path: '',
    status: 'current',
    libraries: libraries('7.0.0-beta.1', '7.0.0-beta.1'),
  },
  {
    id: '6.20',
    label: '6.20',
    path: '6.20',
    status: 'archived',
    libraries: libraries('6.20.5', '6.19.8'),
  },
];

function libraries(grid: string, charts: string) {
  return { 'data-grid': grid, charts };
}

/**
 * Docs of three versions with the given files.
 * @param files texts, or values as JSON, by their names in the pack
 */
export function fakeDocs(files: Readonly<Record<string, unknown>> = {}): DocsData {
  const texts = new Map(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]),
  );
  const pack: Pack = {
    versions: VERSIONS,
    has: (name) => texts.has(name),
    read: (name) => texts.get(name),
  };
  return openDocs(pack);
}

/** The versions of these docs, the newest first. */
export function fakeVersions(): readonly VersionData[] {
  return fakeDocs().versions;
}
