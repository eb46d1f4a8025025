// @ts-check
/**
 * Replaces Docusaurus in a project of the tests: writes a unit into the folder it is given, then
 * acts as the file `docs/behavior` of the project requests.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const outDir = process.argv[process.argv.indexOf('--out-dir') + 1] ?? '';
const behavior = readFileSync('docs/behavior', 'utf8');
const unit = process.env.DOCS_UNIT ?? '';
const [section = '', version = '', language = ''] = unit.split('/');
const prefix = language === 'en' ? '' : `${language}/`;
const ownFolder = section === 'x' ? `${section}/${version}/` : `${section}/`;
const folder = unit.startsWith('x/current/') ? prefix : prefix + ownFolder;

if (behavior === 'fails early') process.exit(1);

/** @param {string} file @param {unknown} content */
function write(file, content) {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

const headings = { sections: 'Products', versions: 'Versions' };
const list = { address: `/${folder}llms.txt`, list: '# MUI X\n', headings };
write(`${folder}index.html`, behavior);
write('.unit/llms.json', list);
write('.unit/licenses.json', []);
write('unit.json', {
  unit,
  buildId: '0123456789abcdef',
  pages: [{ address: `/${folder}`, ids: [] }],
  links: [],
  scripts: [],
  licenses: folder === '' ? '.unit/licenses.json' : '',
});
const generated = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME;
writeFileSync('started', JSON.stringify({ given: process.argv.slice(2), unit, generated }));
process.stdout.write(`started ${process.pid}\n`);

if (behavior === 'fails') process.exit(1);
if (behavior === 'crashes') process.abort();
if (behavior === 'crashes with a cache' && existsSync(`.cache/units/${unit}/bundler`)) process.abort();
if (behavior === 'hangs') setInterval(() => undefined, 1000);
if (behavior === 'runs until it may end') {
  const look = setInterval(() => existsSync('may end') && clearInterval(look), 50);
}
