// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { installPackages } from '../../plugins/files/install-packages.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runCommand } from '../run-command.mjs';
import { projectsToCheck } from './projects.mjs';

const TSC = path.join(PROJECT_ROOT, 'node_modules/typescript/bin/tsc');

/** @type {import('../../model/docs-version').DocsVersion[]} */
const VERSIONS = createJiti(fileURLToPath(import.meta.url))('../../model/versions.json');

/** @param {string[]} args */
async function runCompiler(args) {
  const { code } = await runCommand(process.execPath, [TSC, '--noEmit', ...args]);
  return code;
}

/**
 * `npm run typecheck`: checks the site with the pages in `docs/`, then the demos of each version with
 * packages of its own. Without them a version is left out, except in CI, which installs them.
 */
async function main() {
  const { check, leftOut } = projectsToCheck(VERSIONS, {
    isInstalled: ({ packages }) => existsSync(path.join(PROJECT_ROOT, packages, 'node_modules')),
    installsAll: Boolean(process.env.CI),
  });
  let failed = await runCompiler([]);
  for (const version of check) {
    await installPackages(PROJECT_ROOT, version);
    failed = (await runCompiler(['--project', `versions/${version.id}`])) || failed;
  }
  for (const { id } of leftOut) {
    console.log(`Demos of version ${id} are not checked: a build of it installs its packages.`);
  }
  process.exitCode = failed;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
