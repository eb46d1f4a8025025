// @ts-check
import { parseArgs } from 'node:util';

/** The language at the root; addresses of every other language begin with its name. */
const DEFAULT_LOCALE = 'en';

/** Addresses to listen on that are none to open. */
const ANY_HOST = new Set(['0.0.0.0', '::']);

/** @typedef {{ id: string, path: string }} Version of model/versions.json */

/**
 * @typedef {object} StartOptions
 * @property {string} unit name of what is served: `x/6.20/zh`
 * @property {string} host where to knock
 * @property {number} port
 * @property {string} address page to open
 * @property {string[]} args what `docusaurus start` is given
 */

/** Takes the version out of arguments, as Docusaurus does not know it. @param {string[]} given */
function withoutVersion(given) {
  const { tokens } = parseArgs({
    args: given,
    strict: false,
    options: { version: { type: 'string' } },
    tokens: true,
  });
  const own = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || token.name !== 'version') return [];
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
 * Reads the arguments of `npm start`, and adds defaults.
 * @param {string[]} given arguments; all but `--version` are passed on to `docusaurus start`
 * @param {readonly Version[]} versions all of the docs
 * @returns {StartOptions}
 * @throws one line when there is no such version
 */
export function readStartOptions(given, versions) {
  const { values } = parseArgs({
    args: given,
    strict: false,
    options: {
      version: { type: 'string' },
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
  const version = pathOfVersion(values.version, versions);
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const folder = ['x', version].filter(Boolean).join('/');
  const args = withoutVersion(given);
  if (values.locale === undefined) args.push('--locale', locale);
  if (values.host === undefined) args.push('--host', listen);
  if (values.port === undefined) args.push('--port', String(port));
  if (!values.open && !given.includes('--no-open')) args.push('--no-open');
  return {
    unit: `x/${version || 'current'}/${locale}`,
    host,
    port,
    address: `http://${host}:${port}${prefix}/${folder}/introduction/`,
    args,
  };
}
