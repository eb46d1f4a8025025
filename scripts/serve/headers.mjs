// @ts-check

/** Names that change with the content: all in `assets/`, and the pieces of the search index. */
const HASHED = /^\/(?:[a-z]{2}(?:-[a-z]+)?\/)?assets\/|\.pf_(?:meta|index|fragment|filter)$/i;

/** Without a charset browsers guess, and without a type they offer to save. */
const TYPES = new Map([
  ['.txt', 'text/plain; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  // Compressed already, and no type that anything else has.
  ['.pagefind', 'application/octet-stream'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
]);

/**
 * How long a file may be kept without asking. Pages, `sw.js` and whatever else keeps its name are
 * asked for every time, which costs one short answer when nothing changed.
 * @param {string} pathname
 */
export function cacheControl(pathname) {
  return HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * @param {string} pathname
 * @returns {string | undefined} a content type, where the usual one is not enough
 */
export function contentType(pathname) {
  const extension = pathname.slice(pathname.lastIndexOf('.'));
  return extension.startsWith('.pf_') ? 'application/octet-stream' : TYPES.get(extension);
}
