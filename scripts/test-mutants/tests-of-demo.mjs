// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workingDocs } from '../docs-folders.cjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { readSpec } from './read-spec.mjs';

/** @typedef {import('./read-spec.mjs').Spec} Spec */

/**
 * The tests of a spec that a mutant needs.
 * @typedef {object} ChosenTests
 * @property {string} spec relative to the root of the project
 * @property {number[]} [lines] those of the tests; without them all tests of the spec
 */

const { root } = workingDocs();

/** @returns {import('./read-spec.mjs').Read} reads each file of the project once */
function projectReader() {
  /** @type {Map<string, string | undefined>} */
  const known = new Map();
  return (file) => {
    if (!known.has(file)) {
      try {
        known.set(file, readFileSync(path.join(PROJECT_ROOT, file), 'utf8'));
      } catch {
        known.set(file, undefined);
      }
    }
    return known.get(file);
  };
}

/**
 * @param {readonly string[]} files of the project
 * @param {import('./read-spec.mjs').Read} [read]
 * @returns {Spec[]} the specs of all pages
 */
export function readSpecs(files, read = projectReader()) {
  return files
    .filter((file) => /^e2e\/pages\/.*\.spec\.ts$/.test(file))
    .map((file) => readSpec(file, read));
}

/** @param {string} demo @param {readonly string[]} texts */
const isNamed = (demo, texts) =>
  texts.some((text) => new RegExp(`\\b${path.posix.basename(demo, '.tsx')}\\b`).test(text));

/** Folder of the pages about other products, whose addresses are their paths in it. */
const SECTIONS = 'sections';

/** @param {string} demo @returns {string} the address of its page */
function addressOf(demo) {
  const folder = path.posix.dirname(demo);
  if (folder.startsWith(`${SECTIONS}/`)) return `/${path.posix.relative(SECTIONS, folder)}/`;
  return `/x/${path.posix.relative(root, folder)}/`;
}

/**
 * The specs that open the page of a demo: by its address, or by an address that they put together,
 * such as one in a loop, and the name of the demo.
 * @param {string} demo relative to the root of the project
 * @param {readonly Spec[]} specs
 * @returns {Spec[]}
 */
export function specsOf(demo, specs) {
  const address = addressOf(demo);
  return specs.filter(({ addresses, buildsAddresses, texts }) => {
    if (!addresses.some((pattern) => pattern.test(address))) return false;
    const isWritten = texts.some((text) => text.replace(/[?#].*$/s, '') === address);
    return isWritten || (buildsAddresses && isNamed(demo, texts));
  });
}

/**
 * The tests that can notice when a demo breaks: those of the specs of its page that name it. Where
 * none does, all tests of these specs, as some use all demos of a page.
 * @param {string} demo relative to the root of the project
 * @param {readonly Spec[]} specs
 * @returns {ChosenTests[]} none where no spec opens the page
 */
export function testsOf(demo, specs) {
  const own = specsOf(demo, specs);
  const naming = own.filter(({ texts }) => isNamed(demo, texts));
  const chosen = naming.flatMap(({ file, tests }) => {
    const lines = tests.filter(({ texts }) => isNamed(demo, texts)).map(({ line }) => line);
    return [{ spec: file, ...(lines.length > 0 && { lines }) }];
  });
  return chosen.length > 0 ? chosen : own.map(({ file }) => ({ spec: file }));
}
