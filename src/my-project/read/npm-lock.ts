import { isObject, objectAt, stringAt, stringsIn, type JsonObject } from './json-values';
import { PackageList } from './package-list';
import type { Project } from './project';
import { splitDescriptor } from './specifier';

const FOLDER = 'node_modules/';

/** What the project itself asks for, at its root or in one of its workspaces. */
function askFor(list: PackageList, entry: JsonObject): void {
  for (const section of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, range] of Object.entries(stringsIn(objectAt(entry, section)))) {
      list.ask(name, range);
    }
  }
}

/** Versions 2 and 3: installed packages by their folders. */
function readFolders(folders: JsonObject): { list: PackageList; projects: number } {
  const list = new PackageList();
  let projects = 0;
  for (const [folder, entry] of Object.entries(folders)) {
    if (!isObject(entry)) continue;
    const start = folder.lastIndexOf(FOLDER);
    if (start < 0) {
      projects += 1;
      askFor(list, entry);
      continue;
    }
    // The folder of an alias has another name than its package.
    const name = stringAt(entry, 'name') ?? folder.slice(start + FOLDER.length);
    const peers = stringsIn(objectAt(entry, 'peerDependencies'));
    list.lock(name, stringAt(entry, 'version') ?? '', peers);
  }
  return { list, projects };
}

/** Version 1: packages in packages, which are not walked by recursion, as they may be nested deeply. */
function readTree(root: JsonObject): PackageList {
  const list = new PackageList();
  const waiting = [root];
  for (let tree = waiting.pop(); tree; tree = waiting.pop()) {
    for (const [folder, entry] of Object.entries(tree)) {
      if (!isObject(entry)) continue;
      const version = stringAt(entry, 'version') ?? '';
      const alias = version.startsWith('npm:') ? splitDescriptor(version.slice(4)) : undefined;
      list.lock(alias?.name ?? folder, alias?.rest ?? version);
      const nested = objectAt(entry, 'dependencies');
      if (Object.keys(nested).length > 0) waiting.push(nested);
    }
  }
  return list;
}

/** Reads a package-lock.json or an npm-shrinkwrap.json of any version; undefined if it is not one. */
export function readNpmLock(lock: JsonObject): { project: Project; offered: number } | undefined {
  const { lockfileVersion } = lock;
  if (typeof lockfileVersion !== 'number') return undefined;
  const folders = objectAt(lock, 'packages');
  const hasFolders = Object.keys(folders).length > 0;
  const { list, projects } = hasFolders
    ? readFolders(folders)
    : { list: readTree(objectAt(lock, 'dependencies')), projects: 1 };
  const project: Project = {
    kind: 'npm',
    format: String(lockfileVersion),
    manager: 'npm',
    isMonorepo: projects > 1,
    packages: list.finish(hasFolders),
  };
  return { project, offered: list.offered };
}
