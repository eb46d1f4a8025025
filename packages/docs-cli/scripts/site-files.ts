import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchEntry } from '../../../model/search-index';
import { SEARCH_FOLDER, KEYS_FILE } from '../../../model/search';
import { folderOf } from '../src/data/addresses';
import type { PackedVersion } from '../src/data/pack-format';

/** A version in `versions.json` of a built site. */
interface PublicVersion {
  id: string;
  label: string;
  path: string;
  status: string;
  families: Record<string, string>;
}

/** A file of the site. */
export interface SiteFile {
  /** Below the root of the site. */
  name: string;
  text: string;
}

/**
 * The versions of MUI X that a built site has in English.
 * @throws when it has none
 */
export function readVersions(site: string): PackedVersion[] {
  const file = path.join(site, 'versions.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  const { versions } = JSON.parse(readFileSync(file, 'utf8')) as { versions: PublicVersion[] };
  const built = versions.filter(({ path: folder }) =>
    existsSync(path.join(site, folderOf(folder), 'pages.json')),
  );
  if (built.length === 0) throw new Error(`${site} has no docs of MUI X in English`);
  return built.map(({ families, ...version }) => ({
    id: version.id,
    label: version.label,
    path: version.path,
    status: version.status,
    libraries: families,
  }));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}

/**
 * The files of a version that are packed: Markdown, and the data of the reference.
 * @param others versions whose folders may be below that of this version
 */
export function readFiles(
  site: string,
  version: PackedVersion,
  others: readonly PackedVersion[],
): SiteFile[] {
  const root = folderOf(version.path);
  const below = others.map(({ path: folder }) => folderOf(folder)).filter((each) => each !== root);
  return listFiles(path.posix.join(site, root))
    .map((file) => path.posix.relative(site, file))
    .filter(
      (name) => !below.some((folder) => folder.length > root.length && name.startsWith(folder)),
    )
    .filter((name) => name.endsWith('.md') || /\/api\/.+\.json$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(site, name), 'utf8') }));
}

/** Shards repeat entries; equal ones have the same key. */
function keyOf({ kind, name, path: address }: SearchEntry): string {
  return `${kind}\n${name}\n${address}`;
}

/** All entries of the search by name, each once. */
export function readSearchEntries(site: string, version: PackedVersion): SearchEntry[] {
  const folder = path.join(site, SEARCH_FOLDER, version.path, 'names');
  const found = new Map<string, SearchEntry>();
  for (const file of readdirSync(folder).sort()) {
    if (file === `${KEYS_FILE}.json`) continue;
    const shard = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
      string,
      SearchEntry[]
    >;
    for (const entry of Object.values(shard).flat()) found.set(keyOf(entry), entry);
  }
  return [...found.values()].filter(({ path: address }) => address.startsWith('/x/'));
}
