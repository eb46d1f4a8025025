import { mapAt, parseIndented, textAt, textsIn, type IndentedMap } from './indented-text';
import { PackageList } from './package-list';
import type { Project } from './project';
import { splitDescriptor, type Catalogs } from './specifier';

const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Name and version of a key of `packages`: `/@mui/x-charts/6.0.0_react@18.2.0` of version 5,
 * `/@mui/x-charts@6.0.0(react@18.2.0)` of version 6, and the same without the slash of version 9.
 */
function parseKey(key: string): { name: string; number: string } | undefined {
  const plain = key.replace(/^\//, '').replace(/\(.*$/s, '');
  const descriptor = splitDescriptor(plain);
  if (descriptor?.rest) return { name: descriptor.name, number: descriptor.rest };
  const [, name, number] = /^((?:@[^/]+\/)?[^/]+)\/([^/_]+)/.exec(plain) ?? [];
  return name && number ? { name, number } : undefined;
}

/** What a project of the repository asks for. */
function askFor(list: PackageList, importer: IndentedMap): void {
  const old = textsIn(mapAt(importer, 'specifiers'));
  for (const [name, specifier] of Object.entries(old)) list.ask(name, specifier);
  for (const section of SECTIONS) {
    for (const [name, entry] of mapAt(importer, section)) {
      const specifier = entry instanceof Map ? textAt(entry, 'specifier') : undefined;
      if (specifier !== undefined) list.ask(name, specifier);
    }
  }
}

/** The catalogs of version 9: each package with its `specifier`. */
function catalogsOf(root: IndentedMap): Catalogs {
  return new Map(
    [...mapAt(root, 'catalogs')].map(([catalog, entries]) => [
      catalog,
      new Map(
        [...(entries instanceof Map ? entries : [])].map(([name, entry]) => [
          name,
          (entry instanceof Map ? textAt(entry, 'specifier') : entry) ?? '',
        ]),
      ),
    ]),
  );
}

/** Reads a pnpm-lock.yaml of the versions 5 to 9. */
export function readPnpmLock(text: string): { project: Project; offered: number } {
  const root = parseIndented(text);
  const list = new PackageList(catalogsOf(root));
  const importers = [...mapAt(root, 'importers').values()].filter((each) => each instanceof Map);
  for (const importer of importers.length > 0 ? importers : [root]) askFor(list, importer);
  for (const [key, entry] of mapAt(root, 'packages')) {
    const found = parseKey(key);
    if (!found) continue;
    const peers = entry instanceof Map ? textsIn(mapAt(entry, 'peerDependencies')) : {};
    list.lock(found.name, found.number, peers);
  }
  const project: Project = {
    kind: 'pnpm',
    format: textAt(root, 'lockfileVersion'),
    manager: 'pnpm',
    isMonorepo: importers.length > 1,
    packages: list.finish(true),
  };
  return { project, offered: list.offered };
}
