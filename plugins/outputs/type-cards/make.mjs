// @ts-check
/**
 * Writes the cards of a version of MUI X beside rendered pages: `node make.mjs 7.0.0-beta.1 build`. Runs
 * in a process of its own, which gives the memory of the compiler back.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const FILE = fileURLToPath(import.meta.url);
const SITE_DIR = path.resolve(path.dirname(FILE), '../../..');
const load = createJiti(FILE, { interopDefault: true });

/** @param {string[]} args id of the version, and the folder with the pages of a language */
async function main([id, outDir]) {
  /** @type {typeof import('../../../model/library-versions')} */
  const { DOCS_VERSIONS } = load('../../../model/library-versions.ts');
  /** @type {typeof import('./write-cards')} */
  const { writeCards } = load('./write-cards.ts');
  const version = DOCS_VERSIONS.find((each) => each.id === id);
  if (!version || !outDir) throw new Error(`There is no version "${id}", or no folder is given`);
  await writeCards(SITE_DIR, version, outDir);
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
