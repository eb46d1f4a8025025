/**
 * Files that each version has in each language, from the root of the language. They are in the
 * folder of the version, as versions never write each other's files.
 * @param path of the version below `/x/`; empty for the documented one
 */
import { DOCS_SECTION } from './addresses/parse';
import { PAGES_FILE } from './public-versions';
import { SEARCH_PAGE } from './search';

function inFolderOf(path: string, file: string): string {
  return [DOCS_SECTION, path, file].filter(Boolean).join('/');
}

/** Holds the id of the build that the host serves: `{ "id": "…" }`. */
export const buildFile = (path: string): string => inFolderOf(path, 'build.json');

/** Lists the pages of the version for the version menu: see `PAGES_FILE`. */
export const pagesFile = (path: string): string => inFolderOf(path, PAGES_FILE);

/** Lists the pages that search engines may show. */
export const sitemapFile = (path: string): string =>
  // A sitemap may only list addresses below its own folder, and the home page is outside of `/x/`.
  path === '' ? 'sitemap-pages.xml' : inFolderOf(path, 'sitemap.xml');

/** The page that shows a search. */
export const searchPage = (path: string): string =>
  path === '' ? SEARCH_PAGE : inFolderOf(path, SEARCH_PAGE);

/** Folder of scripts, styles and other files whose names change with their content. */
export const assetsFolder = (path: string): string => (path === '' ? 'assets' : `assets/${path}`);

/** File of a unit that tells the merge about it; see `UnitManifest`. Not part of the site. */
export const MANIFEST_FILE = 'unit.json';

/** Folder of a unit with further data for the merge. Not part of the site either. */
export const MERGE_FOLDER = '.unit';
