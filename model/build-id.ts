/** Name of the meta element in which each page carries the id of its build. */
export const BUILD_META = 'mui:build';

/** Where each language says which build the host has now, from its base URL: `{ "id": "…" }`. */
export const BUILD_FILE = 'x/build.json';
