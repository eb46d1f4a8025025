// @ts-check
import { familyOf } from './demo-files.mjs';

/** @typedef {import('./judge.mjs').Result} Result */

/** The share of mutants that the tests of each family should notice. */
const ENOUGH = 0.85;

/** @param {readonly Result[]} results */
function countsOf(results) {
  const judged = results.filter(({ verdict }) => verdict !== 'not judged').length;
  const noticed = results.filter(({ verdict }) => verdict === 'noticed').length;
  return { judged, noticed, share: judged ? noticed / judged : 0 };
}

/** @param {readonly Result[]} results @returns {Map<string, Result[]>} by the names of families */
function byFamily(results) {
  const names = [...new Set(results.map(({ mutant }) => familyOf(mutant.id)))].sort();
  return new Map(
    names.map((name) => [name, results.filter(({ mutant }) => familyOf(mutant.id) === name)]),
  );
}

/**
 * @param {readonly Result[]} results
 * @returns {{ family: string, noticed: number, judged: number }[]} the numbers of each family
 */
export function countsByFamily(results) {
  return [...byFamily(results)].map(([family, own]) => {
    const { noticed, judged } = countsOf(own);
    return { family, noticed, judged };
  });
}

/**
 * @param {readonly Result[]} results
 * @returns {boolean} whether tests notice enough in each family of which a mutant was judged
 */
export function hasEnough(results) {
  const families = [...byFamily(results).values()].map(countsOf).filter(({ judged }) => judged);
  return families.length > 0 && families.every(({ share }) => share >= ENOUGH);
}

/** @param {readonly Result[]} results */
function lineOf(results) {
  const { judged, noticed, share } = countsOf(results);
  const left = results.length - judged;
  // Rounded down: 84.9 % is not enough.
  const line = `${noticed} of ${judged} noticed (${Math.floor(share * 100)} %)`;
  return left ? `${line}, ${left} not judged` : line;
}

/**
 * @param {readonly Result[]} results
 * @returns {string[]} lines: mutants that no test notices and those that were not judged, then the
 *   numbers of each family, and the total last
 */
export function reportLines(results) {
  const named = (
    /** @type {import('./judge.mjs').Verdict} */ verdict,
    /** @type {string} */ text,
  ) =>
    results
      .filter((result) => result.verdict === verdict)
      .map(({ mutant, why }) => `${text}: ${mutant.id}${why ? ` (${why})` : ''}`)
      .sort();
  return [
    ...named('unnoticed', 'Not noticed'),
    ...named('no test', 'No test'),
    ...named('not judged', 'Not judged'),
    ...[...byFamily(results)].map(([name, own]) => `${name}: ${lineOf(own)}`),
    `All: ${lineOf(results)}`,
  ];
}
