// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workingDocs } from '../docs-folders.cjs';
import { PROJECT_ROOT } from '../project-root.mjs';

const { root } = workingDocs();

/** @param {string} file relative to the root of the project */
const read = (file) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

const DEMO = /<Demo\s[^>]*?\bsrc="\.\/(\w+\.tsx)"/g;

/**
 * The demos of all English pages in a folder.
 * @param {readonly string[]} files of the project
 * @param {string} [folder] relative to the root of the project; that of the pages about MUI X if left out
 * @returns {string[]} relative to the root of the project
 */
export function demoFiles(files, folder = root) {
  const pages = files.filter(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('/index.mdx'),
  );
  const demos = pages.flatMap((page) =>
    [...read(page).matchAll(DEMO)].map(([, name]) =>
      path.posix.join(path.dirname(page), name ?? ''),
    ),
  );
  return [...new Set(demos)];
}

/** @param {string} demo @returns {string} the family in whose folder it is */
export const familyOf = (demo) => path.posix.relative(root, demo).split('/')[0] ?? '';

/** @param {string} id of a mutant @returns {string} the demo that it breaks */
export const demoOf = (id) => id.slice(0, id.indexOf(':'));
