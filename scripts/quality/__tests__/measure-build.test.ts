import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGES } from '../../bench/pages.mjs';
import { measureBuild } from '../measure-build.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'measured-build-'));
const UNKNOWN_NAMES = path.join(folder, 'unknown.txt');
const SITE = path.join(folder, 'site');

const PARTS = { unit: SITE, unknownNames: UNKNOWN_NAMES };

const HTML =
  '<link rel=icon href=/icon.svg><link rel=stylesheet href=/assets/a.css>' +
  '<script src=/assets/a.js defer></script><script src="/assets/b.js"></script>' +
  '<script>inline()</script><script src=https://example.com/tag.js></script>';

function write(file: string, text: string): void {
  const target = path.join(SITE, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const gzipped = (text: string) => gzipSync(text).length;

beforeAll(() => {
  write('assets/a.css', 'a { color: red }');
  write('assets/a.js', 'one()');
  write('assets/b.js', 'two()');
  write('x/api/names.json', '{"DataGrid":"/","BarChart":"/"}');
  for (const { path: address } of PAGES) write(`${address}index.html`, HTML);
  writeFileSync(UNKNOWN_NAMES, 'page.mdx:1: one\npage.mdx:2: two\npage.mdx:2: three\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('measures what the HTML of each kind of page names, with gzip', () => {
  const { pages } = measureBuild(SITE, PARTS);
  expect(pages.map(({ kind }) => kind)).toEqual(PAGES.map(({ name }) => name));
  expect(pages[0]).toEqual({
    kind: PAGES[0]?.name,
    address: PAGES[0]?.path,
    html: gzipped(HTML),
    script: gzipped('one()') + gzipped('two()'),
    style: gzipped('a { color: red }'),
  });
});

it('measures the site, and counts names', () => {
  const { site, names } = measureBuild(SITE, PARTS);
  const others = ['a { color: red }', 'one()two()', '{"DataGrid":"/","BarChart":"/"}'].join('');
  expect(site.files).toBe(4 + PAGES.length);
  expect(site.bytes).toBe(others.length + PAGES.length * HTML.length);
  expect(names).toEqual({ reference: 2, unknown: 3 });
});

it('names a page that is missing', () => {
  rmSync(path.join(SITE, 'x/react-charts'), { recursive: true });
  expect(() => measureBuild(SITE, PARTS)).toThrow('The build has no /x/react-charts/bars/');
});
