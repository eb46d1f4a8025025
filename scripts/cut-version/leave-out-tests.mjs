// @ts-check
import { existsSync, readFileSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('../undoable-steps.mjs').Step} Step */

/**
 * The files that the fences of a page show, as its author wrote them.
 * @typedef {(mdx: string) => string[]} FilesOfFences
 */

/** Folder of the tests beside a page. */
const TESTS = '__tests__';

/** A relative path in `import … from './a'`, `import './a'` or `import('./a')`. */
const RELATIVE_IMPORT = /\b(?:from|import)\b[\s(]*['"](\.[^'"]+)['"]/g;

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.json'];

/** @param {string} folder @param {(file: string) => boolean} isWanted @returns {string[]} absolute paths */
function filesBelow(folder, isWanted) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isWanted);
}

/** @param {string} root @returns {(file: string) => boolean} */
const isTestIn = (root) => (file) => path.relative(root, file).split(path.sep).includes(TESTS);

/** @param {string} file absolute path @returns {string[]} files that it imports, as absolute paths */
function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)].flatMap(([, to = '']) => {
    const target = path.resolve(path.dirname(file), to);
    return EXTENSIONS.map((extension) => target + extension).filter((each) => existsSync(each));
  });
}

/**
 * The tests that pages show, with what these import.
 * @param {string} root folder of all pages
 * @param {FilesOfFences} filesOfFences
 */
function shownTests(root, filesOfFences) {
  const pages = filesBelow(root, (file) => /\.mdx?$/.test(file));
  const shown = pages.flatMap((page) =>
    filesOfFences(readFileSync(page, 'utf8')).map((src) => path.resolve(path.dirname(page), src)),
  );
  const isTest = isTestIn(root);
  const found = new Set(shown.filter(isTest));
  // A set also visits what is added to it on the way.
  for (const file of found)
    importsOf(file)
      .filter(isTest)
      .forEach((each) => found.add(each));
  return found;
}

/**
 * Removes tests beside pages from the copy: nothing runs them there. Those stay of which a page shows
 * the code.
 * @param {string} version
 * @param {string} projectDir
 * @param {FilesOfFences} filesOfFences
 * @returns {Step}
 */
export function leaveOutTests(version, projectDir, filesOfFences) {
  const root = path.join(projectDir, 'versioned_docs', `version-${version}`);
  return {
    do() {
      const shown = shownTests(root, filesOfFences);
      const unused = filesBelow(root, isTestIn(root)).filter((file) => !shown.has(file));
      for (const file of unused) rmSync(file);
      for (const folder of new Set(unused.map((file) => path.dirname(file)))) {
        if (readdirSync(folder).length === 0) rmdirSync(folder);
      }
      return `Left out ${unused.length} tests beside pages, which nothing would run`;
    },
  };
}
