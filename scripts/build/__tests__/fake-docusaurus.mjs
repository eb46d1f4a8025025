// @ts-check
/**
 * Replaces Docusaurus in a project of the tests: writes a page into the folder it is given, then
 * acts as the file `behavior` of the project requests.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const outDir = process.argv[process.argv.indexOf('--out-dir') + 1] ?? '';
const behavior = readFileSync('behavior', 'utf8');

if (behavior === 'fails early') process.exit(1);

mkdirSync(outDir, { recursive: true });
writeFileSync(`${outDir}/index.html`, behavior);
const { DOCS_UNIT: unit, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated } = process.env;
writeFileSync('started', JSON.stringify({ given: process.argv.slice(2), unit, generated }));
process.stdout.write(`started ${process.pid}\n`);

if (behavior === 'fails') process.exit(1);
if (behavior === 'crashes') process.abort();
if (behavior === 'crashes with a cache' && existsSync(`.cache/units/${unit}/bundler`)) process.abort();
if (behavior === 'hangs') setInterval(() => undefined, 1000);
if (behavior === 'runs until it may end') {
  const look = setInterval(() => existsSync('may end') && clearInterval(look), 50);
}
