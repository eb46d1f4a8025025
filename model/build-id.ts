/** Name of the meta element in which each page carries the id of its build. */
export const BUILD_META = 'mui:build';
