// @ts-check
import { parseArgs } from 'node:util';

/**
 * @typedef {object} MutantOptions
 * @property {number} count of mutants
 * @property {string} seed decides which mutants are taken; the same seed takes the same ones
 * @property {string} family only its mutants; empty for all
 * @property {string[]} only parts of ids, or `file:line`, of those to choose from; empty for all
 * @property {number} workers that run tests at a time
 * @property {boolean} list whether to print them instead of running tests
 * @property {boolean} report whether to write the numbers for the page about quality
 * @property {boolean} keepBuild whether to use the build of the run before
 */

/** @param {string} name @param {string} text @throws one line if it is not a number from 1 */
function readNumber(name, text) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a number from 1, not ${text}`);
}

/** Enough for all families; a report has no fewer. */
const COUNT = '300';

/**
 * @param {string[]} given
 * @returns {MutantOptions}
 * @throws one line for an option that does not exist, a number that is none, or a report of a part
 */
export function readMutantOptions(given) {
  const { values } = parseArgs({
    args: given,
    options: {
      count: { type: 'string', default: COUNT },
      seed: { type: 'string', default: '' },
      family: { type: 'string', default: '' },
      only: { type: 'string', multiple: true, default: [] },
      workers: { type: 'string', default: '2' },
      list: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      'keep-build': { type: 'boolean', default: false },
    },
  });
  const isPart = values.family || values.only.length > 0 || values.count !== COUNT;
  if (values.report && isPart) {
    throw new Error('--report is about all families: leave out --family, --only and --count');
  }
  const { 'keep-build': keepBuild, ...others } = values;
  return {
    ...others,
    count: readNumber('count', values.count),
    workers: readNumber('workers', values.workers),
    keepBuild,
  };
}
