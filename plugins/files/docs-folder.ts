import path from 'node:path';
import { BLOG_SECTION } from '../../model/addresses/parse';
import type { DocsVersion } from '../../model/docs-version';

type Sources = Pick<DocsVersion, 'section' | 'docs'>;

/** Holds a folder for each section about another product than MUI X. */
export const SECTIONS_FOLDER = 'sections';

/** Folder of the English pages and the demos of a version, from the root of the project. */
export function docsFolderOf({ section, docs }: Sources): string {
  if (section === BLOG_SECTION) return section;
  if (section) return `${SECTIONS_FOLDER}/${section}`;
  return docs === 'current' ? 'docs' : `versioned_docs/version-${docs}`;
}

/**
 * The version that a demo belongs to.
 * @param file absolute path
 * @returns undefined for demos outside of the docs, which are of the documented version
 */
export function versionOfDemo<Version extends Sources>(
  file: string,
  siteDir: string,
  versions: readonly Version[],
): Version | undefined {
  const place = path.relative(siteDir, file).split(path.sep).join('/');
  return versions.find((version) => place.startsWith(`${docsFolderOf(version)}/`));
}
