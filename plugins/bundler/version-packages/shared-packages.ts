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

/** A package in a lockfile. */
interface Copy {
  name: string;
  version?: string;
}

/** With the folder of the package that it is nested in. */
interface PlacedCopy extends Copy {
  owner: string;
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

const majorOf = (version = ''): string => version.split('.', 1)[0] ?? '';

/**
 * Finds the packages in the lockfile of a version of which a page can have one instance only: that of
 * the site. Old releases of the library depend on some of them, and so bring copies.
 * @throws naming a package of another major release, which the site's copy cannot replace
 */
function oneInstance(copies: readonly Copy[], direct: readonly string[], site: string): string[] {
  const found = copies.filter(({ name }) => ONE_INSTANCE.test(name) && !direct.includes(name));
  const names = [...new Set(found.map(({ name }) => name))];
  for (const name of names) {
    const { version } = readJson<Manifest>(site, name, 'package.json');
    const other = found.find(
      (copy) => copy.name === name && majorOf(copy.version) !== majorOf(version),
    );
    if (other === undefined) continue;
    throw new Error(
      `The packages of this version bring ${name} ${other.version ?? ''}, and the site has ${version ?? ''}. A page can have one instance of it: make package-lock.json with npm install --legacy-peer-deps, or give the site the same major release`,
    );
  }
  return names;
}

/** What a version of the docs uses of the packages of the site. */
export interface SharedPackages {
  /** Names for all modules. */
  everywhere: string[];
  /** Further names, for the modules that have a copy that is the same as the site's. */
  within: SharedCopy[];
}

/** A copy of a package in a version that is the same as the site's. */
interface SharedCopy {
  name: string;
  /** Folder of the package that it is nested in; empty where it is for all packages of the version. */
  owner: string;
  /** Folders of packages within that have another release of it. */
  except: string[];
}

function sharedCopy(
  name: string,
  owner: string,
  copies: readonly PlacedCopy[],
  version?: string,
): SharedCopy {
  const others = copies.filter((copy) => copy.version !== version);
  const except = others.map((copy) => copy.owner).filter((folder) => folder.startsWith(owner));
  return { name, owner, except };
}

/**
 * Finds the packages of which a page can have one instance, and those that Material UI needs as well,
 * where the version has the same release: one copy of them suffices, and parts that work by a context
 * need it.
 * @param folder that holds the lockfile of the version
 * @param siteModules folder `node_modules` of the site
 * @throws when the folder has another major release of React, Emotion or Material UI
 */
export function sharedPackages(folder: string, siteModules: string): SharedPackages {
  const { packages: locked } = readJson<{ packages: Locked }>(folder, 'package-lock.json');
  const { dependencies = {} } = readJson<Manifest>(siteModules, '@mui/material', 'package.json');
  const copies = Object.entries(locked).map(([at, entry]) => ({ ...nameOf(at), ...entry }));
  const once = oneInstance(copies, directPackages(folder), siteModules);
  const shared: SharedPackages = { everywhere: once, within: [] };
  const others = Object.keys(dependencies).filter(
    (name) => !name.startsWith('@types/') && !once.includes(name),
  );
  for (const name of others) {
    const own = copies.filter((copy) => copy.name === name);
    if (own.length === 0) continue;
    const { version } = readJson<Manifest>(siteModules, name, 'package.json');
    const same = own.filter((copy) => copy.version === version);
    if (same.length === own.length) shared.everywhere.push(name);
    else shared.within.push(...same.map(({ owner }) => sharedCopy(name, owner, own, version)));
  }
  return shared;
}
