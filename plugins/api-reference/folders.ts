import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { docsFolderOf } from '../files/docs-folder';
import { packagesDirOf } from '../files/packages-dir';

/** Holds what the generator keeps of all versions, from the root of the project. Git ignores it. */
const CACHE = '.cache/api-reference';

type Sources = Pick<DocsVersion, 'section' | 'docs'>;

/** Name of the docs for commands and folders: of a section, or Docusaurus' name of a version. */
export function nameInReference({ section, docs }: Sources): string {
  return section ?? docs;
}

/** Folders of the reference of a version, from the root of the project. Git ignores all of them. */
export function apiFoldersOf(version: Sources) {
  const cache = `${CACHE}/${nameInReference(version)}`;
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
  version: Sources & Pick<DocsVersion, 'packages'>,
): Folders {
  const folders = apiFoldersOf(version);
  return {
    out: path.join(siteDir, folders.out),
    cache: path.join(siteDir, folders.cache),
    static: path.join(siteDir, folders.static),
    packages: packagesDirOf(siteDir, version),
  };
}
