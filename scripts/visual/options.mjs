// @ts-check
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} VisualOptions
 * @property {string | undefined} ref the commit to compare with, unless its build is given
 * @property {string | undefined} before absolute path of a site that was built
 * @property {string | undefined} after absolute path of another one; without it, the working copy is built
 * @property {string} report absolute path of the folder for the report, which is replaced
 * @property {string[]} only parts of addresses; without any, all pages are compared
 */

/** Is in .gitignore. */
const REPORT = 'visual-report';

const USAGE = `npm run visual -- <ref>: compares what the working copy shows with what a commit shows
  --before <dir>  compare with this built site in place of a commit
  --after <dir>   compare this built site in place of the working copy
  --only <text>   only pages with this text in their address; repeat it for more
  --report <dir>  the folder of the report, by default visual-report`;

/**
 * Reads what `npm run visual` was given.
 * @param {string[]} given
 * @param {string} folder from which paths begin
 * @returns {VisualOptions}
 * @throws with the usage when something is missing or unknown
 */
export function readVisualOptions(given, folder) {
  const text = /** @type {const} */ ({ type: 'string' });
  const texts = /** @type {const} */ ({ type: 'string', multiple: true });
  const options = { before: text, after: text, only: texts, report: text };
  /** @type {{ values: { before?: string, after?: string, only?: string[], report?: string }, positionals: string[] }} */
  let read;
  try {
    read = parseArgs({ args: given, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  const { values, positionals } = read;
  const [ref] = positionals;
  const hasOneBefore = (ref === undefined) !== (values.before === undefined);
  if (positionals.length > 1 || !hasOneBefore) throw new Error(USAGE);
  const absolute = (/** @type {string | undefined} */ dir) => dir && path.resolve(folder, dir);
  return {
    ref,
    before: absolute(values.before),
    after: absolute(values.after),
    report: path.resolve(folder, values.report ?? REPORT),
    only: values.only ?? [],
  };
}
