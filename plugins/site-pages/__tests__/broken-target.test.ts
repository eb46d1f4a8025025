import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenTarget } from '../broken-target';

let outDir = '';

beforeAll(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'target-'));
  mkdirSync(path.join(outDir, 'page'));
  const html = '<h2 id=bare>a</h2><h2 class="b" id="quoted.id">b</h2><i data-id=other></i>';
  writeFileSync(path.join(outDir, 'page', 'index.html'), html);
});

afterAll(() => rmSync(outDir, { recursive: true }));

it.each(['/page/', '/page/#bare', '/page/#quoted.id', '/page/?a=1#bare'])('%s is there', (to) => {
  expect(brokenTarget(to, outDir)).toBeUndefined();
});

it.each([
  ['/nowhere/', 'there is no page at "/nowhere/"'],
  ['/page', 'there is no page at "/page"'],
  ['/page/#bar', '"/page/" has no place with the id "bar"'],
  ['/page/#quotedXid', '"/page/" has no place with the id "quotedXid"'],
  ['/page/#other', '"/page/" has no place with the id "other"'],
])('%s is broken', (to, why) => {
  expect(brokenTarget(to, outDir)).toBe(why);
});
