// @ts-check
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * What stands at an address.
 * @typedef {{ kind: 'file', pathname: string }
 *   | { kind: 'redirect', pathname: string }
 *   | { kind: 'missing', page: string | undefined }
 *   | { kind: 'malformed' }} Found
 */

/** @param {string} file */
function isFile(file) {
  return existsSync(file) && statSync(file).isFile();
}

/**
 * @param {string} pathname as it came, still encoded
 * @returns {string | undefined} nothing when it is no path at all
 */
function decode(pathname) {
  try {
    const decoded = decodeURIComponent(pathname);
    return /[\0\\]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * The 404 page in the language of the address.
 * @param {string} dir
 * @param {string} pathname
 * @returns {string | undefined} a file
 */
function notFoundPage(dir, pathname) {
  const language = /^\/([a-z]{2}(?:-[a-z]+)?)\//i.exec(pathname)?.[1] ?? '';
  return [path.join(dir, language, '404.html'), path.join(dir, '404.html')].find(existsSync);
}

/**
 * Finds the file for an address: a folder stands for its index.html and ends with a slash, and is
 * also what an address in the form of a file, `/x/react-charts.html`, means.
 * @param {string} dir absolute path of the site; nothing outside it is ever found
 * @param {string} pathname of the request, encoded, without query
 * @returns {Found} `pathname` is encoded and begins with one slash
 */
export function findFile(dir, pathname) {
  const decoded = decode(pathname);
  if (decoded === undefined) return { kind: 'malformed' };
  const file = path.join(dir, decoded);
  // Hidden files are not for readers, and `..` would lead out of the folder.
  const hidden = decoded.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  const missing = /** @type {const} */ ({ kind: 'missing', page: notFoundPage(dir, decoded) });
  if (hidden) return missing;
  // Two slashes in front would make a redirect lead to another host.
  const clean = encodeURI(decoded.replace(/^\/+/, '/'));
  if (isFile(path.join(file, 'index.html'))) {
    return clean.endsWith('/')
      ? { kind: 'file', pathname: `${clean}index.html` }
      : { kind: 'redirect', pathname: `${clean}/` };
  }
  if (isFile(file) && !clean.endsWith('/')) return { kind: 'file', pathname: clean };
  return file.endsWith('.html') && isFile(path.join(file.slice(0, -5), 'index.html'))
    ? { kind: 'redirect', pathname: `${clean.slice(0, -5)}/` }
    : missing;
}
