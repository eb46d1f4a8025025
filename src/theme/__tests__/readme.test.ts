import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const THEME = path.join(__dirname, '..');

const components = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|__tests__/.test(file));

const nameOf = (file: string) => file.replace(/(?:\/index)?\.tsx?$/, '');

it('the README lists every component, and no other', () => {
  const readme = readFileSync(path.join(THEME, 'README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[\w/-]+/g) ?? []);
  expect(listed.sort()).toEqual(components.map(nameOf).sort());
});

it.each(components)('%s begins with what it changes', (file) => {
  const [first = ''] = readFileSync(path.join(THEME, file), 'utf8').split('\n');
  expect(first).toMatch(/^\/\/ \S/);
});

it.each(components)('%s is what Docusaurus finds: it has a default export', (file) => {
  expect(readFileSync(path.join(THEME, file), 'utf8')).toMatch(/^export default /m);
});
