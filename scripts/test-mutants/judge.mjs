// @ts-check

/** @typedef {import('./find-mutants.mjs').Mutant} Mutant */
/** @typedef {import('./read-report.mjs').TestEnding} TestEnding */
/** @typedef {import('./tests-of-demo.mjs').ChosenTests} ChosenTests */

/**
 * What the tests say about a mutant: `no test` if no spec opens its page; `not judged` if its tests
 * fail without it too, or if the run broke.
 * @typedef {'noticed' | 'unnoticed' | 'no test' | 'not judged'} Verdict
 */

/** @typedef {{ mutant: Mutant, verdict: Verdict, why?: string }} Result */

/** @param {TestEnding} test @param {readonly ChosenTests[]} chosen */
const isChosen = ({ spec, line }, chosen) =>
  chosen.some((one) => one.spec === spec && (one.lines?.includes(line) ?? true));

/**
 * Judges by the tests that pass without a mutant.
 * @param {readonly ChosenTests[]} chosen tests of the mutant
 * @param {readonly TestEnding[]} before how tests ended without any mutant
 * @param {readonly TestEnding[]} after how they ended in the round of the mutant
 * @returns {{ verdict: Verdict, why?: string }}
 */
export function judge(chosen, before, after) {
  if (chosen.length === 0) return { verdict: 'no test' };
  const own = before.filter((test) => isChosen(test, chosen));
  const names = new Set(own.filter(({ ending }) => ending === 'passed').map(({ name }) => name));
  if (names.size === 0) {
    const why = own.some(({ ending }) => ending === 'failed')
      ? 'its tests fail without it too'
      : 'its tests did not run without it';
    return { verdict: 'not judged', why };
  }
  const shown = after.filter(({ name, ending }) => names.has(name) && ending !== 'crashed');
  const failed = shown.find(({ ending }) => ending === 'failed');
  if (failed) return { verdict: 'noticed', ...(failed.reason && { why: failed.reason }) };
  if (shown.length < names.size) return { verdict: 'not judged', why: 'its round broke' };
  return { verdict: 'unnoticed' };
}
