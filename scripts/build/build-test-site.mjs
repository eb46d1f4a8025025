// @ts-check
import path from 'node:path';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { VERSIONS } from './build-site.mjs';
import { buildUnit, folderOfUnit } from './build-unit.mjs';

/** @type {typeof import('../../model/units')} */
const { parseUnit } = loadTypeScript('model/units.ts');

/**
 * @typedef {object} TestSite
 * @property {string} dir folder for the site, from the root of the project; its units are beside it
 * @property {readonly string[]} units names of units: `x/current/en`
 * @property {string} config Docusaurus' configuration, from the root of the project
 * @property {NodeJS.ProcessEnv} [env] what is added to the environment of the build
 * @property {import('../merge/merge-site').SiteMerge['overrides']} [overrides] what the merge does otherwise
 */

/**
 * Builds a site for tests, which another configuration makes of these sources: its units are not those
 * of the cache.
 * @param {TestSite} site
 * @returns {Promise<number>} exit code; units have printed their errors themselves
 * @throws with the reason when the units cannot be put together
 */
export async function buildTestSite({ dir, units, config, env = {}, overrides }) {
  const unitsDir = `${dir}.units`;
  for (const unit of units) {
    const code = await buildUnit(unit, { unitsDir, args: ['--config', config], env });
    if (code !== 0) return code;
  }
  /** @type {typeof import('../merge/merge-site')} */
  const { mergeSite } = loadTypeScript('scripts/merge/merge-site.ts');
  await mergeSite({
    outDir: path.join(PROJECT_ROOT, dir),
    units: units.map((unit) => parseUnit(unit, VERSIONS)),
    versions: VERSIONS,
    folderOf: (name) => folderOfUnit(name, unitsDir),
    env: { ...process.env, ...env },
    overrides,
  });
  console.log(`The site is in ${dir}.`);
  return 0;
}
