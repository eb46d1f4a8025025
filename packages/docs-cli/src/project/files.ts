import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isObject, stringAt } from '../../../../model/project-files/json-values';
import type { Lockfile } from '../../../../model/project-files/lockfile';
import { readNpmLockfile } from '../../../../model/project-files/npm-lockfile';
import { readPackageJson, type Manifest } from '../../../../model/project-files/package-json';
import { readPnpmLockfile } from '../../../../model/project-files/pnpm-lockfile';
import { readYarnLockfile } from '../../../../model/project-files/yarn-lockfile';

function parseNpmLockfile(text: string): Lockfile {
  const lock: unknown = JSON.parse(text);
  if (!isObject(lock) || !('packages' in lock || 'dependencies' in lock)) {
    throw new Error('it has neither packages nor dependencies');
  }
  return readNpmLockfile(lock);
}

const LOCKFILES: Readonly<Record<string, (text: string) => Lockfile>> = {
  'pnpm-lock.yaml': readPnpmLockfile,
  'yarn.lock': readYarnLockfile,
  'npm-shrinkwrap.json': parseNpmLockfile,
  'package-lock.json': parseNpmLockfile,
};

/** Larger files are not lockfiles that anybody keeps. */
const SIZE_LIMIT = 64e6;

/** The folders from one up to the root of the file system. */
function upwards(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Folders from one up to the root of the repository, or of the file system outside of one.
 * @param top folder above which nothing is read
 */
function withinRepository(folder: string, top?: string): string[] {
  const folders = upwards(folder);
  const root = folders.findIndex((each) => each === top || existsSync(path.join(each, '.git')));
  return root === -1 ? folders : folders.slice(0, root + 1);
}

/** The nearest folder with a package.json. */
export function findFolder(start: string, top?: string): string | undefined {
  return withinRepository(start, top).find((folder) => isFile(path.join(folder, 'package.json')));
}

/** The nearest folder with a lockfile, and the file's name. */
export function findLockfile(
  start: string,
  top?: string,
): { folder: string; name: string } | undefined {
  for (const folder of withinRepository(start, top)) {
    const name = Object.keys(LOCKFILES).find((each) => isFile(path.join(folder, each)));
    if (name) return { folder, name };
  }
  return undefined;
}

function readText(file: string): string {
  if (statSync(file).size > SIZE_LIMIT) throw new Error('it is too large');
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

/** @throws when the file cannot be read */
export function readLockfile(folder: string, name: string): Lockfile | undefined {
  return LOCKFILES[name]?.(readText(path.join(folder, name)));
}

/** An empty object, too, is a package.json. */
const NOTHING: Manifest = { asked: new Map(), wanted: new Map(), catalogs: new Map() };

/** @throws when the file cannot be read */
export function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readText(path.join(folder, 'package.json')));
  if (!isObject(manifest)) throw new Error('it is not an object');
  return readPackageJson(manifest) ?? NOTHING;
}

/** Version in the package.json of an installed package. */
export function installedVersion(start: string, name: string, top?: string): string | undefined {
  for (const folder of withinRepository(start, top)) {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    if (!isFile(file)) continue;
    const installed: unknown = JSON.parse(readText(file));
    if (isObject(installed)) return stringAt(installed, 'version');
  }
  return undefined;
}
