// @ts-check
import { parseArgs } from 'node:util';

/** The language at the root; addresses of every other language begin with its name. */
const DEFAULT_LOCALE = 'en';

/** Addresses to listen on that are none to open. */
const ANY_HOST = new Set(['0.0.0.0', '::']);

/** Options of this command, which are not passed on to `docusaurus start`. */
const OWN_OPTIONS = /** @type {const} */ ({
  version: { type: 'string' },
  section: { type: 'string' },
});

/** The section about MUI X. */
const DOCS_SECTION = 'x';

/** The first pages of MUI X, and of other sections: model/sections/index.ts. */
const FIRST_PAGE = 'introduction';
const FIRST_PAGE_OF_SECTION = 'getting-started';

/** The blog is in English only, and begins with the list of its posts: model/blog.ts. */
const BLOG = 'blog';

/** @typedef {{ id: string, path: string }} Version of model/versions.json */

/**
 * @typedef {object} StartOptions
 * @property {string} unit name of what is served: `x/6.20/zh`
 * @property {string} host where to knock
 * @property {number} port
 * @property {string} address page to open
 * @property {string[]} args what `docusaurus start` is given
 */

/** Takes out what Docusaurus does not know. @param {string[]} given */
function withoutOwnOptions(given) {
  const { tokens } = parseArgs({
    args: given,
    strict: false,
    options: OWN_OPTIONS,
    tokens: true,
  });
  const own = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || !(token.name in OWN_OPTIONS)) return [];
      return token.inlineValue ? [token.index] : [token.index, token.index + 1];
    }),
  );
  return given.filter((_, index) => !own.has(index));
}

/**
 * @param {unknown} name id or path of a version, or nothing for the documented one
 * @param {readonly Version[]} versions
 * @returns {string} its path below `/x/`
 */
function pathOfVersion(name, versions) {
  const found = versions.find(({ id, path }) => id === name || path === (name ?? ''));
  if (found) return found.path;
  const names = versions.map(({ id }) => id).join(', ');
  throw new Error(`--version must be one of ${names}, got ${JSON.stringify(name)}`);
}

/**
 * @param {{ section?: unknown, version?: unknown }} values as given
 * @param {string} locale
 * @param {readonly Version[]} versions
 * @param {readonly string[]} sections
 * @returns {{ section: string, version: string, page: string }} `version` is a path below the section
 */
function readPlace({ section = DOCS_SECTION, version: name }, locale, versions, sections) {
  if (section === DOCS_SECTION) {
    return { section, version: pathOfVersion(name, versions), page: FIRST_PAGE };
  }
  const names = [...sections, BLOG];
  if (typeof section !== 'string' || !names.includes(section)) {
    const all = [DOCS_SECTION, ...names].join(', ');
    throw new Error(`--section must be one of ${all}, got ${JSON.stringify(section)}`);
  }
  if (name !== undefined) throw new Error(`--version is for MUI X: ${section} has one version`);
  if (section !== BLOG) return { section, version: '', page: FIRST_PAGE_OF_SECTION };
  if (locale !== DEFAULT_LOCALE)
    throw new Error('--locale is for the docs: the blog is in English');
  return { section, version: '', page: '' };
}

/**
 * Reads the arguments of `npm start`, and adds defaults.
 * @param {string[]} given arguments; all but `--version` and `--section` are passed on to
 *   `docusaurus start`
 * @param {readonly Version[]} versions all of the docs of MUI X
 * @param {readonly string[]} sections about other products
 * @returns {StartOptions}
 * @throws one line when there is no such version or section, or it is not in this language
 */
export function readStartOptions(given, versions, sections) {
  const { values } = parseArgs({
    args: given,
    strict: false,
    options: {
      ...OWN_OPTIONS,
      locale: { type: 'string', short: 'l' },
      host: { type: 'string', short: 'h' },
      port: { type: 'string', short: 'p' },
      open: { type: 'boolean' },
    },
  });
  const port = Number(values.port ?? 3000);
  const listen = String(values.host ?? 'localhost');
  const host = ANY_HOST.has(listen) ? 'localhost' : listen;
  const locale = String(values.locale ?? DEFAULT_LOCALE);
  const { section, version, page } = readPlace(values, locale, versions, sections);
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const pagePath = [section, version, page].filter(Boolean).join('/');
  const args = withoutOwnOptions(given);
  if (values.locale === undefined) args.push('--locale', locale);
  if (values.host === undefined) args.push('--host', listen);
  if (values.port === undefined) args.push('--port', String(port));
  if (!values.open && !given.includes('--no-open')) args.push('--no-open');
  return {
    unit: `${section}/${version || 'current'}/${locale}`,
    host,
    port,
    address: `http://${host}:${port}${prefix}/${pagePath}/`,
    args,
  };
}
