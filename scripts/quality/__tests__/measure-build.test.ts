import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { MEASURED, measureBuild } from '../measure-build.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'measured-build-'));
const UNKNOWN_NAMES = path.join(folder, 'unknown.txt');
const SITE = path.join(folder, 'site');

const PARTS = { unit: SITE, unknownNames: UNKNOWN_NAMES };

const HTML = '<link rel=stylesheet href=/assets/a.css /><script src=/assets/a.js defer></script>';

function write(file: string, text: string): void {
  const target = path.join(SITE, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const gzipped = (text: string) => gzipSync(text).length;

const FILES = {
  'assets/a.css': 'a { color: red }',
  'assets/a.js': 'one()',
  'assets/demo.js': 'two()',
  'assets/later.css': 'p { color: red }',
  'x/api/names.json': '{"DataGrid":"/","BarChart":"/"}',
  'x/offline/all.json': JSON.stringify({
    pages: MEASURED.map(({ path: address }) => ({ path: address, files: [0, 1, 2, 3] })),
    files: ['a.css', 'a.js', 'demo.js', 'later.css'].map((name) => ({ path: `/assets/${name}` })),
  }),
};

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  for (const { path: address } of MEASURED) write(`${address}index.html`, HTML);
  writeFileSync(UNKNOWN_NAMES, 'page.mdx:1: one\npage.mdx:2: two\npage.mdx:2: three\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('measures each kind of page with its demos, without sheets that it loads later, with gzip', () => {
  const { pages } = measureBuild(SITE, PARTS);
  expect(pages.map(({ kind }) => kind)).toEqual(MEASURED.map(({ name }) => name));
  expect(pages[0]).toEqual({
    kind: MEASURED[0]?.name,
    address: MEASURED[0]?.path,
    html: gzipped(HTML),
    script: gzipped('one()') + gzipped('two()'),
    style: gzipped('a { color: red }'),
  });
});

it('measures the site, and counts names', () => {
  const { site, names } = measureBuild(SITE, PARTS);
  const others = Object.values(FILES).join('').length;
  expect(site.files).toBe(Object.keys(FILES).length + MEASURED.length);
  expect(site.bytes).toBe(others + MEASURED.length * HTML.length);
  expect(names).toEqual({ reference: 2, unknown: 3 });
});

it('names a page that is missing', () => {
  write('x/offline/all.json', '{"pages":[],"files":[]}');
  const [first] = MEASURED;
  expect(() => measureBuild(SITE, PARTS)).toThrow(`The build does not have ${first?.path}`);
});
