import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages of which a page can have one instance: two do not know each other's contexts or styles. */
const ONE_INSTANCE =
  /^(?:react|react-dom|@emotion\/.+|@mui\/(?:material|icons-material|system|styled-engine|private-theming))$/;

/** The packages of a lockfile by their folders, such as `node_modules/a/node_modules/b`. */
type Locked = Readonly<Record<string, { version?: string } | undefined>>;

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

function readJson<T>(...segments: string[]): T {
  return JSON.parse(readFileSync(path.join(...segments), 'utf8')) as T;
}

/** The package in a folder of a lockfile, and the package that it is nested in. */
function nameOf(folder: string): { name: string; owner: string } {
  const at = folder.lastIndexOf('node_modules/');
  return { name: folder.slice(at + 'node_modules/'.length), owner: folder.slice(0, at) };
}

/**
 * The packages that a version of the docs names in its manifest: the library and date libraries.
 * @param folder that holds `package.json`
 */
export function directPackages(folder: string): string[] {
  return Object.keys(readJson<Manifest>(folder, 'package.json').dependencies ?? {});
}

/** @throws naming packages that must be those of the site */
function refuseSecondInstances(locked: Locked, direct: readonly string[], folder: string): void {
  const names = Object.keys(locked).map((each) => nameOf(each).name);
  const second = names.filter((name) => ONE_INSTANCE.test(name) && !direct.includes(name));
  if (second.length === 0) return;
  throw new Error(
    `${path.join(folder, 'package-lock.json')} has ${[...new Set(second)].join(', ')}, of which pages can have one instance: make it with npm install --legacy-peer-deps`,
  );
}

/** What a version of the docs uses of the packages of the site. */
export interface SharedPackages {
  /** Names for all modules. */
  everywhere: string[];
  /** Further names for the modules of a package, whose own copy is the same as the site's. */
  within: { owner: string; name: string }[];
}

/**
 * Finds the packages that Material UI needs as well, where the version has the same release: one copy
 * of them suffices, and parts that work by a context need it.
 * @param folder that holds the lockfile of the version
 * @param siteModules folder `node_modules` of the site
 * @throws when the folder has its own React, Emotion or Material UI
 */
export function sharedPackages(folder: string, siteModules: string): SharedPackages {
  const { packages: locked } = readJson<{ packages: Locked }>(folder, 'package-lock.json');
  refuseSecondInstances(locked, directPackages(folder), folder);
  const { dependencies = {} } = readJson<Manifest>(siteModules, '@mui/material', 'package.json');
  const copies = Object.entries(locked).map(([at, entry]) => ({ ...nameOf(at), ...entry }));
  const shared: SharedPackages = { everywhere: [], within: [] };
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@types/'))) {
    const own = copies.filter((copy) => copy.name === name);
    if (own.length === 0) continue;
    const { version } = readJson<Manifest>(siteModules, name, 'package.json');
    const same = own.filter((copy) => copy.version === version);
    if (same.length === own.length) shared.everywhere.push(name);
    else shared.within.push(...same.filter(({ owner }) => owner !== ''));
  }
  return { ...shared, within: shared.within.map(({ owner, name }) => ({ owner, name })) };
}
