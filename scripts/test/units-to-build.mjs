// @ts-check
import { readModel } from '../docs-versions.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** @typedef {import('../docs-versions.mjs').DocsVersion} DocsVersion */

/**
 * Arguments of `npm run build` for a test run: the documented version in all languages, and the others
 * in English.
 * @param {object} [options]
 * @param {boolean} [options.full] all units
 * @param {readonly DocsVersion[]} [options.versions]
 * @returns {string[]}
 */
export function unitsToBuild({ full = false, versions = readModel(PROJECT_ROOT) } = {}) {
  if (full) return [];
  const others = versions.filter(({ path }) => path !== '');
  return ['--units', 'current', ...others.flatMap(({ path }) => ['--unit', `x/${path}/en`])];
}
