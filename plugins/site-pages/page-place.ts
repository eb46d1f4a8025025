import path from 'node:path';
import { DOCS_SECTION } from '../../model/addresses/parse';
import type { DocsSection } from '../../model/addresses/parse';
import { isSection } from '../../model/sections/ids';
import { SECTIONS_FOLDER } from '../files/docs-folder';
import { sourceFolderOf } from './source-folder';

/** The version and the folder of a page of the docs. */
export interface PagePlace {
  section: DocsSection;
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
 * @returns undefined for addresses that are not pages of the docs
 */
export function placeOf(pageFile: string, siteDir: string): PagePlace | undefined {
  const source = path.relative(siteDir, sourceFolderOf(pageFile, siteDir)).split(path.sep);
  const [root = '', ...rest] = source;
  if (root === 'docs') {
    const docsRoot = path.join(siteDir, root);
    return { section: DOCS_SECTION, docsRoot, version: 'current', folder: rest.join('/') };
  }
  const [name = '', ...below] = rest;
  const place = { docsRoot: path.join(siteDir, root, name), folder: below.join('/') };
  if (root === SECTIONS_FOLDER && isSection(name)) {
    return { section: name, version: 'current', ...place };
  }
  const version = /^version-(.+)$/.exec(name)?.[1];
  if (root !== 'versioned_docs' || !version) return undefined;
  return { section: DOCS_SECTION, version, ...place };
}

/** The pathname of a page in the navigation of its version. */
export function pathnameOf({ section, folder }: PagePlace): string {
  return `/${section}/${folder}`;
}

/** Checks that a page is part of the reference, whose texts come from the packages. */
export function isInReference({ folder }: PagePlace): boolean {
  return folder === 'api' || folder.startsWith('api/');
}
