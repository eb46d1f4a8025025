// @ts-check
import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * Result of a search for an address.
 * @typedef {{ kind: 'file', file: string, stats: import('node:fs').Stats }
 *   | { kind: 'redirect', pathname: string }
 *   | { kind: 'missing', page: string | undefined }
 *   | { kind: 'malformed' }} Found `file` and `page` are absolute paths, `pathname` is encoded
 */

/** Error codes of the system for names that no file has, such as one of 16,000 characters. */
const NO_SUCH_FILE = new Set(['ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EINVAL']);

/**
 * @param {string} file
 * @returns {import('node:fs').Stats | undefined} nothing when there is no such file
 */
function statsOfFile(file) {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (NO_SUCH_FILE.has(code)) return undefined;
    throw error;
  }
}

/**
 * @param {string} pathname as it came, still encoded
 * @returns {string | undefined} nothing when it is not a path
 */
function decode(pathname) {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.startsWith('/') && !/[\0\\]/.test(decoded) ? decoded : undefined;
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
  return [path.join(dir, language, '404.html'), path.join(dir, '404.html')].find(statsOfFile);
}

/**
 * Finds the file for an address. A folder is served as its index.html and its address ends with a
 * slash; an address in the form of a file, `/x/react-charts.html`, leads to the folder.
 * @param {string} dir absolute path of the site; no path leads out of it, a symbolic link may
 * @param {string} pathname of the request, encoded, without query
 * @returns {Found} `pathname` begins with exactly one slash
 * @throws what the file system throws for reasons of its own, such as a failing disk
 */
export function findFile(dir, pathname) {
  const decoded = decode(pathname);
  if (decoded === undefined) return { kind: 'malformed' };
  // Hidden files are not public, and `..` would lead out of the folder.
  const hidden = decoded.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  if (hidden) return { kind: 'missing', page: notFoundPage(dir, decoded) };
  const file = path.join(dir, decoded);
  // With two slashes in front, a redirect would lead to another host.
  const clean = encodeURI(decoded.replace(/^\/+/, '/'));
  const index = statsOfFile(path.join(file, 'index.html'));
  if (index) {
    return clean.endsWith('/')
      ? { kind: 'file', file: path.join(file, 'index.html'), stats: index }
      : { kind: 'redirect', pathname: `${clean}/` };
  }
  const stats = clean.endsWith('/') ? undefined : statsOfFile(file);
  if (stats) return { kind: 'file', file, stats };
  if (file.endsWith('.html') && statsOfFile(path.join(file.slice(0, -5), 'index.html'))) {
    return { kind: 'redirect', pathname: `${clean.slice(0, -5)}/` };
  }
  return { kind: 'missing', page: notFoundPage(dir, decoded) };
}
