import path from 'node:path';

/** Folders of the reference, from the root of the project. Git ignores all of them. */
export const API_FOLDERS = {
  /** Pages, and the data beside them. */
  out: 'docs/api',
  /** Only the generator reads it. */
  cache: '.cache/api-reference',
  /** Files for tools, served as they are. */
  static: '.cache/api-reference/static',
} as const;

/** The same as absolute paths. */
export type Folders = Record<keyof typeof API_FOLDERS, string>;

export function foldersOf(siteDir: string): Folders {
  return {
    out: path.join(siteDir, API_FOLDERS.out),
    cache: path.join(siteDir, API_FOLDERS.cache),
    static: path.join(siteDir, API_FOLDERS.static),
  };
}
