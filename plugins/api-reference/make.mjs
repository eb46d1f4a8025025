// @ts-check
/**
 * Generates the API reference where it is outdated. Runs in a separate process, since TypeDoc and the
 * compiler need much memory, which the build gets back afterwards, and since changed templates must be
 * loaded again.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { withLock } from '../bundler/folder-lock/folder-lock.mjs';

const FILE = fileURLToPath(import.meta.url);
const SITE_DIR = path.resolve(path.dirname(FILE), '../..');
const load = createJiti(FILE, { interopDefault: true });

/** A build, a development server and unit tests may come to this at the same time. */
const LOCK = path.join(SITE_DIR, '.cache/api-reference.lock');

/** Jest calls this before its tests, some of which look at the reference. */
export default async function makeReference() {
  /** @type {typeof import('./generate')} */
  const { generateIfStale } = load('./generate.ts');
  const onWait = (/** @type {number} */ pid) =>
    process.stdout.write(`Process ${pid} is making the API reference. Waiting for its end.\n`);
  await withLock(LOCK, { onWait }, () => generateIfStale(SITE_DIR));
}

if (process.argv[1] === FILE) {
  makeReference().catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  });
}
