// @ts-check
import { ensureInstalled } from './ensure-install.mjs';
import { findChromium } from './find-chromium.mjs';
import { runSteps } from './test/run-steps.mjs';
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

/** `node scripts/test.mjs [--full]`: every check of the project, ending with the sum. */
async function main() {
  await ensureInstalled();
  const chromium = await lookForChromium();
  /** @type {NodeJS.ProcessEnv} */
  const env = process.argv.includes('--full') ? { TEST_FULL: '1' } : {};
  if (chromium.path) env.CHROMIUM_PATH = chromium.path;
  const results = await runSteps([
    { name: 'Types', script: 'typecheck' },
    { name: 'Lint', script: 'lint' },
    {
      name: 'Unit tests',
      script: 'test:unit',
      args: ['--json', `--outputFile=${UNIT_REPORT}`],
      env,
      report: { file: UNIT_REPORT, read: readJestReport },
    },
    { name: 'Build', script: 'build' },
    { name: 'Build for a host', script: 'build:hosted', needs: 'Build' },
    {
      name: 'Browser tests',
      script: 'test:e2e',
      args: ['--reporter=line,json'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
      needs: 'Build for a host',
      blocked: chromium.error,
      report: { file: BROWSER_REPORT, read: readPlaywrightReport },
    },
  ]);
  console.log(`\n${summaryLines(results).join('\n')}`);
  process.exitCode = addUp(results).failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
