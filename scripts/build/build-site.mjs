// @ts-check
import { constants } from 'node:os';
import path from 'node:path';
import { withLock } from '../../plugins/bundler/folder-lock/folder-lock.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { folderOfUnit } from './build-unit.mjs';
import { runEngine } from './engine/run-engine.mjs';
import { unpackArchives } from './unpack-archives.mjs';

/** @typedef {import('../../model/units').Unit} Unit */

/** @type {typeof import('../../model/units')} */
const { formatUnit } = loadTypeScript('model/units.ts');

/** Builds of one clone put units into the same folder, so there is one at a time. */
const LOCK = path.join(PROJECT_ROOT, '.cache/build.lock');

/**
 * The docs of all sections.
 * @type {readonly import('../../model/docs-version').DocsVersion[]}
 */
export const VERSIONS = loadTypeScript('model/all-docs.ts').ALL_DOCS;

/**
 * @typedef {object} SiteBuild
 * @property {string} outDir absolute path of the folder that will hold the site
 * @property {readonly Unit[]} units
 * @property {number} jobs how many units are built at the same time
 * @property {boolean} force builds units again that are in a cache
 * @property {string[]} args what `docusaurus build` is given besides
 * @property {NodeJS.ProcessEnv} env what is added to the environment of the build
 */

/**
 * Builds units that are in no archive.
 * @param {SiteBuild} build
 * @param {ReadonlyMap<string, string>} archived folders of the others by their names
 * @param {(pid: number) => void} onStart
 * @returns {Promise<number>} exit code
 */
async function buildUnits({ units, ...build }, archived, onStart) {
  const others = units.filter((unit) => !archived.has(formatUnit(unit)));
  if (others.length === 0) return 0;
  const run = { ...build, units: others, versions: VERSIONS, onStart };
  const { code, interruptedBy } = await runEngine(run);
  return interruptedBy ? 128 + constants.signals[interruptedBy] : code;
}

/**
 * @param {SiteBuild} build
 * @param {ReadonlyMap<string, string>} archived folders of archived units by their names
 */
async function merge({ units, outDir, env }, archived) {
  /** @type {typeof import('../merge/merge-site')} */
  const { mergeSite } = loadTypeScript('scripts/merge/merge-site.ts');
  await mergeSite({
    outDir,
    units,
    versions: VERSIONS,
    folderOf: (name) => archived.get(name) ?? folderOfUnit(name),
    env: { ...process.env, ...env },
  });
}

/**
 * Builds units, and puts them together beside the folder of the site. Waits while another build of
 * this clone is running.
 * @param {SiteBuild} build
 * @returns {Promise<number>} exit code; units have printed their errors themselves
 * @throws with the reason when the units cannot be put together
 */
export async function buildSite(build) {
  const { outDir, units } = build;
  const onWait = (/** @type {number} */ pid) =>
    console.log(`Another build of this folder is running (process ${pid}). Waiting for its end.`);
  return withLock(LOCK, { onWait }, async (addHolder) => {
    const archived = await unpackArchives(units, VERSIONS);
    const code = await buildUnits(build, archived, addHolder);
    if (code === 0) {
      await merge(build, archived);
      console.log(`The site is in ${path.relative(PROJECT_ROOT, outDir) || '.'}.`);
    }
    return code;
  });
}
