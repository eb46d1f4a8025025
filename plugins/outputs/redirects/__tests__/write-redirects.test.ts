/** @jest-environment jsdom */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRedirects } from '..';
import { REDIRECT_SCRIPT } from '../redirect-page';

const page = (address: string, ...ids: string[]) => ({ address, ids });

const MANIFESTS = [
  { unit: 'x/6.20/en', pages: [page('/x/6.20/introduction/')] },
  { unit: 'x/current/en', pages: [page('/'), page('/x/new/', 'place'), page('/x/new/one/')] },
  { unit: 'x/current/zh', pages: [page('/zh/'), page('/zh/x/new/', 'place')] },
];

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function written(lines: string[], manifests = MANIFESTS): Record<string, string> {
  const files: Record<string, string> = {};
  writeFileSync(path.join(siteDir, 'old.tsv'), lines.join('\n'));
  writeRedirects({
    write: (file, content) => (files[file] = content),
    siteDir,
    file: 'old.tsv',
    manifests,
  });
  return files;
}

const rulesIn = (files: Record<string, string>) =>
  JSON.parse(files['redirects.json'] ?? '') as Record<string, string>;

it('leads from old addresses to new ones in each language that has the page', () => {
  expect(rulesIn(written(['/old/*\t/x/new/*', '/older/\t/x/new/#place']))).toEqual({
    '/old/': '/x/new/',
    '/zh/old/': '/zh/x/new/',
    '/old/one/': '/x/new/one/',
    '/older/': '/x/new/#place',
    '/zh/older/': '/zh/x/new/#place',
    '/x/6.20/': '/x/6.20/introduction/',
  });
});

it('has a page for hosts without rules, with one script for all', () => {
  const html = written(['/old/\t/x/new/'])['zh/old/index.html'] ?? '';
  const dom = new DOMParser().parseFromString(html, 'text/html');
  expect(dom.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/zh/x/new/');
  expect(dom.querySelector('script')?.textContent).toBe(REDIRECT_SCRIPT);
  expect(dom.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe('0; url=/zh/x/new/');
});

it('has rules for addresses in the form of files, of all versions', () => {
  const rules = written([])['_redirects'] ?? '';
  expect(rules).toContain('/x/6.20/introduction.html /x/6.20/introduction/ 301!\n');
  expect(rules).toContain('/zh/x/new.html /zh/x/new/ 301!\n');
});

it('shows the 404 page of the language', () => {
  const rules = written([])['_redirects'] ?? '';
  expect(rules).toMatch(/\n\/zh\/\* \/zh\/404\.html 404\n/);
  expect(rules).not.toContain('/en/');
});

it('does not depend on the order of units', () => {
  const lines = ['/old/\t/x/new/'];
  expect(written(lines, [...MANIFESTS].reverse())).toEqual(written(lines));
});

it.each([
  ['/old/\t/x/gone/', 'old.tsv:1: there is no page at "/x/gone/"'],
  ['/old/\t/x/new/#gone', 'old.tsv:1: "/x/new/" has no place with the id "gone"'],
])('stops at %s', (line, message) => {
  expect(() => written([line])).toThrow(message);
});
