/** Name of the meta element in which each page carries the id of its build. */
export const BUILD_META = 'mui:build';

/** File with the id of the build that the host serves, below each language's base URL: `{ "id": "…" }`. */
export const BUILD_FILE = 'x/build.json';
