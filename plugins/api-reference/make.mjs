// @ts-check
/**
 * Makes the API reference where it is not fresh. In a process of its own, since TypeDoc and the
 * compiler need much memory that the build can do without afterwards, and since a template that
 * changed must be loaded anew.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const FILE = fileURLToPath(import.meta.url);
const load = createJiti(FILE, { interopDefault: true });

/** Jest calls this before its tests, some of which look at the reference. */
export default async function makeReference() {
  /** @type {typeof import('./generate')} */
  const { generateIfStale } = load('./generate.ts');
  await generateIfStale(path.resolve(path.dirname(FILE), '../..'));
}

if (process.argv[1] === FILE) {
  makeReference().catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  });
}
