// @ts-check
import { ensureInstalled } from '../ensure-install.mjs';
import { findChromium } from '../find-chromium.mjs';
import { forgetMachineVariables } from './machine-variables.mjs';
import { DATE_SPECS, modulesWithDates, OTHER_DAYS } from './other-days.mjs';
import { runSideBySide, runSteps } from './run-steps.mjs';
import { addUp, readJestReport, readPlaywrightReport, summaryLines } from './sum.mjs';
import { unitsToBuild } from './units-to-build.mjs';

/** @returns {Promise<{ path?: string, error?: Error }>} */
function lookForChromium() {
  return findChromium().then(
    (path) => {
      console.log(`Chromium: ${path}`);
      return { path };
    },
    (error) => {
      console.error(error.message);
      return { error };
    },
  );
}

/**
 * All unit tests; on another day those that a date can change.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ title: string, file: string }} [day] that the run is about, where it is not today
 */
function unitTests(env, day) {
  const file = `test-results/unit${day ? `-${day.file}` : ''}.json`;
  return {
    name: day ? `Unit tests, ${day.title}` : 'Unit tests',
    script: 'test:unit',
    args: [
      '--json',
      `--outputFile=${file}`,
      ...(day ? ['--findRelatedTests', ...modulesWithDates()] : []),
    ],
    env,
    report: { file, read: readJestReport },
  };
}

/** @param {boolean} full */
function builds(full) {
  return [
    { name: 'Build', script: 'build', args: unitsToBuild({ full }) },
    { name: 'Build for a host', script: 'build:hosted', needs: 'Build' },
  ];
}

/**
 * The build leaves half of two cores idle. Unit tests come last, as they need the reference, which
 * the build makes first.
 * @param {NodeJS.ProcessEnv} env
 */
function checksBesideBuilds(env) {
  return [{ name: 'Types', script: 'typecheck' }, { name: 'Lint', script: 'lint' }, unitTests(env)];
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Error | undefined} blocked
 * @param {{ title: string, file: string }} [day] that the run is about, where it is not today
 */
function browserTests(env, blocked, day) {
  const file = `test-results/browser${day ? `-${day.file}` : ''}.json`;
  return {
    name: day ? `Browser tests, ${day.title}` : 'Browser tests',
    script: 'test:e2e',
    args: [...(day ? DATE_SPECS : []), '--reporter=line,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    needs: 'Build for a host',
    blocked,
    report: { file, read: readPlaywrightReport },
  };
}

/**
 * Repeats tests on other days and in other time zones.
 * @param {NodeJS.ProcessEnv} env
 * @param {Error | undefined} blocked
 */
function testsOnOtherDays(env, blocked) {
  return OTHER_DAYS.flatMap((day) => {
    const shifted = { ...env, ...day.env };
    return [unitTests(shifted, day), browserTests(shifted, blocked, day)];
  });
}

/** `node scripts/test/cli.mjs [--full]`: every check of the project, ending with the sum. */
async function main() {
  const forgotten = forgetMachineVariables(process.env);
  if (forgotten.length) console.log(`Environment: testing without ${forgotten.join(', ')}`);
  await ensureInstalled();
  const chromium = await lookForChromium();
  const full = process.argv.includes('--full');
  /** @type {NodeJS.ProcessEnv} */
  const env = full ? { TEST_FULL: '1' } : {};
  if (chromium.path) env.CHROMIUM_PATH = chromium.path;
  const earlier = await runSideBySide([builds(full), checksBesideBuilds(env)]);
  const results = [
    ...earlier,
    ...(await runSteps(
      [browserTests(env, chromium.error), ...(full ? testsOnOtherDays(env, chromium.error) : [])],
      { earlier },
    )),
  ];
  console.log(`\n${summaryLines(results).join('\n')}`);
  process.exitCode = addUp(results).failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
