import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { docsFolderOf } from '../files/docs-folder';
import { packagesDirOf } from '../files/packages-dir';

/** Holds what the generator keeps of all versions, from the root of the project. Git ignores it. */
const CACHE = '.cache/api-reference';

/** Folders of the reference of a version, from the root of the project. Git ignores all of them. */
export function apiFoldersOf(version: Pick<DocsVersion, 'docs'>) {
  const cache = `${CACHE}/${version.docs}`;
  return {
    /** Pages, and the data beside them. */
    out: `${docsFolderOf(version)}/api`,
    /** Only the generator reads it. */
    cache,
    /** Files for tools, served as they are. */
    static: `${cache}/static`,
  };
}

/** The same as absolute paths, and the folder of the packages that the reference describes. */
export type Folders = Record<keyof ReturnType<typeof apiFoldersOf> | 'packages', string>;

export function foldersOf(
  siteDir: string,
  version: Pick<DocsVersion, 'docs' | 'packages'>,
): Folders {
  const folders = apiFoldersOf(version);
  return {
    out: path.join(siteDir, folders.out),
    cache: path.join(siteDir, folders.cache),
    static: path.join(siteDir, folders.static),
    packages: packagesDirOf(siteDir, version),
  };
}
