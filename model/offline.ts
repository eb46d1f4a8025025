/**
 * Parts of the site that are kept for reading offline like a family, by a list without pages:
 * `/x/offline/<name>.json`.
 */

/** The editor of demos. */
export const EDITOR_LIST = 'editor';

/** The search, kept with the first family; missing where the search is hosted elsewhere. */
export const SEARCH_LIST = 'search';
