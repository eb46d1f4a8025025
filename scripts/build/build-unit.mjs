// @ts-check
import path from 'node:path';
import { installUnitPackages } from '../install-unit-packages.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { buildFolder } from './build-folder.mjs';

/** Folder of all units that were built, from the root of the project. */
const UNITS_DIR = '.units';

/** Section, path of the version and language, as `formatUnit` of model/units.ts writes them. */
const UNIT_NAME = /^([a-z-]+)\/([a-z\d][\w.-]*)\/([a-z-]+)$/;

/**
 * Folder of a unit that was built, with its files where they belong in the site.
 * @param {string} unit `x/6.20/en`
 * @param {string} [unitsDir] from the root of the project, or absolute
 * @returns {string} absolute path
 */
export function folderOfUnit(unit, unitsDir = UNITS_DIR) {
  return path.resolve(PROJECT_ROOT, unitsDir, unit);
}

/**
 * What only one process of a unit may use: its lock, the bundler's cache and what Docusaurus generates.
 * @param {string} unit
 */
function ownFolders(unit) {
  const cache = path.join(PROJECT_ROOT, '.cache/units', unit);
  return {
    lock: path.join(cache, 'build.lock'),
    // As in plugins/bundler/build-dependencies.
    bundlerCache: path.join(cache, 'bundler'),
    generated: path.posix.join('.docusaurus/units', unit),
  };
}

/**
 * A CI job starts without the bundler's cache: writing one would take a fifth of the unit's memory.
 */
const CACHE_OF_CI = process.env.CI ? { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } : {};

/**
 * @typedef {object} UnitOptions
 * @property {string} [unitsDir] folder of all units, from the root of the project; `.units` by default
 * @property {string[]} [args] what `docusaurus build` is given besides
 * @property {NodeJS.ProcessEnv} [env] what is added to the environment of the build
 */

/**
 * Builds one unit beside its folder and puts it there when it is complete. Builds of different units
 * run side by side; one of the same unit waits for the other.
 * @param {string} unit `x/6.20/en`
 * @param {UnitOptions} [options]
 * @returns {Promise<number>} exit code; Docusaurus has printed its errors itself
 * @throws one line when the name has another form, or files of the build cannot be moved or removed
 */
export async function buildUnit(unit, { unitsDir, args = [], env } = {}) {
  const [, , , language] = UNIT_NAME.exec(unit) ?? [];
  if (language === undefined) {
    throw new Error(`A unit has a name such as "x/current/en", not ${JSON.stringify(unit)}`);
  }
  // Before Docusaurus loads plugins, which read the packages.
  await installUnitPackages(unit);
  const { lock, bundlerCache, generated } = ownFolders(unit);
  return buildFolder({
    what: unit,
    outDir: folderOfUnit(unit, unitsDir),
    lock,
    bundlerCache,
    args: ['--locale', language, ...args],
    env: { ...CACHE_OF_CI, ...env, DOCS_UNIT: unit, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated },
  });
}
