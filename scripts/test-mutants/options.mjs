// @ts-check
import { parseArgs } from 'node:util';

/**
 * @typedef {object} MutantOptions
 * @property {number} count of mutants
 * @property {string} only part of the ids of those to choose from
 * @property {boolean} list whether to print them instead of running tests
 * @property {boolean} keepBuild whether to use the build of the run before
 */

/**
 * @param {string[]} given
 * @returns {MutantOptions}
 * @throws one line for an option that does not exist or a count that is not a number
 */
export function readMutantOptions(given) {
  const { values } = parseArgs({
    args: given,
    options: {
      count: { type: 'string', default: '300' },
      only: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
      'keep-build': { type: 'boolean', default: false },
    },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--count takes a number from 1, not ${values.count}`);
  }
  return { count, only: values.only, list: values.list, keepBuild: values['keep-build'] };
}
