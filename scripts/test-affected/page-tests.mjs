// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { addressOf, pageAround } from './pages.mjs';
import { importedNames, stringsOfNames, testsOfSpec } from './spec-tests.mjs';

/** @typedef {import('./spec-tests.mjs').SpecTest} SpecTest */

/** Specs that a change of a page may affect: tests of the production host check only the host. */
const OF_PAGES = /^e2e\/(?:features|pages)\/.*\.spec\.ts$/;

/** Lists all pages for tests of every page, which are chosen in another way. */
const ALL_PAGES = 'e2e/fixtures/site-pages.ts';

/** @param {string} file relative to the root of the project */
const read = (file) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

/**
 * @param {string} spec
 * @param {string} text
 * @param {ReadonlySet<string>} files of the project
 */
function stringsOfImports(spec, text, files) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const [name, request] of importedNames(text)) {
    const fixture = `${path.posix.join(path.posix.dirname(spec), request)}.ts`;
    if (fixture === ALL_PAGES || !fixture.startsWith('e2e/fixtures/') || !files.has(fixture))
      continue;
    const strings = stringsOfNames(read(fixture)).get(name);
    if (strings) found.set(name, strings);
  }
  return found;
}

/**
 * Tests that a spec imports from beside the page that shows them. They have no line of the spec, so
 * they run with all of it.
 * @param {string} spec
 * @param {string} text
 * @param {ReadonlySet<string>} files of the project
 * @returns {SpecTest[]}
 */
export function testsBesidePages(spec, text, files) {
  return [...text.matchAll(/^import '(\.[^']+\.playwright)';$/gm)].flatMap(([, request = '']) => {
    const file = `${path.posix.join(path.posix.dirname(spec), request)}.ts`;
    const address = addressOf(pageAround(file, files) ?? '');
    return address ? [{ line: 0, strings: new Set([address]) }] : [];
  });
}

/**
 * @param {readonly string[]} files of the project
 * @returns {Map<string, SpecTest[]>} the tests of each spec that opens pages, with their strings
 */
export function readPageTests(files) {
  const known = new Set(files);
  return new Map(
    files
      .filter((file) => OF_PAGES.test(file))
      .map((spec) => {
        const text = read(spec);
        const own = testsOfSpec(text, stringsOfImports(spec, text, known));
        return [spec, [...testsBesidePages(spec, text, known), ...own]];
      }),
  );
}
