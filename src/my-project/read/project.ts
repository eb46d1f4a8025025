import type { LockfileKind } from '@site/model/project-files/lockfile';
import type { Unresolved } from '@site/model/project-files/specifier';

/** What can be pasted. */
export type FileKind = 'package.json' | LockfileKind;

/** A version of a package that a lockfile has. */
export interface LockedVersion {
  number: string;
  /** Ranges of its peer dependencies, if the lockfile has them. */
  peers?: Readonly<Record<string, string>>;
}

/** A package that the file names. */
export interface FoundPackage {
  name: string;
  /** Other names under which it is installed. */
  aliases: readonly string[];
  /** Exact versions of a lockfile, the oldest first. */
  locked: readonly LockedVersion[];
  /** Ranges of a package.json. */
  ranges: readonly string[];
  unresolved?: Unresolved;
  /** Whether the project names it directly; undefined if the file does not show it. */
  isDirect?: boolean;
}

/** What a file shows of a project. */
export interface Project {
  kind: FileKind;
  /** Of a lockfile: `3`, `9.0`. */
  format?: string;
  /** Name of the package manager, which may be one that the site does not know. */
  manager?: string;
  isMonorepo: boolean;
  /** Packages that the page has use for, by name. */
  packages: ReadonlyMap<string, FoundPackage>;
}

/** Why a file cannot be read. */
export type ReadErrorCode =
  | 'empty'
  | 'tooLarge'
  | 'unknown'
  | 'notProject'
  | 'noPackages'
  | 'bun'
  | 'conflict'
  | 'unexpected'
  | 'unfinished'
  | 'comma'
  | 'comment'
  | 'quote';

export interface ReadError {
  code: ReadErrorCode;
  /** Where it is, from 1 on. */
  line?: number;
  column?: number;
  /** The character in question. */
  found?: string;
}

export type ReadResult = { project: Project } | { error: ReadError };
