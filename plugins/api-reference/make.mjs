// @ts-check
/**
 * Generates the API reference of versions of the docs where it is outdated: `node make.mjs 6.20`.
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
 * The version with a name of Docusaurus', such as `current` and `6.20`.
 * @param {string} docs
 * @returns {import('../../model/docs-version').DocsVersion}
 */
function versionOf(docs) {
  /** @type {import('../../model/docs-version').DocsVersion[]} */
  const versions = load('../../model/versions.json');
  const found = versions.find((version) => version.docs === docs);
  if (found) return found;
  const names = versions.map((version) => version.docs).join(', ');
  throw new Error(`There is no version "${docs}" of the docs, but ${names}`);
}

/** @param {string} docs */
async function makeReferenceOf(docs) {
  const version = versionOf(docs);
  /** @type {typeof import('./generate')} */
  const { generateIfStale } = load('./generate.ts');
  await installPackages(SITE_DIR, version);
  // Builds of several languages, a development server and unit tests may come to this at the same time.
  const lock = path.join(SITE_DIR, `.cache/api-reference-${docs}.lock`);
  const onWait = (/** @type {number} */ pid) =>
    process.stdout.write(`Process ${pid} is making the API reference. Waiting for its end.\n`);
  await withLock(lock, { onWait }, () => generateIfStale(SITE_DIR, version));
}

/** Jest calls this before its tests, some of which look at the reference of the pages in `docs/`. */
export default function makeReference() {
  return makeReferenceOf('current');
}

/** @param {string[]} docs */
async function main([...docs]) {
  for (const name of docs.length > 0 ? docs : ['current']) await makeReferenceOf(name);
}

if (process.argv[1] === FILE) {
  main(process.argv.slice(2)).catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  });
}
