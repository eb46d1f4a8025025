import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readNpmLockfile } from './npm-lockfile';
import { readPnpmLockfile } from './pnpm-lockfile';
import type { Lockfile } from './types';
import { readYarnLockfile } from './yarn-lockfile';

const LOCKFILES: Readonly<Record<string, (text: string) => Lockfile>> = {
  'pnpm-lock.yaml': readPnpmLockfile,
  'yarn.lock': readYarnLockfile,
  'npm-shrinkwrap.json': readNpmLockfile,
  'package-lock.json': readNpmLockfile,
};

/** Larger files are not lockfiles that anybody keeps. */
const SIZE_LIMIT = 64e6;

/** What a package.json says about dependencies; all of it comes from outside. */
export interface Manifest {
  dependencies: Record<string, string>;
  /** Patterns of the folders of workspaces. */
  workspaces: string[];
}

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

function stringsOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

function workspacesOf(value: unknown): string[] {
  const list =
    typeof value === 'object' && value !== null && 'packages' in value ? value.packages : value;
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

/** @throws when the file cannot be read */
export function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readText(path.join(folder, 'package.json')));
  if (typeof manifest !== 'object' || manifest === null) throw new Error('it is not an object');
  const fields: Record<string, unknown> = { ...manifest };
  return {
    dependencies: Object.fromEntries([
      ...stringsOf(fields.peerDependencies),
      ...stringsOf(fields.optionalDependencies),
      ...stringsOf(fields.devDependencies),
      ...stringsOf(fields.dependencies),
    ]),
    workspaces: workspacesOf(fields.workspaces),
  };
}

/** Version in the package.json of an installed package. */
export function installedVersion(start: string, name: string, top?: string): string | undefined {
  for (const folder of withinRepository(start, top)) {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    if (!isFile(file)) continue;
    const installed: unknown = JSON.parse(readText(file));
    if (typeof installed === 'object' && installed !== null && 'version' in installed) {
      return typeof installed.version === 'string' ? installed.version : undefined;
    }
  }
  return undefined;
}
