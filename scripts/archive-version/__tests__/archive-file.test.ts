import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArchiveFile } from '../archive-file.mjs';

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'archive-file-'));
  mkdirSync(path.join(project, 'versions/6.20'), { recursive: true });
});

afterEach(() => rmSync(project, { recursive: true }));

const ARCHIVED = { file: 'x-6.20-en.tar.gz', sha256: 'a'.repeat(64) };
const CONTENT = { commit: 'b'.repeat(40), units: { 'x/6.20/en': ARCHIVED } };

function read(content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(project, 'versions/6.20/archive.json'), text);
  return readArchiveFile('6.20', project);
}

it('reads the archives of a version, if it was packed', () => {
  expect(read(CONTENT)).toEqual(CONTENT);
  expect(readArchiveFile('5', project)).toBeUndefined();
});

it.each([
  ['{', 'it is not JSON'],
  [{ ...CONTENT, commit: 'main' }, '"commit" is not the hash of a commit'],
  [{ commit: CONTENT.commit }, '"units" is missing'],
  [
    { ...CONTENT, units: { 'x/6.20/en': { ...ARCHIVED, file: '../x.tar.gz' } } },
    '"file" of x/6.20/en',
  ],
  [{ ...CONTENT, units: { 'x/6.20/en': { ...ARCHIVED, sha256: '' } } }, '"sha256" of x/6.20/en'],
])('names the file and what is wrong in %j', (content, fault) => {
  expect(() => read(content)).toThrow(`versions/6.20/archive.json: ${fault}`);
});
