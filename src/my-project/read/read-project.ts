import { isObject, type JsonObject } from '@site/model/project-files/json-values';
import type { Lockfile } from '@site/model/project-files/lockfile';
import { readNpmLockfile } from '@site/model/project-files/npm-lockfile';
import { readPackageJson, type Manifest } from '@site/model/project-files/package-json';
import { readPnpmLockfile } from '@site/model/project-files/pnpm-lockfile';
import { readYarnLockfile } from '@site/model/project-files/yarn-lockfile';
import { jsonError, placeOf } from './json-error';
import { PackageList } from './package-list';
import type { Project, ReadErrorCode, ReadResult } from './project';

/** Of a file, in characters. The largest lockfiles of real projects are smaller. */
export const LARGEST_FILE = 12_000_000;

function failed(code: ReadErrorCode): ReadResult {
  return { error: { code } };
}

function ofLockfile(lockfile: Lockfile): ReadResult {
  const { kind, format, packageManager, packages, projects, catalogs } = lockfile;
  const list = new PackageList(catalogs);
  for (const asked of projects.values()) {
    for (const [name, specifier] of asked) list.ask(name, specifier);
  }
  for (const { name, version, peers } of packages) list.lock(name, version, peers);
  if (list.offered === 0) return failed('noPackages');
  const project: Project = {
    kind,
    ...(format !== undefined && { format }),
    manager: packageManager,
    isMonorepo: projects.size > 1,
    packages: list.finish(projects.size > 0),
  };
  return { project };
}

function ofManifest({ wanted, workspaces, catalogs, packageManager }: Manifest): ReadResult {
  const list = new PackageList(catalogs);
  for (const [name, specifier] of wanted) list.ask(name, specifier);
  const project: Project = {
    kind: 'package.json',
    ...(packageManager !== undefined && { manager: packageManager }),
    isMonorepo: workspaces !== undefined,
    packages: list.finish(true),
  };
  return { project };
}

function readObject(value: JsonObject): ReadResult {
  if (typeof value.lockfileVersion === 'number') return ofLockfile(readNpmLockfile(value));
  const manifest = readPackageJson(value);
  return manifest ? ofManifest(manifest) : failed('notProject');
}

function readJson(text: string): ReadResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The lockfile of Bun is nearly JSON: it has commas before brackets.
    return /^\s*\{\s*"lockfileVersion"[\s\S]{0,200}"workspaces"/.test(text)
      ? failed('bun')
      : { error: jsonError(text) };
  }
  return isObject(value) ? readObject(value) : failed('notProject');
}

/** The place of a mark that Git leaves where two changes of a file contradict each other. */
function conflictIn(text: string): ReadResult | undefined {
  const index = text.search(/^(?:<{7}|>{7}) /m);
  return index < 0 ? undefined : { error: { code: 'conflict', ...placeOf(text, index) } };
}

/**
 * Reads a package.json or a lockfile, whose kind its content shows. The text may be hostile: it is
 * only data, and none of it becomes code, HTML or a property of anything but what this returns.
 */
export function readProject(pasted: string): ReadResult {
  if (pasted.length > LARGEST_FILE) return failed('tooLarge');
  const text = pasted.replace(/^\uFEFF/, '');
  if (text.trim() === '') return failed('empty');
  const conflict = conflictIn(text);
  if (conflict) return conflict;
  if (/^\s*[[{]/.test(text)) return readJson(text);
  const reader = [
    { mark: /^# yarn lockfile v1\s*$|^__metadata:\s*$/m, read: readYarnLockfile },
    { mark: /^lockfileVersion: ?['"]?\d/m, read: readPnpmLockfile },
  ].find(({ mark }) => mark.test(text));
  return reader ? ofLockfile(reader.read(text)) : failed('unknown');
}
