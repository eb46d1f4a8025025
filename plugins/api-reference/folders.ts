import path from 'node:path';

/** Where the reference is written, from the root of the project. All of it is ignored by git. */
export const API_FOLDERS = {
  /** Pages, and the data beside them. */
  out: 'docs/api',
  /** What only the generator reads. */
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
