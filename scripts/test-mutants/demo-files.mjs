// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedDocs } from '../documented-docs.cjs';
import { PROJECT_ROOT } from '../project-root.mjs';

const { root } = documentedDocs();

/** @param {string} file relative to the root of the project */
const read = (file) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

const DEMO = /<Demo\s[^>]*?\bsrc="\.\/(\w+\.tsx)"/g;

/**
 * The demos of all English pages.
 * @param {readonly string[]} files of the project
 * @returns {string[]} relative to the root of the project
 */
export function demoFiles(files) {
  const pages = files.filter((file) => file.startsWith(`${root}/`) && file.endsWith('/index.mdx'));
  const demos = pages.flatMap((page) =>
    [...read(page).matchAll(DEMO)].map(([, name]) =>
      path.posix.join(path.dirname(page), name ?? ''),
    ),
  );
  return [...new Set(demos)];
}

/** @param {string} demo @returns {string} the family in whose folder it is */
export const familyOf = (demo) => path.posix.relative(root, demo).split('/')[0] ?? '';

/**
 * The specs that open the page of a demo.
 * @param {string} demo relative to the root of the project
 * @param {readonly string[]} files of the project
 * @returns {string[]}
 */
export function specsOf(demo, files) {
  const address = `/x/${path.posix.relative(root, path.posix.dirname(demo))}/`;
  const opens = new RegExp(`['"\`]${address}['"\`#?]`);
  return files.filter((file) => /^e2e\/pages\/.*\.spec\.ts$/.test(file) && opens.test(read(file)));
}
