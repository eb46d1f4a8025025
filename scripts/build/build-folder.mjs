// @ts-check
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { DOCUSAURUS_BIN, PROJECT_ROOT } from '../project-root.mjs';
import { runCommand } from '../run-command.mjs';
import { withLock } from '../../plugins/bundler/folder-lock/folder-lock.mjs';
import { nextOf, removeLeftovers, replaceFolder } from './replace-folder.mjs';

/**
 * @typedef {object} FolderBuild
 * @property {string} what for messages: "The site", "x/6.20/en"
 * @property {string} outDir absolute path of the folder that will hold the output
 * @property {string} lock absolute path of a file; builds with the same lock wait for each other
 * @property {string} bundlerCache absolute path of the bundler's cache between builds
 * @property {string[]} args what `docusaurus build` is given besides
 * @property {NodeJS.ProcessEnv} env what is added to the environment of the build
 */

const EXIT_WITH_PARENT = new URL('exit-with-parent.mjs', import.meta.url).href;

/** Exit codes of the bundler when its cache is damaged: it panics, which cannot be caught as an error. */
const CRASHES = ['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP'].map(
  (signal) => 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)],
);

/** Below this a disk counts as full. */
const LITTLE_SPACE = 16 * 1024 * 1024;

/** @param {string} file */
const shown = (file) => path.relative(PROJECT_ROOT, file) || '.';

/**
 * @param {FolderBuild} build
 * @param {(pid: number) => void} onStart
 * @returns {Promise<{ code: number, interrupted: boolean }>}
 */
async function runDocusaurus({ outDir, args, env }, onStart) {
  const { code, interruptedBy } = await runCommand(
    process.execPath,
    [
      ...['--import', EXIT_WITH_PARENT],
      DOCUSAURUS_BIN,
      'build',
      ...args,
      ...['--out-dir', nextOf(outDir)],
    ],
    { env, channel: true, onStart },
  );
  const interrupted = interruptedBy !== undefined;
  return { code: code === 0 && interrupted ? 130 : code, interrupted };
}

/**
 * Runs Docusaurus, and once more without the bundler's cache when it crashed with one.
 * @param {FolderBuild} build
 * @param {(pid: number) => void} onStart
 * @returns {Promise<number>} exit code
 */
async function runWithCache(build, onStart) {
  const { bundlerCache, outDir } = build;
  const hadCache = existsSync(bundlerCache);
  const first = await runDocusaurus(build, onStart);
  if (!hadCache || first.interrupted || !CRASHES.includes(first.code)) return first.code;
  console.warn(`\n${shown(bundlerCache)} seems to be damaged: removing it and building once more.`);
  rmSync(bundlerCache, { recursive: true, force: true });
  removeLeftovers(outDir);
  return (await runDocusaurus(build, onStart)).code;
}

/**
 * Removes what a failed build left, and reports a full disk: that shows up in many ways, some
 * of which do not say so. Docusaurus has printed other errors.
 * @param {string} outDir
 */
function tidyAfterFailure(outDir) {
  const parent = path.dirname(outDir);
  const folder = existsSync(parent) ? parent : PROJECT_ROOT;
  // Before anything is removed, which makes room.
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  removeLeftovers(outDir);
  if (free > LITTLE_SPACE) return;
  const megabytes = (free / 1024 / 1024).toFixed(1);
  console.error(`The disk of ${folder} is full: ${megabytes} MB are left. ${shown(outDir)} is unchanged.`);
}

/**
 * Runs Docusaurus beside a folder, and puts its output there when it is complete. Waits while another
 * build with the same lock is running.
 * @param {FolderBuild} build
 * @returns {Promise<number>} exit code; Docusaurus has printed its errors itself
 * @throws one line when files of the build cannot be moved or removed
 */
export async function buildFolder(build) {
  const { what, outDir, lock } = build;
  const onWait = (/** @type {number} */ pid) =>
    console.log(`${what} is being built by process ${pid} already. Waiting for its end.`);
  return withLock(lock, { onWait }, async (addHolder) => {
    removeLeftovers(outDir);
    const code = await runWithCache(build, addHolder);
    if (code === 0) {
      replaceFolder(outDir);
      console.log(`${what} is in ${shown(outDir)}.`);
    } else {
      tidyAfterFailure(outDir);
    }
    return code;
  });
}
