// @ts-check
import { sectionDocs } from '../docs-folders.cjs';
import { readModel } from '../docs-versions.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** @typedef {import('../docs-versions.mjs').DocsVersion} DocsVersion */

/**
 * Arguments of `npm run build` for a test run: the documented version in all languages, the others and
 * the sections about other products in English, and the blog.
 * @param {object} [options]
 * @param {boolean} [options.full] all units
 * @param {readonly DocsVersion[]} [options.versions]
 * @param {readonly string[]} [options.sections]
 * @returns {string[]}
 */
export function unitsToBuild({
  full = false,
  versions = readModel(PROJECT_ROOT),
  sections = sectionDocs().map(({ address }) => address),
} = {}) {
  if (full) return [];
  const others = versions.filter(({ path }) => path !== '');
  const units = [
    ...others.map(({ path }) => `x/${path}/en`),
    ...sections.map((section) => `${section}/current/en`),
    'blog/current/en',
  ];
  return ['--units', 'current', ...units.flatMap((unit) => ['--unit', unit])];
}
