import { mapAt, parseIndented, textAt, textsIn, type IndentedMap } from './indented-text';
import { INSTALLED_SECTIONS, type Asked, type LockedPackage, type Lockfile } from './lockfile';
import { splitDescriptor, type Catalogs } from './specifier';

/**
 * Name and version of a key of `packages`: `/@mui/x-charts/6.0.0_react@18.2.0` of version 5,
 * `/@mui/x-charts@6.0.0(react@18.2.0)` of version 6, and the same without the slash of version 9.
 */
function parseKey(key: string): LockedPackage | undefined {
  const plain = key.replace(/^\//, '').replace(/\(.*$/s, '');
  const descriptor = splitDescriptor(plain);
  if (descriptor?.rest) return { name: descriptor.name, version: descriptor.rest };
  const [, name, version] = /^((?:@[^/]+\/)?[^/]+)\/([^/_]+)/.exec(plain) ?? [];
  return name && version ? { name, version } : undefined;
}

/** What a project of the repository asks for; version 5 has it apart from the versions. */
function askedBy(importer: IndentedMap): Asked {
  const asked = new Map(Object.entries(textsIn(mapAt(importer, 'specifiers'))));
  for (const section of INSTALLED_SECTIONS) {
    for (const [name, entry] of mapAt(importer, section)) {
      const specifier = entry instanceof Map ? textAt(entry, 'specifier') : undefined;
      if (specifier !== undefined) asked.set(name, specifier);
    }
  }
  return asked;
}

/** A version without the peers that follow it; of an alias, all of the key in `packages`. */
function plainVersion(version: string): string {
  const isKey = /^\/|^@|^[^\d(]+@/.test(version);
  return (isKey ? parseKey(version)?.version : undefined) ?? version.replace(/[(_].*$/s, '');
}

function versionIn(importer: IndentedMap, name: string): string | undefined {
  for (const section of INSTALLED_SECTIONS) {
    const entry = mapAt(importer, section).get(name);
    const version = entry instanceof Map ? textAt(entry, 'version') : entry;
    if (version !== undefined) return plainVersion(version);
  }
  return undefined;
}

function entriesOf(map: IndentedMap): [string, IndentedMap][] {
  return [...map].flatMap(([key, entry]) => (entry instanceof Map ? [[key, entry]] : []));
}

function catalogIn(entries: IndentedMap): ReadonlyMap<string, string> {
  return new Map(
    [...entries].map(([name, entry]) => [
      name,
      (entry instanceof Map ? textAt(entry, 'specifier') : entry) ?? '',
    ]),
  );
}

/** The catalogs of a lockfile, which have a `specifier` for each package, or of a pnpm-workspace.yaml. */
function catalogsIn(root: IndentedMap): Catalogs {
  const unnamed = mapAt(root, 'catalog');
  return new Map([
    ...(unnamed.size > 0 ? [['default', catalogIn(unnamed)] as const] : []),
    ...entriesOf(mapAt(root, 'catalogs')).map(
      ([name, entries]) => [name, catalogIn(entries)] as const,
    ),
  ]);
}

/** Reads a pnpm-lock.yaml of the versions 5 to 9. */
export function readPnpmLockfile(text: string): Lockfile {
  const root = parseIndented(text);
  const listed = entriesOf(mapAt(root, 'importers'));
  const importers = new Map(
    (listed.length > 0 ? listed : [['.', root] as const]).map(([folder, importer]) => [
      folder === '.' ? '' : folder,
      importer,
    ]),
  );
  return {
    kind: 'pnpm',
    format: textAt(root, 'lockfileVersion'),
    packageManager: 'pnpm',
    packages: [...mapAt(root, 'packages')].flatMap(([key, entry]) => {
      const found = parseKey(key);
      const peers = entry instanceof Map ? textsIn(mapAt(entry, 'peerDependencies')) : {};
      return found ? [{ ...found, peers }] : [];
    }),
    projects: new Map([...importers].map(([folder, importer]) => [folder, askedBy(importer)])),
    catalogs: catalogsIn(root),
    versionOf(folder, name) {
      const importer = importers.get(folder);
      return importer && versionIn(importer, name);
    },
  };
}

/** Items of a list on one line: `['apps/*', packages/ui]`. */
function listOnLine(text: string): string[] {
  const items = text.replace(/^\[|\]$/g, '').split(',');
  return items.map((item) => item.trim().replace(/^(['"])(.*)\1$/, '$2')).filter(Boolean);
}

/** What a pnpm-workspace.yaml has: patterns of the folders of workspaces, and catalogs. */
export function readPnpmWorkspace(text: string): { workspaces: string[]; catalogs: Catalogs } {
  // It is written by hand, with comments behind values.
  const root = parseIndented(text.replace(/\s#[^'"\n]*$/gm, ''));
  const packages = root.get('packages') ?? '';
  const workspaces = packages instanceof Map ? [...packages.keys()] : listOnLine(packages);
  return { workspaces, catalogs: catalogsIn(root) };
}
