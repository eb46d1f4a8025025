// @ts-check
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** Options of this command, which are not passed on to `docusaurus build`. */
const OWN_OPTIONS = /** @type {const} */ ({
  unit: { type: 'string', multiple: true },
  units: { type: 'string', multiple: true },
  locale: { type: 'string', multiple: true, short: 'l' },
  jobs: { type: 'string' },
  'out-dir': { type: 'string' },
  force: { type: 'boolean' },
  'retire-worker': { type: 'boolean' },
});

/** A unit takes up to 3 GB, and so do tests that run beside a build. */
const MOST_JOBS = 2;

/**
 * @typedef {object} BuildOptions
 * @property {string} outDir absolute path of the folder that will hold the site
 * @property {import('./choose-units').UnitChoice} choice the units to build
 * @property {number} jobs how many units are built at the same time
 * @property {boolean} force builds units again that are in a cache
 * @property {string[]} args what `docusaurus build` is given besides
 * @property {NodeJS.ProcessEnv} env what is added to the environment of the build
 */

/**
 * @param {string | boolean | undefined} folder
 * @param {string} projectDir
 * @returns {string} absolute path
 */
function readOutDir(folder = 'build', projectDir) {
  if (typeof folder !== 'string' || folder === '') throw new Error('--out-dir needs a folder');
  const outDir = path.resolve(projectDir, folder);
  const fromThere = path.relative(outDir, projectDir);
  if (!fromThere.startsWith('..') && !path.isAbsolute(fromThere)) {
    throw new Error(`--out-dir ${folder} would replace the project itself`);
  }
  return outDir;
}

/** @param {string | boolean | undefined} jobs */
function readJobs(jobs = String(Math.min(MOST_JOBS, availableParallelism()))) {
  if (typeof jobs === 'string' && /^[1-9]\d?$/.test(jobs)) return Number(jobs);
  throw new Error(`--jobs needs a number from 1 to 99, got ${JSON.stringify(jobs)}`);
}

/**
 * @param {string} name
 * @param {readonly (string | boolean)[] | undefined} values
 * @returns {string[]}
 */
function readNames(name, values = []) {
  return values.map((value) => {
    if (typeof value === 'string' && value !== '') return value;
    throw new Error(`--${name} needs a name`);
  });
}

/**
 * @param {string[]} given
 * @returns {{ values: Record<string, any>, others: string[] }} `others` are not options of this command
 */
function parse(given) {
  const { values, tokens } = parseArgs({
    args: given,
    options: OWN_OPTIONS,
    strict: false,
    tokens: true,
  });
  const own = new Set();
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in OWN_OPTIONS)) continue;
    own.add(token.index);
    if (token.value !== undefined && !token.inlineValue) own.add(token.index + 1);
  }
  return { values, others: given.filter((_, index) => !own.has(index)) };
}

/**
 * Reads what `npm run build` was given.
 * @param {string[]} given
 * @param {string} projectDir
 * @returns {BuildOptions}
 * @throws one line when an option lacks its value, or the folder would take the project with it
 */
export function readBuildOptions(given, projectDir) {
  const { values, others } = parse(given);
  return {
    outDir: readOutDir(values['out-dir'], projectDir),
    choice: {
      unit: readNames('unit', values.unit),
      units: readNames('units', values.units),
      locale: readNames('locale', values.locale),
    },
    jobs: readJobs(values.jobs),
    force: Boolean(values.force),
    args: others,
    env: values['retire-worker'] ? { RETIRE_WORKER: '1' } : {},
  };
}
