import path from 'node:path';
import { packagesDirOf } from '../files/packages-dir';

/** Folders of the reference, from the root of the project. Git ignores all of them. */
export const API_FOLDERS = {
  /** Pages, and the data beside them. */
  out: 'docs/api',
  /** Only the generator reads it. */
  cache: '.cache/api-reference',
  /** Files for tools, served as they are. */
  static: '.cache/api-reference/static',
} as const;

/** The same as absolute paths, and the folder of the packages that the reference describes. */
export type Folders = Record<keyof typeof API_FOLDERS | 'packages', string>;

export function foldersOf(siteDir: string): Folders {
  return {
    out: path.join(siteDir, API_FOLDERS.out),
    cache: path.join(siteDir, API_FOLDERS.cache),
    static: path.join(siteDir, API_FOLDERS.static),
    packages: packagesDirOf(siteDir),
  };
}
