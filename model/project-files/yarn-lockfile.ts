import { mapAt, parseIndented, textAt, textsIn, type IndentedMap } from './indented-text';
import type { Asked, LockedPackage, Lockfile } from './lockfile';
import { splitDescriptor } from './specifier';

/** What asks for a version: `"a@^1", "a@^2"` of Yarn 1, `a@npm:^1, a@npm:^2` of later ones. */
function descriptorsIn(key: string): string[] {
  return key.split(',').map((descriptor) => descriptor.replaceAll('"', '').trim());
}

/** Versions by what asks for them. */
type Versions = ReadonlyMap<string, string>;

function versionsIn(entries: readonly (readonly [string, IndentedMap])[]): Versions {
  return new Map(
    entries.flatMap(([key, entry]) => {
      const version = textAt(entry, 'version');
      return version === undefined
        ? []
        : descriptorsIn(key).map((each) => [each, version] as const);
    }),
  );
}

function entriesOf(root: IndentedMap): (readonly [string, IndentedMap])[] {
  return [...root].flatMap(([key, entry]) => (entry instanceof Map ? [[key, entry] as const] : []));
}

/** `grid6@npm:@mui/x-data-grid@^6.0.0` is an alias. */
function nameIn(descriptor: string): string | undefined {
  const found = splitDescriptor(descriptor);
  const alias = found?.rest.startsWith('npm:') ? splitDescriptor(found.rest.slice(4)) : undefined;
  return (alias ?? found)?.name;
}

/** Reads a yarn.lock of Yarn 1, which shows neither direct dependencies nor peers. */
function readClassic(text: string): Lockfile {
  const entries = entriesOf(parseIndented(text, ' '));
  const versions = versionsIn(entries);
  return {
    kind: 'yarn',
    format: '1',
    packageManager: 'yarn',
    packages: entries.flatMap(([key, entry]) => {
      const name = nameIn(descriptorsIn(key)[0] ?? '');
      return name === undefined ? [] : [{ name, version: textAt(entry, 'version') ?? '' }];
    }),
    projects: new Map(),
    catalogs: new Map(),
    versionOf: (_folder, name, specifier) => versions.get(`${name}@${specifier}`),
  };
}

const WORKSPACE = /@workspace:(.*)$/;

function lockedPackage(entry: IndentedMap): LockedPackage[] {
  const resolution = splitDescriptor(textAt(entry, 'resolution') ?? '');
  const version = textAt(entry, 'version');
  if (!resolution || version === undefined) return [];
  return [{ name: resolution.name, version, peers: textsIn(mapAt(entry, 'peerDependencies')) }];
}

/** The only version of a package; undefined if there are several, or none. */
function onlyVersion(packages: readonly LockedPackage[], name: string): string | undefined {
  const found = packages.filter((each) => each.name === name).map(({ version }) => version);
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** Reads a yarn.lock of Yarn 2 and later. */
function readBerry(text: string): Lockfile {
  const root = parseIndented(text);
  const entries = entriesOf(root).filter(([key]) => key !== '__metadata');
  const versions = versionsIn(entries);
  const packages: LockedPackage[] = [];
  const projects = new Map<string, Asked>();
  for (const [, entry] of entries) {
    const [, folder] = WORKSPACE.exec(textAt(entry, 'resolution') ?? '') ?? [];
    if (folder === undefined) packages.push(...lockedPackage(entry));
    else {
      const asked = Object.entries(textsIn(mapAt(entry, 'dependencies')));
      projects.set(folder === '.' ? '' : folder, new Map(asked));
    }
  }
  return {
    kind: 'berry',
    format: textAt(mapAt(root, '__metadata'), 'version'),
    packageManager: 'yarn',
    packages,
    projects,
    catalogs: new Map(),
    // A catalog or a resolution replaces what the package.json asks for.
    versionOf: (_folder, name, specifier) =>
      versions.get(`${name}@${specifier}`) ??
      versions.get(`${name}@npm:${specifier}`) ??
      onlyVersion(packages, name),
  };
}

/** Reads a yarn.lock of Yarn 1 or of a later version. */
export function readYarnLockfile(text: string): Lockfile {
  return /^__metadata:\s*$/m.test(text) ? readBerry(text) : readClassic(text);
}
