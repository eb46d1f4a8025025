// @ts-check
import { ensureInstalled } from './ensure-install.mjs';
import { findChromium } from './find-chromium.mjs';
import { runSideBySide, runSteps } from './test/run-steps.mjs';
import { addUp, readJestReport, readPlaywrightReport, summaryLines } from './test/sum.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';

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
 * Unit tests and the build both make the reference, so that they come one after the other.
 * @param {NodeJS.ProcessEnv} env
 */
function builds(env) {
  return [
    {
      name: 'Unit tests',
      script: 'test:unit',
      args: ['--json', `--outputFile=${UNIT_REPORT}`],
      env,
      report: { file: UNIT_REPORT, read: readJestReport },
    },
    { name: 'Build', script: 'build' },
    { name: 'Build for a host', script: 'build:hosted', needs: 'Build' },
  ];
}

const CHECKS = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint', script: 'lint' },
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Error | undefined} blocked
 */
function browserTests(env, blocked) {
  return {
    name: 'Browser tests',
    script: 'test:e2e',
    args: ['--reporter=line,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
    needs: 'Build for a host',
    blocked,
    report: { file: BROWSER_REPORT, read: readPlaywrightReport },
  };
}

/** `node scripts/test.mjs [--full]`: every check of the project, ending with the sum. */
async function main() {
  await ensureInstalled();
  const chromium = await lookForChromium();
  /** @type {NodeJS.ProcessEnv} */
  const env = process.argv.includes('--full') ? { TEST_FULL: '1' } : {};
  if (chromium.path) env.CHROMIUM_PATH = chromium.path;
  const earlier = await runSideBySide([builds(env), CHECKS]);
  const results = [
    ...earlier,
    ...(await runSteps([browserTests(env, chromium.error)], { earlier })),
  ];
  console.log(`\n${summaryLines(results).join('\n')}`);
  process.exitCode = addUp(results).failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
