// @ts-check
import { parseArgs } from 'node:util';

/** The language at the root; addresses of every other language begin with its name. */
const DEFAULT_LOCALE = 'en';

/** Addresses to listen on that are none to open. */
const ANY_HOST = new Set(['0.0.0.0', '::']);

/**
 * Reads the arguments of `npm start`, and adds defaults.
 * @param {string[]} given arguments, passed on to `docusaurus start` as they are
 * @returns {{ host: string, port: number, address: string, args: string[] }} `address` is the page
 *   to open, `host` where to knock
 */
export function readStartOptions(given) {
  const { values } = parseArgs({
    args: given,
    strict: false,
    options: {
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
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const args = [...given];
  if (values.host === undefined) args.push('--host', listen);
  if (values.port === undefined) args.push('--port', String(port));
  if (!values.open && !given.includes('--no-open')) args.push('--no-open');
  return { host, port, address: `http://${host}:${port}${prefix}/x/introduction/`, args };
}
