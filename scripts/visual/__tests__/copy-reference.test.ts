import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyReference } from '../copy-reference.mjs';

let root = '';
const at = (file: string) => path.join(root, file);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'copy-reference-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it('copies the files of each reference, and its record', () => {
  const record = JSON.stringify({ key: 'abc', files: { 'docs/api/names.json': '1', gone: '2' } });
  write('from/.cache/api-reference/current/fingerprint.json', record);
  write('from/.cache/api-reference/6.20/settings.json', '{}');
  write('from/docs/api/names.json', '[]');
  write('from/docs/page.mdx', 'of the working copy');
  write('to/docs/page.mdx', 'of the commit');
  copyReference(at('from'), at('to'));
  const read = (file: string) => readFileSync(at(file), 'utf8');
  expect(read('to/docs/api/names.json')).toBe('[]');
  expect(read('to/.cache/api-reference/current/fingerprint.json')).toBe(record);
  expect(read('to/docs/page.mdx')).toBe('of the commit');
});

it('copies nothing in a new clone', () => {
  write('to/docs/page.mdx', 'of the commit');
  expect(() => copyReference(at('from'), at('to'))).not.toThrow();
});
