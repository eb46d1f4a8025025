// @ts-check
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runCommand } from '../run-command.mjs';
import { readEndings } from './read-report.mjs';

/** @typedef {import('./tests-of-demo.mjs').ChosenTests} ChosenTests */

// Not through npm, which does not pass signals on: the browsers would outlive an interrupted run.
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

const RESULTS = 'test-results/mutants';

/** Unlike the ports of other tests. */
const PORT = '4300';

/** @param {readonly ChosenTests[]} chosen @returns {string[]} arguments of Playwright */
export function testArguments(chosen) {
  const whole = new Set(chosen.filter(({ lines }) => !lines).map(({ spec }) => spec));
  const single = chosen
    .filter(({ spec }) => !whole.has(spec))
    .flatMap(({ spec, lines = [] }) => lines.map((line) => `${spec}:${line}`));
  return [...whole, ...new Set(single)];
}

/** @param {string} file @returns {import('./read-report.mjs').Report | undefined} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs tests of pages once, against the build with mutants.
 * @param {readonly ChosenTests[]} chosen
 * @param {{ site: string, workers: number, mutants: readonly string[] }} options `mutants` are switched on
 * @returns {Promise<import('./read-report.mjs').TestEnding[]>} empty, after the output of the runner,
 *   if no test ran
 * @throws when a signal ended the run
 */
export async function runTests(chosen, { site, workers, mutants }) {
  const file = path.join(PROJECT_ROOT, RESULTS, 'report.json');
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { output, interruptedBy } = await runCommand(
    process.execPath,
    [
      ...[PLAYWRIGHT, 'test', ...testArguments(chosen)],
      ...['--project=pages', '--retries=0', '--reporter=json', `--workers=${workers}`],
      `--output=${RESULTS}/files`,
    ],
    {
      quiet: true,
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        TEST_SITE: site,
        TEST_HOSTED: '0',
        TEST_FULL: '1',
        TEST_PORT: process.env.TEST_PORT ?? PORT,
        TEST_MUTANTS: JSON.stringify(mutants),
      },
    },
  );
  if (interruptedBy) throw new Error(`The tests were ended by ${interruptedBy}`);
  const report = readReport(file);
  const endings = report ? readEndings(report) : [];
  if (endings.length === 0) {
    console.error(report?.errors.map(({ message }) => message).join('\n') || output);
  }
  return endings;
}
