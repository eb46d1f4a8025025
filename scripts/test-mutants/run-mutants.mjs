// @ts-check
import { runNpm } from '../run-command.mjs';

/** @typedef {import('./find-mutants.mjs').Mutant} Mutant */

/** @typedef {{ mutant: Mutant, noticed: boolean }} Result */

/** Each run serves the site at two ports, beside those of other tests. */
const FIRST_PORT = 4300;

/**
 * Runs the tests of a page against the build with mutants.
 * @param {string[]} specs
 * @param {{ site: string, worker: number, mutant?: string }} options
 * @returns {Promise<boolean>} whether all tests passed
 */
export async function pagesPass(specs, { site, worker, mutant }) {
  const { code } = await runNpm(
    [
      ...['exec', '--offline', '--', 'playwright', 'test', ...specs],
      ...['--project=pages', '--workers=1', '--retries=0', '--max-failures=1', '--reporter=dot'],
      `--output=test-results/mutants-${worker}`,
    ],
    {
      quiet: true,
      env: {
        TEST_SITE: site,
        TEST_HOSTED: '0',
        TEST_FULL: '1',
        TEST_PORT: String(FIRST_PORT + 2 * worker),
        ...(mutant && { TEST_MUTANT: mutant }),
      },
    },
  );
  return code === 0;
}

/**
 * Runs jobs in order, several at a time.
 * @template J, R
 * @param {readonly J[]} jobs
 * @param {number} workers
 * @param {(job: J, worker: number) => Promise<R>} run
 * @returns {Promise<R[]>} in the order of the jobs
 */
export async function inParallel(jobs, workers, run) {
  /** @type {R[]} */
  const results = [];
  let next = 0;
  const work = async (/** @type {number} */ worker) => {
    while (next < jobs.length) {
      const index = next;
      next += 1;
      results[index] = await run(/** @type {J} */ (jobs[index]), worker);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return results;
}
