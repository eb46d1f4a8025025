import { mapAt, parseIndented, textAt, textsIn, type IndentedMap } from './indented-text';
import { PackageList } from './package-list';
import type { Project } from './project';
import { splitDescriptor } from './specifier';

/** The first of the descriptors that share a version: `"a@^1", "a@^2"`. */
function firstDescriptor(key: string): string {
  return (key.split(',')[0] ?? '').replaceAll('"', '').trim();
}

/** Reads a yarn.lock of Yarn 1, which shows neither direct dependencies nor peers. */
export function readYarnLock(text: string): { project: Project; offered: number } {
  const list = new PackageList();
  for (const [key, entry] of parseIndented(text, ' ')) {
    const descriptor = splitDescriptor(firstDescriptor(key));
    if (!descriptor || !(entry instanceof Map)) continue;
    // `grid6@npm:@mui/x-data-grid@^6.0.0` is an alias.
    const alias = descriptor.rest.startsWith('npm:')
      ? splitDescriptor(descriptor.rest.slice(4))
      : undefined;
    list.lock((alias ?? descriptor).name, textAt(entry, 'version') ?? '');
  }
  const project: Project = {
    kind: 'yarn',
    format: '1',
    manager: 'yarn',
    isMonorepo: false,
    packages: list.finish(false),
  };
  return { project, offered: list.offered };
}

function addBerryEntry(list: PackageList, entry: IndentedMap): void {
  const resolution = splitDescriptor(textAt(entry, 'resolution') ?? '');
  const version = textAt(entry, 'version');
  if (!resolution || version === undefined) return;
  list.lock(resolution.name, version, textsIn(mapAt(entry, 'peerDependencies')));
}

/** Reads a yarn.lock of Yarn 2 and later. */
export function readBerryLock(text: string): { project: Project; offered: number } {
  const root = parseIndented(text);
  const list = new PackageList();
  let projects = 0;
  for (const [key, entry] of root) {
    if (key === '__metadata' || !(entry instanceof Map)) continue;
    if (/@workspace:/.test(textAt(entry, 'resolution') ?? '')) {
      projects += 1;
      const asked = textsIn(mapAt(entry, 'dependencies'));
      for (const [name, range] of Object.entries(asked)) list.ask(name, range);
    } else addBerryEntry(list, entry);
  }
  const project: Project = {
    kind: 'berry',
    format: textAt(mapAt(root, '__metadata'), 'version'),
    manager: 'yarn',
    isMonorepo: projects > 1,
    packages: list.finish(projects > 0),
  };
  return { project, offered: list.offered };
}
