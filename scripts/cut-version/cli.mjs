// @ts-check
import { parseArgs } from 'node:util';
import { existingSnapshot, MANIFEST_FILE, MODEL_FILE, VERSIONS_FILE } from '../docs-versions.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runSteps } from '../undoable-steps.mjs';
import { optionsOfSite } from './site-options.mjs';
import { slowTools } from './slow-tools.mjs';
import { cutSteps } from './steps.mjs';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @returns {{ version: string, date: string }} */
function readOptions() {
  const { values, positionals } = parseArgs({
    options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Error('Name one version: npm run cut-version -- 7.0.0');
  if (!DAY.test(values.date) || Number.isNaN(Date.parse(values.date))) {
    throw new Error(`--date needs a day such as 2024-03-22, got "${values.date}"`);
  }
  return { version: positionals[0] ?? '', date: values.date };
}

/** @param {string} version */
function nextSteps(version) {
  const files = [VERSIONS_FILE, MODEL_FILE, MANIFEST_FILE];
  // Git does not have the sidebars, which each build makes.
  const snapshot = existingSnapshot(version, PROJECT_ROOT).filter(
    (file) => !file.startsWith('versioned_sidebars/'),
  );
  return `
Version ${version} is cut: it is the documented version, at /x/. To commit it:

  git add ${[...files, ...snapshot].join(' ')}
  git commit -m "Cut version ${version}"

Then, for the next version, which is in docs/ and at /x/next/:
  1. Set the versions of its families in ${MODEL_FILE}, in the entry "next".
  2. Install its packages, run npm run list-minors, and commit all of it.
CONTRIBUTING.md, "Cut a version", describes how to archive or drop older versions.`;
}

/** `npm run cut-version -- <version> [--date 2024-03-22]` */
async function main() {
  const { version, date } = readOptions();
  const steps = cutSteps({
    ...optionsOfSite(PROJECT_ROOT),
    version,
    date,
    projectDir: PROJECT_ROOT,
    slow: slowTools(PROJECT_ROOT),
  });
  await runSteps(steps, console.log);
  console.log(nextSteps(version));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
