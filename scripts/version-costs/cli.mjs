// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { optionsOfSite } from '../cut-version/site-options.mjs';
import { slowTools } from '../cut-version/slow-tools.mjs';
import { checkCleanTree, PAGES_FILE } from '../docs-versions.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { copyProject } from './copy-project.mjs';
import { costsTable } from './costs-table.mjs';
import { cutNextVersion, keepOneVersion } from './make-versions.mjs';
import { measureVersions } from './measure.mjs';

/** Numbers of versions that are measured; each site is made from the one before. */
const COUNTS = [1, 2, 3, 6];

const COPY = path.join(PROJECT_ROOT, '.cache/version-costs/project');

/** @param {string} copy with a site that was built */
function cutTools(copy) {
  const pages = JSON.parse(readFileSync(path.join(copy, 'build/x', PAGES_FILE), 'utf8'));
  return {
    ...slowTools(copy),
    // The pages were built as the documented version before, and nobody reads these.
    buildUnit: async () => undefined,
    listPages: async () => pages,
    runDemos: async () => undefined,
  };
}

/**
 * `node scripts/version-costs/cli.mjs`: measures what builds and pages cost with 1, 2, 3 and 6 versions
 * in English, in a copy of what is committed. The versions are cuts of the pages in `docs/`, so they
 * differ in nothing but their number. Twelve units are built, which takes about half an hour.
 */
async function main() {
  checkCleanTree(PROJECT_ROOT);
  copyProject(COPY);
  const options = optionsOfSite(COPY);
  keepOneVersion(COPY, options);
  /** @type {import('./measure.mjs').VersionCosts[]} */
  const measured = [];
  for (const count of COUNTS) {
    const before = measured.at(-1)?.versions ?? 1;
    const tools = count > 1 ? cutTools(COPY) : slowTools(COPY);
    for (let versions = before; versions < count; versions += 1) {
      console.log(`Cut ${await cutNextVersion(COPY, options, tools)}`);
    }
    measured.push(await measureVersions(COPY));
    console.log(`\n${costsTable(measured).text}\n`);
  }
  rmSync(COPY, { recursive: true, force: true });
  if (!costsTable(measured).isWithinLimits) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
