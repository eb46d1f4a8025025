import path from 'node:path';
import valid from 'semver/functions/valid';
import minVersion from 'semver/ranges/min-version';
import { reasonOf } from '../../../../model/reason-of';
import {
  findFolder,
  findLockfile,
  installedVersion,
  readLockfile,
  readManifest,
  type Manifest,
} from './files';
import { isMuiX, resolveAlias } from './names';
import type { InstalledPackage, Lockfile, Project } from './types';
import { catalogRange, findWorkspaces } from './workspaces';

interface Found {
  root: string;
  top: string | undefined;
  lockfile: Lockfile | undefined;
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

function lowest(range: string): string | undefined {
  try {
    return minVersion(range.replace(/^workspace:/, ''))?.version;
  } catch {
    // A tag such as `latest`, an address or a path.
    return undefined;
  }
}

function rangeOf({ root }: Found, name: string, range: string): string {
  return range.startsWith('catalog:') ? (catalogRange(root, name, range) ?? range) : range;
}

function locate(found: Found, workspace: string, [asked, wanted]: [string, string]) {
  const { name, range } = resolveAlias(asked, rangeOf(found, asked, wanted));
  if (!isMuiX(name)) return [];
  const folder = path.join(found.root, workspace);
  const installed = () =>
    attempt(found, path.join(folder, 'node_modules', asked), () =>
      installedVersion(folder, asked, found.top),
    );
  const candidates = [
    ['lockfile', () => found.lockfile?.versionOf(workspace, asked, wanted)],
    ['node_modules', installed],
    ['package.json', () => lowest(range)],
  ] as const;
  for (const [source, read] of candidates) {
    const version = read();
    // A package of the workspace itself may have no version, or the path of its folder.
    if (version && valid(version)) return [{ name, version, source, workspace }];
  }
  found.problems.push(`${asked}: no version is installed, and "${wanted}" does not name one`);
  return [];
}

function packagesOf(
  found: Found,
  workspace: string,
  { dependencies }: Manifest,
): InstalledPackage[] {
  return Object.entries(dependencies).flatMap((entry) => locate(found, workspace, entry));
}

/** Of the workspaces of a root that does not ask for MUI X itself. */
function ofWorkspaces(found: Found, { workspaces }: Manifest): InstalledPackage[] {
  return findWorkspaces(found.root, workspaces).flatMap((workspace) => {
    const folder = path.join(found.root, workspace);
    const manifest = attempt(found, path.join(folder, 'package.json'), () => readManifest(folder));
    return manifest ? packagesOf(found, workspace, manifest) : [];
  });
}

/** What another package brings. */
function transitive({ lockfile }: Found): InstalledPackage[] {
  return (lockfile?.all() ?? [])
    .filter(({ version }) => valid(version))
    .map((each) => ({ ...each, source: 'lockfile', workspace: '' }));
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
  const found: Found = { root, top, lockfile: undefined, problems: [] };
  const lockfile = locked && path.join(locked.folder, locked.name);
  if (lockfile) found.lockfile = attempt(found, lockfile, () => readLockfile(root, locked.name));
  const manifest = findFolder(folder, top)
    ? attempt(found, path.join(folder, 'package.json'), () => readManifest(folder))
    : undefined;
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
