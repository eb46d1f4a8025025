// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { LEFT_OUT_FILES } from './exceptions.mjs';

/** Texts in other languages are not checked, and neither is what tools write. */
const CHECKED = /^(?!i18n\/).*\.(?:mdx|md|ts|tsx|mjs|cjs|css)$|^i18n\/en\/.*\.json$/;

/**
 * Whether the texts of a file are checked.
 * @param {string} file from the root of the project
 */
export function hasProse(file) {
  return CHECKED.test(file) && !LEFT_OUT_FILES.some(({ files }) => files.test(file));
}

/**
 * Files with prose: those that Git knows or does not ignore, from the root of the project.
 * @param {readonly string[]} paths files or folders; none means all
 */
export function proseFiles(paths) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths];
  const options = /** @type {const} */ ({
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = new Set(execFileSync('git', args, options).split('\0'));
  return [...files].filter((file) => hasProse(file) && existsSync(path.join(PROJECT_ROOT, file)));
}

/**
 * Kind of the text of a file, where the file has only one.
 * @param {string} file
 * @returns {import('./text-nodes.mjs').Kind}
 */
export function kindOfFile(file) {
  return file.endsWith('.mdx') ? 'page' : 'contributor';
}
