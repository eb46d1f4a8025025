import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readBundle, writeSearchBundle } from '../write-bundle';

let outDir: string;

function write(file: string, content: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'search-bundle-'));
  write('x/build.json', '{"id":"0123456789abcdef"}');
  write('pagefind/names/row.json', '{"rows":[]}');
  write('pagefind/index/a.pf_index', 'binary');
});
afterEach(() => rmSync(outDir, { recursive: true }));

it('has the files of the index', () => {
  expect(readBundle(path.join(outDir, 'pagefind'))).toEqual({
    texts: { 'names/row.json': '{"rows":[]}' },
    binaries: { 'index/a.pf_index': Buffer.from('binary').toString('base64') },
  });
});

it('is listed with its size and its build', () => {
  const folder = path.join(outDir, 'pagefind');
  writeSearchBundle({ outDir, baseUrl: '/zh/' });
  const packed = readFileSync(path.join(outDir, 'x/offline/search.bin'));
  expect(JSON.parse(gunzipSync(packed).toString('utf8'))).toEqual(readBundle(folder));
  expect(JSON.parse(readFileSync(path.join(outDir, 'x/offline/search.json'), 'utf8'))).toEqual({
    build: '0123456789abcdef',
    pages: [],
    files: [{ path: '/zh/x/offline/search.bin', bytes: packed.length }],
  });
});
