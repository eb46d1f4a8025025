import type { PackageManager } from '../../../../model/preferences';

/** Where a version was found, the most reliable first. */
export type VersionSource = 'lockfile' | 'node_modules' | 'package.json';

/** A package of MUI X in a project. */
export interface InstalledPackage {
  /** Name in the registry: an alias is resolved. */
  name: string;
  /** Exact version; of a range without an installed version, the lowest of its newest part. */
  version: string;
  source: VersionSource;
  /** Folder of the workspace that asks for it, from the root of the project; empty for the root. */
  workspace: string;
}

export interface Project {
  /** Folder that holds the lockfile, or the package.json if there is none. */
  root: string;
  /** Folder of the nearest package.json. */
  folder: string;
  packageManager?: PackageManager;
  packages: InstalledPackage[];
  /** Files that could not be read, with the reason. */
  problems: string[];
}
