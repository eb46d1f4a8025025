// @ts-check

/** The name of every file in there changes with its content; below the root or a language. */
const HASHED = /^\/(?:[a-z]{2}(?:-[a-z]+)?\/)?assets\//i;

/** Without a charset browsers guess, and without a type they offer to save. */
const TYPES = new Map([
  ['.txt', 'text/plain; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
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
  return TYPES.get(pathname.slice(pathname.lastIndexOf('.')));
}
