// @ts-check
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { installPackages } from '../../plugins/files/install-packages.mjs';
import { folderOfUnit } from '../build/build-unit.mjs';
import { PAGES_FILE } from '../docs-versions.mjs';
import { findChromium } from '../find-chromium.mjs';
import { runScript } from './run-tool.mjs';

/** Folder in which the unit is merged with the parts of all units, to be served. */
const SITE = '.cache/cut-site';

/** Opens each page of a unit, and runs its demos. */
const DEMOS_SPEC = 'e2e/full/every-demo.spec.ts';

/** @returns {Promise<number>} a port that nobody uses, of which the next one is not needed */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {string} projectDir
 * @param {string} unit
 */
async function runDemos(projectDir, unit) {
  const env = {
    CHROMIUM_PATH: await findChromium(),
    TEST_FULL: '1',
    TEST_HOSTED: '0',
    TEST_PORT: String(await freePort()),
    TEST_SITE: SITE,
    TEST_UNIT: unit,
  };
  const playwright = path.join(projectDir, 'node_modules/@playwright/test/cli.js');
  // With a space, the option would take all that follows as names of projects.
  const args = [playwright, 'test', '--project=site', DEMOS_SPEC];
  await runScript(`The check of all demos of ${unit}`, args, { cwd: projectDir, env });
}

/**
 * Commands of the site that try out a version. Their processes are new ones, as modules of this one
 * were loaded before the list of versions changed.
 * @param {string} projectDir
 * @returns {import('./steps.mjs').SlowTools}
 */
export function slowTools(projectDir) {
  return {
    installPackages: (version) => installPackages(projectDir, version),
    async listMembers(id) {
      const packages = path.join(projectDir, 'versions', id, 'packages/node_modules');
      const args = ['scripts/list-members/cli.mjs', id, '--packages', packages];
      await runScript('The list of members', args, { cwd: projectDir });
    },
    async buildUnit(unit) {
      const args = ['scripts/build/cli.mjs', '--unit', unit, '--out-dir', SITE];
      await runScript(`The build of ${unit}`, args, { cwd: projectDir });
    },
    async listPages(unit) {
      const file = path.join(folderOfUnit(unit), 'x', PAGES_FILE);
      return JSON.parse(readFileSync(file, 'utf8'));
    },
    runDemos: (unit) => runDemos(projectDir, unit),
  };
}
