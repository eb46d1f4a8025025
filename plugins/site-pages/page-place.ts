import path from 'node:path';
import { sourceFolderOf } from './source-folder';

/** Where a page of the docs belongs. */
export interface PagePlace {
  /** Root of the docs of its version; of the English ones for a translated page too. */
  docsRoot: string;
  /** `current`, or the number of a cut version. */
  version: string;
  /** The page without language and version: `react-data-grid/sorting`. */
  folder: string;
}

/**
 * @param pageFile absolute path of an MDX file, in any language and version
 * @param siteDir root of the project
 * @returns undefined for what is no page of the docs
 */
export function placeOf(pageFile: string, siteDir: string): PagePlace | undefined {
  const source = path.relative(siteDir, sourceFolderOf(pageFile, siteDir)).split(path.sep);
  const [root = '', ...rest] = source;
  if (root === 'docs') {
    return { docsRoot: path.join(siteDir, root), version: 'current', folder: rest.join('/') };
  }
  const [name = '', ...folder] = rest;
  const version = /^version-(.+)$/.exec(name)?.[1];
  if (root !== 'versioned_docs' || !version) return undefined;
  return { docsRoot: path.join(siteDir, root, name), version, folder: folder.join('/') };
}

/** Whether a page is itself a part of the reference, whose texts are the packages' own. */
export function isInReference({ folder }: PagePlace): boolean {
  return folder === 'api' || folder.startsWith('api/');
}
