import { isObject, objectAt, stringAt, stringsIn, type JsonObject } from './json-values';
import { INSTALLED_SECTIONS, type Asked, type LockedPackage, type Lockfile } from './lockfile';
import { splitDescriptor } from './specifier';

const FOLDER = 'node_modules/';

/** What the project itself asks for, at its root or in one of its workspaces. */
function askedBy(entry: JsonObject): Asked {
  return new Map(
    INSTALLED_SECTIONS.flatMap((section) => Object.entries(stringsIn(objectAt(entry, section)))),
  );
}

/** Versions 2 and 3: installed packages by their folders. */
function readFolders(folders: JsonObject): Pick<Lockfile, 'packages' | 'projects' | 'versionOf'> {
  const packages: LockedPackage[] = [];
  const projects = new Map<string, Asked>();
  const versions = new Map<string, string>();
  for (const [folder, entry] of Object.entries(folders)) {
    if (!isObject(entry)) continue;
    const start = folder.lastIndexOf(FOLDER);
    if (start < 0) {
      projects.set(folder, askedBy(entry));
      continue;
    }
    const version = stringAt(entry, 'version');
    if (version === undefined) continue;
    // The folder of an alias has another name than its package.
    const name = stringAt(entry, 'name') ?? folder.slice(start + FOLDER.length);
    packages.push({ name, version, peers: stringsIn(objectAt(entry, 'peerDependencies')) });
    versions.set(folder, version);
  }
  return {
    packages,
    projects,
    versionOf: (folder, name) =>
      versions.get(`${folder}/${FOLDER}${name}`) ?? versions.get(`${FOLDER}${name}`),
  };
}

/** A package of version 1. An alias has its name in the version: `npm:@mui/x-charts@7.0.0`. */
function lockedPackage(folder: string, entry: JsonObject): LockedPackage {
  const version = stringAt(entry, 'version') ?? '';
  const alias = version.startsWith('npm:') ? splitDescriptor(version.slice(4)) : undefined;
  return { name: alias?.name ?? folder, version: alias?.rest ?? version };
}

/** Version 1: packages in packages, which are not walked by recursion, as they may be nested deeply. */
function readTree(root: JsonObject): Pick<Lockfile, 'packages' | 'projects' | 'versionOf'> {
  const packages: LockedPackage[] = [];
  const waiting = [root];
  for (let tree = waiting.pop(); tree; tree = waiting.pop()) {
    for (const [folder, entry] of Object.entries(tree)) {
      if (!isObject(entry)) continue;
      packages.push(lockedPackage(folder, entry));
      const nested = objectAt(entry, 'dependencies');
      if (Object.keys(nested).length > 0) waiting.push(nested);
    }
  }
  return {
    packages,
    projects: new Map(),
    versionOf: (_folder, name) => lockedPackage(name, objectAt(root, name)).version || undefined,
  };
}

/** Reads a package-lock.json or an npm-shrinkwrap.json of any version. */
export function readNpmLockfile(lock: JsonObject): Lockfile {
  const folders = objectAt(lock, 'packages');
  const hasFolders = Object.keys(folders).length > 0;
  const { lockfileVersion } = lock;
  return {
    kind: 'npm',
    ...(typeof lockfileVersion === 'number' && { format: String(lockfileVersion) }),
    packageManager: 'npm',
    catalogs: new Map(),
    ...(hasFolders ? readFolders(folders) : readTree(objectAt(lock, 'dependencies'))),
  };
}
