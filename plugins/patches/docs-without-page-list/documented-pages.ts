import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languagesOf, type DocsVersion } from '../../../model/docs-version';
import type { DocumentedPage } from '../../../model/documented-page';
import { DEFAULT_LANGUAGE } from '../../../model/languages';
import { nearestPage, pathOfPage } from '../../../model/nearest-page';
import { PAGES_FILE } from '../../../model/public-versions';
import { docsFolderOf, SECTIONS_FOLDER } from '../../files/docs-folder';
import { placeOf, translationsOf } from './translations-of';

const PAGE_FILE = /^(?:(.*)\/)?([^/]+)\.mdx?$/;
/** Files of demos and tests, and pages that others include: Docusaurus leaves them out, too. */
const LEFT_OUT = /(?:^|\/)(?:_|__tests__\/)/;

/** `react-charts/bars/index.mdx` is the page `react-charts/bars/`. */
function pageOfFile(file: string): string | undefined {
  const [, folder = '', name = ''] = PAGE_FILE.exec(file) ?? [];
  if (name === '' || LEFT_OUT.test(file)) return undefined;
  return pathOfPage([folder, name === 'index' ? '' : name].filter(Boolean).join('/'));
}

/**
 * The pages of a version, and their files from its folder. Written pages only, unless the version has
 * a list: the reference of another version is not made in this build, or was left there by one.
 */
function pagesOf(version: DocsVersion, siteDir: string): Map<string, string | undefined> {
  const folder = path.join(siteDir, docsFolderOf(version));
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const written = files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('api/'))
    .flatMap((file) => {
      const page = pageOfFile(file);
      return page === undefined ? [] : [[page, file] as const];
    });
  const list = path.join(siteDir, 'versions', version.id, PAGES_FILE);
  const listed = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  return new Map<string, string | undefined>([
    ...listed.map((page) => [page, undefined] as const),
    ...written,
  ]);
}

/** Checks for pages about other products than MUI X, which have one version. */
function isOfSection(source: string): boolean {
  return source.replace(/^@site\//, '').startsWith(`${SECTIONS_FOLDER}/`);
}

/** The file of a page from the folder of its version, and Docusaurus' name of that version. */
function fileOf(source: string): { docs: string; file: string } {
  const [folder = '', ...rest] = placeOf(source);
  return { docs: folder.replace(/^version-/, ''), file: rest.join('/') };
}

/**
 * Finds what the documented version has in the place of pages of other versions.
 * @param versions all versions of the docs
 * @param siteDir root of the project
 * @returns takes the file of a page as Docusaurus names it, in any language; returns undefined for
 *   pages of the documented version
 */
export function documentedPages(
  versions: readonly DocsVersion[],
  siteDir: string,
): (source: string) => DocumentedPage | undefined {
  const documented = versions.find(({ path: folder }) => folder === '');
  const pages = documented ? pagesOf(documented, siteDir) : new Map<string, string | undefined>();
  const names: ReadonlySet<string> = new Set(pages.keys());
  return (source) => {
    if (isOfSection(source)) return undefined;
    const { docs, file } = fileOf(source);
    const own = pageOfFile(file);
    if (!documented || docs === documented.docs || own === undefined) return undefined;
    const page = nearestPage(own, names);
    const found = pages.get(page);
    const languages = languagesOf(documented);
    const translated = found
      ? translationsOf(path.join(docsFolderOf(documented), found), siteDir)
      : [];
    return {
      page,
      isSame: page === own,
      languages: [DEFAULT_LANGUAGE, ...translated.filter((each) => languages.includes(each))],
    };
  };
}
