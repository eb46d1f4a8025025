// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runCommand, runNpm } from '../run-command.mjs';
import { copyReference } from './copy-reference.mjs';

/**
 * @typedef {object} Side
 * @property {string} dir of the built site
 * @property {string} title for the report
 */

/** All demos are in it, and a page of each kind. */
const UNIT = 'x/current/en';

const FOLDER = path.join(PROJECT_ROOT, '.cache/visual');
const WORKTREE = path.join(FOLDER, 'worktree');
const LOCK_FILE = 'package-lock.json';

/** @param {...string} args */
function git(...args) {
  return execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/**
 * @param {string} cwd
 * @param {string} outDir
 * @param {string} what for messages
 */
async function build(cwd, outDir, what) {
  const args = ['scripts/build/cli.mjs', '--unit', UNIT, '--out-dir', outDir];
  const { code } = await runCommand(process.execPath, args, { cwd });
  if (code !== 0) throw new Error(`The build of ${what} ended with exit code ${code}`);
}

/** Installs the packages of the worktree: by links, unless that commit has others. */
async function installPackages() {
  const lockOf = (/** @type {string} */ folder) => readFileSync(path.join(folder, LOCK_FILE));
  if (lockOf(WORKTREE).equals(lockOf(PROJECT_ROOT)) && process.platform === 'linux') {
    // Hard links, as the bundler numbers modules by their real paths.
    const packages = 'node_modules';
    execFileSync('cp', ['-al', path.join(PROJECT_ROOT, packages), path.join(WORKTREE, packages)]);
    return;
  }
  const { code } = await runNpm(['ci'], { cwd: WORKTREE });
  if (code !== 0) throw new Error(`npm ci of the commit ended with exit code ${code}`);
}

function removeWorktree() {
  rmSync(WORKTREE, { recursive: true, force: true });
  git('worktree', 'prune');
}

/**
 * Builds a commit in a worktree that is removed again. The build is kept for the next comparison.
 * @param {string} ref
 * @returns {Promise<Side>}
 * @throws with one line when there is no such commit, or it cannot be built
 */
export async function buildCommit(ref) {
  /** @type {string} */
  let commit;
  try {
    commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new Error(`Git knows no commit ${ref}`);
  }
  const side = { dir: path.join(FOLDER, commit), title: `${ref} (${commit.slice(0, 8)})` };
  if (existsSync(side.dir)) return side;
  removeWorktree();
  try {
    git('worktree', 'add', '--quiet', '--detach', WORKTREE, commit);
    await installPackages();
    copyReference(PROJECT_ROOT, WORKTREE);
    await build(WORKTREE, side.dir, side.title);
  } finally {
    removeWorktree();
  }
  return side;
}

/**
 * Builds the working copy, from the caches of its builds.
 * @returns {Promise<Side>}
 */
export async function buildWorkingCopy() {
  const side = { dir: path.join(FOLDER, 'working-copy'), title: 'the working copy' };
  await build(PROJECT_ROOT, side.dir, side.title);
  return side;
}
