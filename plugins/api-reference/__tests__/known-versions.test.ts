import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DocsVersion } from '../../../model/docs-version';
import { knownVersions, memberFiles, pageFinder, versionsInReferenceOf } from '../known-versions';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'known-versions-'));
  write('versions/7/members.json', '{"charts":{}}');
  write('.cache/api-reference/current/members.json', '{"data-grid":{}}');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function version(id: string, docs: string, folder: string): DocsVersion {
  return {
    id,
    docs,
    path: folder,
    label: id,
    status: 'maintained',
    banner: 'none',
    date: null,
    packages: null,
    families: {},
  };
}

const NEXT = version('next', 'current', 'next');
const DOCUMENTED = version('7', '7', '');
const OLD = version('6.20', '6.20', '6.20');
const VERSIONS = [NEXT, DOCUMENTED, OLD];

it('a version knows older ones, and the documented version all', () => {
  const ids = (own: DocsVersion) => versionsInReferenceOf(own, VERSIONS).map(({ id }) => id);
  expect(ids(NEXT)).toEqual(['next', '7', '6.20']);
  expect(ids(DOCUMENTED)).toEqual(['next', '7', '6.20']);
  expect(ids(OLD)).toEqual(['6.20']);
});

it('reads the lists of cut versions and of the pages in docs/, the oldest first', () => {
  const own = { 'date-pickers': {} };
  const known = knownVersions(siteDir, VERSIONS, { '6.20': own });
  expect(known.map(({ version: { id }, list }) => [id, Object.keys(list)])).toEqual([
    ['6.20', ['date-pickers']],
    ['7', ['charts']],
    ['next', ['data-grid']],
  ]);
});

it('leaves out versions without a list', () => {
  expect(knownVersions(siteDir, VERSIONS, {}).map(({ version: { id } }) => id)).toEqual([
    '7',
    'next',
  ]);
});

it('a reference depends on the lists of the other versions', () => {
  const files = memberFiles(siteDir, DOCUMENTED, VERSIONS);
  expect(files.map((file) => path.relative(siteDir, file))).toEqual([
    '.cache/api-reference/current/members.json',
  ]);
});

it('finds pages in the docs of a version; the reference has one for each export', () => {
  write('versioned_docs/version-7/react-data-grid/events/index.mdx', '');
  const hasPage = pageFinder(siteDir);
  expect(hasPage(DOCUMENTED, '/x/react-data-grid/events/')).toBe(true);
  expect(hasPage(NEXT, '/x/next/react-data-grid/events/')).toBe(false);
  expect(hasPage(OLD, '/x/6.20/api/data-grid/data-grid/')).toBe(true);
});
