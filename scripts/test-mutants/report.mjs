// @ts-check
import { familyOf } from './demo-files.mjs';

/** @typedef {import('./run-mutants.mjs').Result} Result */

/** The share of mutants that tests should notice. */
export const ENOUGH = 0.85;

/** @param {readonly Result[]} results @returns {number} from 0 to 1 */
export function shareNoticed(results) {
  return results.filter(({ noticed }) => noticed).length / (results.length || 1);
}

/** @param {readonly Result[]} results */
function lineOf(results) {
  const noticed = results.filter((result) => result.noticed).length;
  return `${noticed} of ${results.length} noticed (${Math.round(shareNoticed(results) * 100)} %)`;
}

/**
 * @param {readonly Result[]} results
 * @returns {string[]} lines: mutants that no test notices, then the numbers of each family
 */
export function reportLines(results) {
  const families = [...new Set(results.map(({ mutant }) => familyOf(mutant.id)))].sort();
  return [
    ...results.filter(({ noticed }) => !noticed).map(({ mutant }) => `Not noticed: ${mutant.id}`),
    ...families.map((family) => {
      const ofFamily = results.filter(({ mutant }) => familyOf(mutant.id) === family);
      return `${family}: ${lineOf(ofFamily)}`;
    }),
    `All: ${lineOf(results)}`,
  ];
}
