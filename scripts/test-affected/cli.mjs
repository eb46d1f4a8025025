// @ts-check
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../ensure-install.mjs';
import { findChromium } from '../find-chromium.mjs';
import { forgetMachineVariables } from '../test/machine-variables.mjs';
import { runSideBySide, runSteps } from '../test/run-steps.mjs';
import { addUp, summaryLines } from '../test/sum.mjs';
import { changedFilesSince, projectFiles } from './changed-files.mjs';
import { readFacts } from './facts.mjs';
import { reportLines } from './report.mjs';
import { select } from './select.mjs';
import { buildsNeeded, planOf } from './steps.mjs';

const USAGE = 'Usage: npm run test:affected -- <commit, branch or tag> [--list]';

/** @returns {{ ref: string, list: boolean }} */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: { list: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [ref, ...others] = positionals;
  if (!ref || others.length > 0) throw new Error(USAGE);
  return { ref, list: values.list };
}

/** @returns {Promise<{ env: NodeJS.ProcessEnv, blocked?: Error }>} */
async function browserOptions() {
  try {
    return { env: { CHROMIUM_PATH: await findChromium() } };
  } catch (error) {
    return { env: {}, blocked: /** @type {Error} */ (error) };
  }
}

/**
 * @param {readonly string[]} changed
 * @param {import('./select.mjs').Selection} selection
 * @param {import('./select.mjs').Facts} facts
 */
async function run(changed, selection, facts) {
  const forgotten = forgetMachineVariables(process.env);
  if (forgotten.length) console.log(`Environment: testing without ${forgotten.join(', ')}`);
  await ensureInstalled();
  const options = await browserOptions();
  // Without that build there is nothing to serve.
  if (!buildsNeeded(selection, facts).hosted) options.env.TEST_HOSTED = '0';
  const { checks, builds, browser } = planOf(selection, facts, changed, options);
  const earlier = await runSideBySide([builds, checks].filter((steps) => steps.length > 0));
  const results = [...earlier, ...(await runSteps(browser, { earlier }))];
  if (results.length === 0) {
    console.log('\nNothing to check.\n\n0 passed, 0 failed');
    return;
  }
  console.log(`\n${summaryLines(results).join('\n')}`);
  process.exitCode = addUp(results).failed > 0 ? 1 : 0;
}

/**
 * `npm run test:affected -- <ref> [--list]`: what the changes since a commit touch, and the checks
 * that see it. With `--list` nothing is run.
 */
async function main() {
  const { ref, list } = readArguments();
  const changed = changedFilesSince(ref);
  const facts = await readFacts(projectFiles());
  const selection = select(changed, facts);
  console.log(reportLines(changed, selection, facts).join('\n'));
  if (!list) await run(changed, selection, facts);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
