// @ts-check
/**
 * Generates the API reference of docs where it is outdated: `node make.mjs 6.20 material-ui`.
 * Runs in a separate process, since TypeDoc and the compiler need much memory, which the build gets
 * back afterwards, and since changed templates must be loaded again.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { withLock } from '../bundler/folder-lock/folder-lock.mjs';
import { installPackages } from '../files/install-packages.mjs';

const FILE = fileURLToPath(import.meta.url);
const SITE_DIR = path.resolve(path.dirname(FILE), '../..');
const load = createJiti(FILE, { interopDefault: true });

/**
 * The version with a name of Docusaurus', such as `current` and `6.20`, or of a section.
 * @param {string} name
 * @returns {import('../../model/docs-version').DocsVersion}
 */
function versionOf(name) {
  /** @type {typeof import('../../model/all-docs')} */
  const { ALL_DOCS } = load('../../model/all-docs.ts');
  /** @type {typeof import('./folders')} */
  const { nameInReference } = load('./folders.ts');
  const found = ALL_DOCS.find((version) => nameInReference(version) === name);
  if (found) return found;
  const names = ALL_DOCS.map(nameInReference).join(', ');
  throw new Error(`There are no docs named "${name}", but ${names}`);
}

/** @param {string} name */
async function makeReferenceOf(name) {
  const version = versionOf(name);
  /** @type {typeof import('./generate')} */
  const { generateIfStale } = load('./generate.ts');
  await installPackages(SITE_DIR, version);
  // Builds of several languages, a development server and unit tests may come to this at the same time.
  const lock = path.join(SITE_DIR, `.cache/api-reference-${name}.lock`);
  const onWait = (/** @type {number} */ pid) =>
    process.stdout.write(`Process ${pid} is making the API reference. Waiting for its end.\n`);
  await withLock(lock, { onWait }, () => generateIfStale(SITE_DIR, version));
}

/** Jest calls this before its tests, some of which look at the reference of the pages in `docs/`. */
export default function makeReference() {
  return makeReferenceOf('current');
}

/** @param {string[]} names */
async function main([...names]) {
  for (const name of names.length > 0 ? names : ['current']) await makeReferenceOf(name);
}

if (process.argv[1] === FILE) {
  main(process.argv.slice(2)).catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  });
}
