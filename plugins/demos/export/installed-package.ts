import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';

/** A package in a folder `node_modules`. */
export interface InstalledPackage {
  folder: string;
  manifest: Manifest;
}

/** The part of a package.json that is used here. */
interface Manifest {
  name: string;
  version: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const manifests = new Map<string, InstalledPackage | undefined>();

function readPackage(folder: string): InstalledPackage | undefined {
  const file = path.join(folder, 'package.json');
  if (!manifests.has(folder)) {
    const manifest = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as Manifest);
    manifests.set(folder, manifest ? { folder, manifest } : undefined);
  }
  return manifests.get(folder);
}

/** The package that an import is of: `@mui/material` for `@mui/material/Box`. */
export function packageName(request: string): string | undefined {
  if (isBuiltin(request)) return undefined;
  return /^(?:@[\w.~-]+\/)?[\w~][\w.~-]*/.exec(request)?.[0];
}

/**
 * The package that a name resolves to from a file: the one in the nearest `node_modules` above,
 * which may be another one under an alias.
 */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    const found = readPackage(path.join(folder, 'node_modules', name));
    if (found || folder === path.dirname(folder)) return found;
  }
}

/** The package that a file below `node_modules` is part of. */
export function packageOf(file: string): InstalledPackage | undefined {
  const inside = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file);
  return inside?.[1] === undefined ? undefined : readPackage(inside[1]);
}

function resolve(request: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(request);
  } catch {
    return undefined;
  }
}

const resolved = new Map<string, string | undefined>();

/**
 * Resolves an import to a file. Demos import the same packages, and so do files beside each other.
 * @returns undefined where there is none for Node, as for packages of only types
 */
export function resolveModule(request: string, from: string): string | undefined {
  const key = `${path.dirname(from)} ${request}`;
  if (!resolved.has(key)) resolved.set(key, resolve(request, from));
  return resolved.get(key);
}

/** Required peers of a package. */
export function requiredPeers({ manifest }: InstalledPackage): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
}

/** Checks that a package has another one as a peer dependency, required or optional. */
export function isPeer({ manifest }: InstalledPackage, name: string): boolean {
  return name in (manifest.peerDependencies ?? {});
}

function hasOwnTypes({ folder, manifest }: InstalledPackage): boolean {
  return (
    manifest.types !== undefined ||
    manifest.typings !== undefined ||
    JSON.stringify(manifest.exports ?? '').includes('"types"') ||
    existsSync(path.join(folder, 'index.d.ts'))
  );
}

/** The package of types of a package that has none itself: `@types/react` for `react`. */
export function typesOf(name: string, found: InstalledPackage): InstalledPackage | undefined {
  if (hasOwnTypes(found)) return undefined;
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return findPackage(types, path.join(found.folder, 'package.json'));
}

/** The version of a package in a package.json, under the name by which the code imports it. */
export function versionFor(name: string, { manifest }: InstalledPackage): string {
  return manifest.name === name ? manifest.version : `npm:${manifest.name}@${manifest.version}`;
}
