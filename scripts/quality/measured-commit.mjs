// @ts-check
import { execFileSync } from 'node:child_process';
import { PROJECT_ROOT } from '../project-root.mjs';

/** As in plugins/outputs/quality, which reads the reports. */
export const REPORTS_FOLDER = 'quality';

const HASH_LENGTH = 12;

/** @param {string[]} args @param {string} cwd */
function git(args, cwd) {
  return execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
}

/**
 * Makes sure that the commit which a report names has what was measured.
 * @param {string} [root] of the project
 * @throws with the files that are not committed, apart from reports
 */
export function requireCommitted(root = PROJECT_ROOT) {
  const changes = git(['status', '--porcelain', '--', '.', `:!${REPORTS_FOLDER}`], root);
  if (changes === '') return;
  throw new Error(`A report names the commit that it measures. Commit this first:\n${changes}`);
}

/**
 * @param {string} [root] of the project
 * @returns {string} the beginning of the hash of the commit
 */
export function measuredCommit(root = PROJECT_ROOT) {
  requireCommitted(root);
  return git(['rev-parse', `--short=${HASH_LENGTH}`, 'HEAD'], root);
}
