// @ts-check
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { buildFolder } from './build-folder.mjs';

/** @typedef {import('./options.mjs').BuildOptions} BuildOptions */

/**
 * Builds the documented version in several languages, one after the other, without what the merge
 * adds.
 * @param {BuildOptions} options
 * @returns {Promise<number>} exit code; Docusaurus has printed its errors itself
 * @throws one line when files of the build cannot be moved or removed
 */
export async function buildSite(options) {
  return buildFolder({
    what: 'The site',
    lock: path.join(PROJECT_ROOT, '.cache/build.lock'),
    bundlerCache: path.join(PROJECT_ROOT, '.cache/units'),
    ...options,
  });
}
