// @ts-check
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';

/**
 * Rules of a build for headers: `HostingRules` of model/hosting.ts, which plugins/outputs/hosting/
 * writes.
 * @typedef {import('../../model/hosting').HostingRules} HostingRules
 */

/** File with the rules of a build: hidden, so it is not served itself. */
const RULES_FILE = '.hosting/headers.json';

/**
 * For sites without rules, such as those that the exported projects and measurements build: Vite
 * and Docusaurus put the hash of the content into the names of `assets/`.
 * @type {HostingRules}
 */
const PLAIN_SITE = {
  everywhere: { 'X-Content-Type-Options': 'nosniff' },
  pages: {},
  cacheControl: { '/assets/*': 'public, max-age=31536000, immutable', '/*': 'no-cache' },
  contentTypes: {},
};

/**
 * @param {string} pattern an address in which each `*` matches any characters
 * @returns {RegExp}
 */
function toRegExp(pattern) {
  const literal = pattern.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}

/** @param {HostingRules} rules */
function compile({ everywhere, pages, cacheControl, contentTypes }) {
  const cache = Object.entries(cacheControl).map(
    ([pattern, value]) => /** @type {const} */ ([toRegExp(pattern), value]),
  );
  /**
   * @param {string} pathname of the file that is sent, decoded
   * @returns {Record<string, string>} headers by name
   */
  return (pathname) => {
    const extension = path.posix.extname(pathname);
    const [, cached = 'no-cache'] = cache.find(([pattern]) => pattern.test(pathname)) ?? [];
    return {
      ...everywhere,
      ...(cached.includes('immutable') ? {} : pages),
      'Content-Type': contentTypes[extension] ?? lookup(extension) ?? 'application/octet-stream',
      'Cache-Control': cached,
    };
  };
}

/**
 * Reads which headers a site wants, and reads them again when the site was built again. While they
 * cannot be read, such as those of a build that takes its place at this moment, the last ones stay.
 * @param {string} dir of the site
 * @returns {(pathname: string) => Record<string, string>}
 */
export function createHeaderRules(dir) {
  const file = path.join(dir, RULES_FILE);
  let version = '';
  let unreadable = '';
  let headersOf = compile(PLAIN_SITE);
  return (pathname) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    // Without the file the rules stay: it is missing for a moment while a build takes its place.
    const now = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : version;
    if (now === version) return headersOf(pathname);
    try {
      headersOf = compile(/** @type {HostingRules} */ (JSON.parse(readFileSync(file, 'utf8'))));
      version = now;
    } catch (error) {
      // Every request tries again, but one line is enough.
      const { message } = /** @type {Error} */ (error);
      if (now !== unreadable) console.error(`The last headers stay, as ${file}: ${message}`);
      unreadable = now;
    }
    return headersOf(pathname);
  };
}
