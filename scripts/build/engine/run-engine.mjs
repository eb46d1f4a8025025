// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from '../../load-typescript.mjs';
import { PROJECT_ROOT } from '../../project-root.mjs';
import { runCommand } from '../../run-command.mjs';
import { folderOfUnit } from '../build-unit.mjs';
import { turboBinary } from './turbo-binary.mjs';

/** @typedef {import('../../../model/units').Unit} Unit */
/** @typedef {import('../../../model/docs-version').DocsVersion} DocsVersion */

/**
 * @typedef {object} EngineRun
 * @property {readonly Unit[]} units to build
 * @property {readonly DocsVersion[]} versions all that there are
 * @property {number} jobs how many units are built at the same time
 * @property {boolean} force builds units again that are in a cache
 * @property {readonly string[]} args further options of `docusaurus build`
 * @property {NodeJS.ProcessEnv} env what is added to the environment of the builds
 * @property {(pid: number) => void} onStart is called with the number of the engine's process
 */

/** @type {typeof import('./turbo-config')} */
const { factsFile, taskOf, turboConfig } = loadTypeScript(
  'scripts/build/engine/turbo-config.ts',
);
/** @type {typeof import('./unit-facts')} */
const { factsOf, readChanges } = loadTypeScript('scripts/build/engine/unit-facts.ts');
/** @type {typeof import('./variables')} */
const { ARGUMENTS_VARIABLE, PROCESS_VARIABLE } = loadTypeScript(
  'scripts/build/engine/variables.ts',
);
/** @type {typeof import('../../../model/units')} */
const { formatUnit } = loadTypeScript('model/units.ts');

const CONFIG = '.cache/turbo.json';

/** @param {string} file from the root of the project @param {unknown} content */
function writeJson(file, content) {
  const target = path.join(PROJECT_ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(content, null, 1)}\n`);
}

/**
 * The engine runs scripts of package.json only.
 * @param {readonly Unit[]} units
 * @throws names the command that adds what is missing
 */
function checkScripts(units) {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'));
  const missing = units.map(taskOf).filter((task) => !(task in scripts));
  if (missing.length === 0) return;
  throw new Error(
    `package.json lacks ${missing.join(', ')}: run node scripts/unit-scripts/cli.mjs and commit it`,
  );
}

/** @param {EngineRun} run */
function prepare({ units, versions }) {
  checkScripts(units);
  const changes = readChanges(PROJECT_ROOT);
  for (const unit of units) {
    const version = versions.find(({ id }) => id === unit.version);
    if (version) writeJson(factsFile(unit), factsOf(PROJECT_ROOT, unit.language, version, changes));
    // The engine adds files from its cache, and removes none that are there.
    rmSync(folderOfUnit(formatUnit(unit)), { recursive: true, force: true });
  }
  const signed = Boolean(process.env.TURBO_REMOTE_CACHE_SIGNATURE_KEY);
  writeJson(CONFIG, turboConfig({ units, versions, signed }));
}

/**
 * Builds units, or takes them from a cache where nothing that they depend on has changed. What they
 * print is printed.
 * @param {EngineRun} run
 * @returns {Promise<{ code: number, interruptedBy?: NodeJS.Signals }>}
 * @throws with one line when the engine cannot be started
 */
export async function runEngine(run) {
  prepare(run);
  const { units, jobs, force, args, env, onStart } = run;
  const options = [
    ...['run', ...units.map(taskOf), '--root-turbo-json', CONFIG, '--concurrency', String(jobs)],
    ...(force ? ['--force'] : []),
  ];
  return runCommand(turboBinary(), options, {
    env: {
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      [PROCESS_VARIABLE]: String(process.pid),
      ...(args.length > 0 ? { [ARGUMENTS_VARIABLE]: JSON.stringify(args) } : {}),
      ...env,
    },
    onStart,
  });
}
