/** Files that each unit has, from the root of its language, in its own folder: units never write each other's files. */
import { DOCS_SECTION } from './addresses/parse';
import { PAGES_FILE } from './public-versions';
import { SEARCH_PAGE } from './search';

/** A unit, whatever its language. */
export interface UnitPlace {
  /** `x`, or another section. */
  section: string;
  /** Folder of its version below the section; empty for the documented one. */
  path: string;
}

/** The documented version, which also has all that belongs to no other unit. */
export const DOCUMENTED_PLACE: UnitPlace = { section: DOCS_SECTION, path: '' };

function inFolderOf({ section, path }: UnitPlace, file: string): string {
  return [section, path, file].filter(Boolean).join('/');
}

/**
 * Name of the folders of a unit that are in folders of all units: the path of a version of MUI X, the
 * name of another section. Empty for the documented version.
 */
export function folderOf({ section, path }: UnitPlace): string {
  return section === DOCS_SECTION ? path : section;
}

/** Holds the id of the build that the host serves: `{ "id": "…" }`. */
export const buildFile = (place: UnitPlace): string => inFolderOf(place, 'build.json');

/** Lists the pages of the unit for the version menu: see `PAGES_FILE`. */
export const pagesFile = (place: UnitPlace): string => inFolderOf(place, PAGES_FILE);

/** Lists the pages that search engines may show. */
export const sitemapFile = (place: UnitPlace): string =>
  // A sitemap may only list addresses below its own folder, and the home page is outside of `/x/`.
  folderOf(place) === '' ? 'sitemap-pages.xml' : inFolderOf(place, 'sitemap.xml');

/** The page that shows a search. */
export const searchPage = (place: UnitPlace): string =>
  folderOf(place) === '' ? SEARCH_PAGE : inFolderOf(place, SEARCH_PAGE);

/** Folder of scripts, styles and other files whose names change with their content. */
export const assetsFolder = (place: UnitPlace): string =>
  ['assets', folderOf(place)].filter(Boolean).join('/');

/** File of a unit that tells the merge about it; see `UnitManifest`. Not part of the site. */
export const MANIFEST_FILE = 'unit.json';

/** Folder of a unit with further data for the merge. Not part of the site either. */
export const MERGE_FOLDER = '.unit';
