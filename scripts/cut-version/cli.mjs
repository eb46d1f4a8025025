// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { existingSnapshot, MANIFEST_FILE, MODEL_FILE, VERSIONS_FILE } from '../docs-versions.mjs';
import { formatJson } from '../format-json.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runSteps } from '../undoable-steps.mjs';
import { slowTools } from './slow-tools.mjs';
import { cutSteps } from './steps.mjs';

/** @type {typeof import('../../plugins/mdx/library-versions/remark-library-versions')} */
const { fillVersions } = loadTypeScript('plugins/mdx/library-versions/remark-library-versions.ts');
/** @type {typeof import('../../plugins/files/packages-dir')} */
const { packagesDirOf } = loadTypeScript('plugins/files/packages-dir.ts');
/** @type {typeof import('../../model/languages')} */
const { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES } = loadTypeScript('model/languages.ts');
/** @type {typeof import('../../model/navigation')} */
const { NAVIGATION } = loadTypeScript('model/navigation/index.ts');
/** @type {typeof import('../../model/titles')} */
const { TITLES } = loadTypeScript('model/titles/index.ts');
/** @type {typeof import('../../model/news')} */
const { WHATS_NEW } = loadTypeScript('model/news/index.ts');
/** @type {typeof import('../unit-scripts/unit-scripts')} */
const { withUnitScripts } = loadTypeScript('scripts/unit-scripts/unit-scripts.ts');
/** @type {typeof import('../translations/carry-version')} */
const { carryVersion } = loadTypeScript('scripts/translations/carry-version.ts');
/** @type {typeof import('../../model/library-versions')} */
const { WORKING_COPY } = loadTypeScript('model/library-versions.ts');

/** Names that the reference must have. */
const REQUIRED_NAMES = path.join(PROJECT_ROOT, 'plugins/api-reference/required-names.json');

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What pages of today are made with, which goes on for the next version. */
async function readData() {
  return {
    'navigation.json': NAVIGATION,
    'titles.json': TITLES,
    'news.json': WHATS_NEW,
    'required-names.json': JSON.parse(readFileSync(REQUIRED_NAMES, 'utf8')),
  };
}

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
  2. Install its packages, and commit both.
CONTRIBUTING.md, "Cut a version", describes how to archive or drop older versions.`;
}

/** `npm run cut-version -- <version> [--date 2024-03-22]` */
async function main() {
  const { version, date } = readOptions();
  const steps = cutSteps({
    version,
    date,
    projectDir: PROJECT_ROOT,
    fillVersions: (text, write) =>
      fillVersions(
        text,
        { packagesDir: packagesDirOf(PROJECT_ROOT), version: WORKING_COPY },
        write,
      ),
    languages: [DEFAULT_LANGUAGE, ...PREFIXED_LANGUAGES],
    carryTranslations: carryVersion,
    readData,
    formatJson,
    withUnitScripts,
    slow: slowTools(PROJECT_ROOT),
  });
  await runSteps(steps, console.log);
  console.log(nextSteps(version));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
