import path from 'node:path';
import type { Lockfile } from '../../../../model/project-files/lockfile';
import type { Manifest } from '../../../../model/project-files/package-json';
import { parseSpecifier, type Catalogs } from '../../../../model/project-files/specifier';
import { formatVersion, parseVersion } from '../../../../model/project-files/version-number';
import { lowestOf, parseRange } from '../../../../model/project-files/version-range';
import { reasonOf } from '../../../../model/reason-of';
import { findFolder, findLockfile, installedVersion, readLockfile, readManifest } from './files';
import { isMuiX } from './names';
import type { InstalledPackage, Project } from './types';
import { findWorkspaces, workspaceCatalogs } from './workspaces';

interface Found {
  root: string;
  top: string | undefined;
  lockfile: Lockfile | undefined;
  catalogs: Catalogs;
  problems: string[];
}

/** Notes what cannot be read, as the other sources may still have the version. */
function attempt<Value>(found: Found, file: string, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    found.problems.push(`${path.relative(found.root, file) || file}: ${reasonOf(error)}`);
    return undefined;
  }
}

/** The lowest version of a range; undefined for a tag such as `latest`, an address or a path. */
function lowest(range: string): string | undefined {
  const number = lowestOf(parseRange(range) ?? []);
  return number && formatVersion(number);
}

function locate(found: Found, workspace: string, asked: string, manifest: Manifest) {
  const specifier = manifest.asked.get(asked) ?? '';
  const wanted = manifest.wanted.get(asked) ?? specifier;
  const { name = asked, range } = parseSpecifier(asked, wanted, found.catalogs);
  if (!isMuiX(name)) return [];
  const folder = path.join(found.root, workspace);
  const installed = () =>
    attempt(found, path.join(folder, 'node_modules', asked), () =>
      installedVersion(folder, asked, found.top),
    );
  const candidates = [
    ['lockfile', () => found.lockfile?.versionOf(workspace, asked, specifier)],
    ['node_modules', installed],
    ['package.json', () => (range === undefined ? undefined : lowest(range))],
  ] as const;
  for (const [source, read] of candidates) {
    const version = read();
    // A package of the workspace itself may have no version, or the path of its folder.
    if (version && parseVersion(version)) return [{ name, version, source, workspace }];
  }
  found.problems.push(`${asked}: no version is installed, and "${wanted}" does not name one`);
  return [];
}

function packagesOf(found: Found, workspace: string, manifest: Manifest): InstalledPackage[] {
  return [...manifest.asked.keys()].flatMap((asked) => locate(found, workspace, asked, manifest));
}

/** Of the workspaces of a root that does not ask for MUI X itself. */
function ofWorkspaces(found: Found, { workspaces = [] }: Manifest): InstalledPackage[] {
  return findWorkspaces(found.root, workspaces).flatMap((workspace) => {
    const folder = path.join(found.root, workspace);
    const manifest = attempt(found, path.join(folder, 'package.json'), () => readManifest(folder));
    return manifest ? packagesOf(found, workspace, manifest) : [];
  });
}

/** What another package brings. */
function transitive({ lockfile }: Found): InstalledPackage[] {
  return (lockfile?.packages ?? [])
    .filter(({ name, version }) => isMuiX(name) && parseVersion(version))
    .map(({ name, version }) => ({ name, version, source: 'lockfile', workspace: '' }));
}

function unique(packages: readonly InstalledPackage[]): InstalledPackage[] {
  const keyed = packages.map(
    (each) => [`${each.name} ${each.version} ${each.workspace}`, each] as const,
  );
  return [...new Map(keyed).values()];
}

/**
 * Finds the packages of MUI X in the project that a folder belongs to: in its lockfile, then in
 * `node_modules`, then in `package.json`.
 * @param start any folder of the project
 * @param top folder above which nothing is read
 */
export function findProject(start: string, top?: string): Project {
  const folder = findFolder(path.resolve(start), top) ?? path.resolve(start);
  const locked = findLockfile(folder, top);
  const root = locked?.folder ?? folder;
  const found: Found = { root, top, lockfile: undefined, catalogs: new Map(), problems: [] };
  const lockfile = locked && path.join(locked.folder, locked.name);
  if (lockfile) found.lockfile = attempt(found, lockfile, () => readLockfile(root, locked.name));
  const manifest = findFolder(folder, top)
    ? attempt(found, path.join(folder, 'package.json'), () => readManifest(folder))
    : undefined;
  found.catalogs = new Map([...(manifest?.catalogs ?? []), ...workspaceCatalogs(root)]);
  const workspace = path.relative(root, folder).split(path.sep).join('/');
  const own = manifest ? packagesOf(found, workspace, manifest) : [];
  const below =
    own.length === 0 && manifest && root === folder ? ofWorkspaces(found, manifest) : [];
  const packages = own.length + below.length > 0 ? [...own, ...below] : transitive(found);
  return {
    root,
    folder,
    packageManager: found.lockfile?.packageManager,
    packages: unique(packages),
    problems: found.problems,
  };
}
