// @ts-check
import { execFileSync } from 'node:child_process';
import { PROJECT_ROOT } from '../project-root.mjs';

/**
 * @param {string[]} args
 * @returns {string} what git prints, without the end of its last line
 * @throws with the message of git
 */
function git(...args) {
  try {
    const options = /** @type {const} */ ({ cwd: PROJECT_ROOT, encoding: 'utf8', stdio: 'pipe' });
    return execFileSync('git', args, { ...options, maxBuffer: 64 * 1024 * 1024 }).trimEnd();
  } catch (error) {
    const { stderr } = /** @type {{ stderr?: string }} */ (error);
    throw new Error(`git ${args[0]} failed: ${stderr?.trim() || String(error)}`, { cause: error });
  }
}

/** @param {string} output of a command of git with `-z` */
const names = (output) => output.split('\0').filter(Boolean);

/**
 * The files that differ from the commit at which this branch left `ref`: committed, staged, edited,
 * deleted and new ones. A renamed file is listed under both names.
 * @param {string} ref a commit, branch or tag
 * @returns {string[]} relative to the root of the project, sorted
 */
export function changedFilesSince(ref) {
  const base = git('merge-base', '--end-of-options', ref, 'HEAD');
  const edited = names(git('diff', '--name-only', '--no-renames', '-z', base));
  return [
    ...new Set([...edited, ...names(git('ls-files', '--others', '--exclude-standard', '-z'))]),
  ].sort();
}

/** @returns {string[]} all files of the project that git knows or would add, and that exist */
export function projectFiles() {
  const known = names(git('ls-files', '--cached', '--others', '--exclude-standard', '-z'));
  const deleted = new Set(names(git('ls-files', '--deleted', '-z')));
  return [...new Set(known)].filter((file) => !deleted.has(file)).sort();
}
