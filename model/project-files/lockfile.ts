import type { PackageManager } from '../preferences';
import type { Catalogs } from './specifier';

/** Kinds of lockfiles. `yarn` is version 1, `berry` the later ones. */
export type LockfileKind = 'npm' | 'yarn' | 'berry' | 'pnpm';

/** A package that a lockfile has. */
export interface LockedPackage {
  /** Name in the registry: aliases are resolved. */
  name: string;
  version: string;
  /** Ranges of its peer dependencies, if the lockfile has them. */
  peers?: Readonly<Record<string, string>>;
}

/** What a project asks for, by the names in its package.json. */
export type Asked = ReadonlyMap<string, string>;

/** What a lockfile shows. */
export interface Lockfile {
  kind: LockfileKind;
  /** Version of the format: `3`, `9.0`. */
  format?: string;
  packageManager: PackageManager;
  /** All installed packages; one may be there several times. */
  packages: readonly LockedPackage[];
  /** The root, whose folder is empty, and the workspaces. Some formats do not have them. */
  projects: ReadonlyMap<string, Asked>;
  catalogs: Catalogs;
  /**
   * The version that a project gets; undefined if the lockfile does not have it.
   * @param folder of the project; empty for the root
   * @param name in the package.json, which may be an alias
   * @param specifier in the package.json
   */
  versionOf(folder: string, name: string, specifier: string): string | undefined;
}

/** Sections of a package.json, or of a lockfile, with packages that a project itself installs. */
export const INSTALLED_SECTIONS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
] as const;
