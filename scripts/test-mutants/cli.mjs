// @ts-check
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildTestSite } from '../build/build-test-site.mjs';
import { workingDocs } from '../docs-folders.cjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { projectFiles } from '../test-affected/changed-files.mjs';
import { chooseMutants, isAskedFor } from './choose-mutants.mjs';
import { demoFiles, demoOf } from './demo-files.mjs';
import { whyLeftOut } from './equivalent-mutants.mjs';
import { findMutants } from './find-mutants.mjs';
import { judge } from './judge.mjs';
import { readMutantOptions } from './options.mjs';
import { countsByFamily, hasEnough, reportLines } from './report.mjs';
import { requireCommitted } from '../quality/measured-commit.mjs';
import { writeQualityReport } from '../quality/write-report.mjs';
import { inRounds } from './rounds.mjs';
import { runTests } from './run-tests.mjs';
import { readSpecs, specsOf, testsOf } from './tests-of-demo.mjs';

/** @typedef {import('./find-mutants.mjs').Mutant} Mutant */
/** @typedef {import('./judge.mjs').Result} Result */
/** @typedef {import('./read-report.mjs').TestEnding} TestEnding */

/**
 * A mutant with the tests that can notice it, and all specs that open its page.
 * @typedef {{ mutant: Mutant, tests: import('./tests-of-demo.mjs').ChosenTests[], specs: string[] }} Trial
 */

const SITE = path.join('.cache', 'mutants-build');

/** @param {string} file @returns {import('./choose-mutants.mjs').MutantsOfDemo} without equivalent ones */
function mutantsOf(file) {
  const code = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
  const mutants = findMutants(code, file).filter(({ id }) => whyLeftOut(id, code) === undefined);
  return { file, mutants };
}

async function build() {
  const code = await buildTestSite({
    dir: SITE,
    units: [workingDocs().unit],
    config: 'scripts/test-mutants/docusaurus.config.ts',
  });
  if (code !== 0) throw new Error('The build with mutants failed');
  // The unit of a version that is not the documented one lacks the images of the site.
  cpSync(path.join(PROJECT_ROOT, 'static'), path.join(PROJECT_ROOT, SITE), { recursive: true });
}

/** @typedef {{ workers: number }} RunOptions */

/** @param {number} start as `Date.now()` returned it */
const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

/**
 * Runs all tests that are needed without a mutant, and names those that fail.
 * @param {Trial[]} trials
 * @param {RunOptions} options
 * @returns {Promise<TestEnding[]>}
 * @throws when no test ran
 */
async function runWithoutMutants(trials, { workers }) {
  const start = Date.now();
  console.log(`Runs the tests of ${trials.length} mutants without any of them.`);
  const endings = await runTests(
    trials.flatMap(({ tests }) => tests),
    { site: SITE, workers, mutants: [] },
  );
  if (endings.length === 0) throw new Error('Without a mutant no test ran');
  for (const { ending, name, reason = '' } of endings) {
    if (ending === 'failed' || ending === 'crashed') {
      console.log(`Excluded, as it ${ending} without a mutant: ${name} (${reason})`);
    }
  }
  console.log(`${endings.length} tests without a mutant (${secondsSince(start)})`);
  return endings;
}

/** @param {Result} result */
const lineOf = ({ verdict, mutant, why }) => `${verdict}: ${mutant.id}${why ? ` (${why})` : ''}`;

/**
 * Switches the mutants of a round on, and judges each by its own tests.
 * @param {Trial[]} round
 * @param {TestEnding[]} before
 * @param {RunOptions} options
 * @returns {Promise<Result[]>}
 */
async function runRound(round, before, { workers }) {
  const after = await runTests(
    round.flatMap(({ tests }) => tests),
    { site: SITE, workers, mutants: round.map(({ mutant }) => mutant.id) },
  );
  return round.map(({ mutant, tests }) => ({ mutant, ...judge(tests, before, after) }));
}

/**
 * @param {Mutant[]} mutants
 * @param {string[]} files of the project
 * @param {RunOptions} options
 * @returns {Promise<Result[]>}
 */
async function testMutants(mutants, files, options) {
  const specs = readSpecs(files);
  const trials = mutants.map((mutant) => {
    const demo = demoOf(mutant.id);
    const own = specsOf(demo, specs).map(({ file }) => file);
    return { mutant, tests: testsOf(demo, specs), specs: own };
  });
  const tested = trials.filter(({ tests }) => tests.length > 0);
  const untested = trials.filter(({ tests }) => tests.length === 0);
  const results = untested.map(({ mutant }) => ({ mutant, ...judge([], [], []) }));
  if (tested.length === 0) return results;
  const before = await runWithoutMutants(tested, options);
  const rounds = inRounds(tested, (trial) => trial.specs);
  for (const [index, round] of rounds.entries()) {
    const start = Date.now();
    console.log(`Round ${index + 1} of ${rounds.length}: ${round.length} mutants`);
    const judged = await runRound(round, before, options);
    results.push(...judged);
    console.log(judged.map(lineOf).join('\n'));
    console.log(`Round ${index + 1} took ${secondsSince(start)}`);
  }
  return results;
}

/**
 * `npm run test:mutants`: breaks demos, many at a time, and counts how many of the breaks the tests of
 * their pages notice. `options.mjs` describes its options.
 */
async function main() {
  const options = readMutantOptions(process.argv.slice(2));
  // Not only when the report is written: all tests have run by then.
  if (options.report) requireCommitted();
  const files = projectFiles();
  const demos = demoFiles(files)
    .map(mutantsOf)
    .map(({ file, mutants }) => ({
      file,
      mutants: mutants.filter(({ id }) => isAskedFor(id, options)),
    }));
  const mutants = chooseMutants(demos, options);
  if (options.list) {
    console.log(mutants.map(({ id }) => id).join('\n'));
    return;
  }
  if (!options.keepBuild) await build();
  const results = await testMutants(mutants, files, options);
  console.log(`\n${reportLines(results).join('\n')}`);
  if (options.report) {
    const file = await writeQualityReport('mutants', { families: countsByFamily(results) });
    console.log(`Written: ${file}`);
  }
  process.exitCode = hasEnough(results) ? 0 : 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
