// @ts-check
/**
 * Generates the API reference of docs where it is outdated: `node make.mjs 6.20 material-ui`. With
 * `--unless-busy`, it ends with another exit code instead of waiting for a process that does the same.
 * Runs in a separate process, since TypeDoc and the compiler need much memory, which the build gets
 * back afterwards, and since changed templates must be loaded again.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { isLocked, withLock } from '../bundler/folder-lock/folder-lock.mjs';
import { installPackages } from '../files/install-packages.mjs';

const FILE = fileURLToPath(import.meta.url);
const SITE_DIR = path.resolve(path.dirname(FILE), '../..');
const load = createJiti(FILE, { interopDefault: true });

/** Name of the pages in `docs/`. */
const WORKING_COPY = 'current';

/** Exit code for a reference that another process is making; index.ts knows it, too. */
const BUSY = 75;

/** @param {string} name */
const lockOf = (name) => path.join(SITE_DIR, `.cache/api-reference-${name}.lock`);

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
  await installPackages(SITE_DIR, version);
  // Builds of several languages, a development server and unit tests may come to this at the same time.
  const onWait = (/** @type {number} */ pid) =>
    process.stdout.write(`Process ${pid} is making the API reference. Waiting for its end.\n`);
  await withLock(lockOf(name), { onWait }, () => {
    // Not before: it takes the compiler along, and a process that waits needs no memory for that.
    /** @type {typeof import('./generate')} */
    const { generateIfStale } = load('./generate.ts');
    return generateIfStale(SITE_DIR, version, () => makeNewerOf(version));
  });
}

/**
 * The documented version has the changes of all versions, and with them those of the one in `docs/`.
 * @param {import('../../model/docs-version').DocsVersion} version
 */
async function makeNewerOf(version) {
  /** @type {typeof import('../../model/docs-version')} */
  const { isAtRoot } = load('../../model/docs-version.ts');
  if (isAtRoot(version)) await makeReferenceOf(WORKING_COPY);
}

/** Jest calls this before its tests, some of which look at the reference of the pages in `docs/`. */
export default function makeReference() {
  return makeReferenceOf(WORKING_COPY);
}

/** @param {string[]} given names, and the option */
async function main(given) {
  const names = given.filter((each) => each !== '--unless-busy');
  const unlessBusy = names.length < given.length;
  for (const name of names.length > 0 ? names : [WORKING_COPY]) {
    if (unlessBusy && isLocked(lockOf(name))) process.exitCode = BUSY;
    else await makeReferenceOf(name);
  }
}

if (process.argv[1] === FILE) {
  main(process.argv.slice(2)).catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  });
}
