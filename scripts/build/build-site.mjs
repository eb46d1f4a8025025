// @ts-check
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { DOCUSAURUS_BIN, PROJECT_ROOT } from '../project-root.mjs';
import { runCommand } from '../run-command.mjs';
import { withLock } from '../../plugins/bundler/folder-lock/folder-lock.mjs';
import { nextOf, removeLeftovers, replaceFolder } from './replace-folder.mjs';

/** @typedef {import('./options.mjs').BuildOptions} BuildOptions */

/** Builds of one clone share what Docusaurus generates, so there is one at a time. */
const LOCK = path.join(PROJECT_ROOT, '.cache/build.lock');

/** The bundler's cache between builds, at the bundler's default path. */
const BUNDLER_CACHE = path.join(PROJECT_ROOT, 'node_modules/.cache/rspack');

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
 * @param {BuildOptions} options
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
 * @param {BuildOptions} options
 * @param {(pid: number) => void} onStart
 * @returns {Promise<number>} exit code
 */
async function runWithCache(options, onStart) {
  const hadCache = existsSync(BUNDLER_CACHE);
  const first = await runDocusaurus(options, onStart);
  if (!hadCache || first.interrupted || !CRASHES.includes(first.code)) return first.code;
  console.warn(`\n${shown(BUNDLER_CACHE)} seems to be damaged: removing it and building once more.`);
  rmSync(BUNDLER_CACHE, { recursive: true, force: true });
  removeLeftovers(options.outDir);
  return (await runDocusaurus(options, onStart)).code;
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
 * Builds the site beside its folder and puts it there when it is complete. Waits while another build
 * of this clone is running.
 * @param {BuildOptions} options
 * @returns {Promise<number>} exit code; Docusaurus has printed its errors itself
 * @throws one line when files of the build cannot be moved or removed
 */
export async function buildSite(options) {
  const { outDir } = options;
  const onWait = (/** @type {number} */ pid) =>
    console.log(`Another build of this folder is running (process ${pid}). Waiting for its end.`);
  return withLock(LOCK, { onWait }, async (addHolder) => {
    removeLeftovers(outDir);
    const code = await runWithCache(options, addHolder);
    if (code === 0) {
      replaceFolder(outDir);
      console.log(`The site is in ${shown(outDir)}.`);
    } else {
      tidyAfterFailure(outDir);
    }
    return code;
  });
}
