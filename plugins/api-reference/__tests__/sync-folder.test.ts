import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { syncFolder } from '../sync-folder';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sync-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sync = () =>
  syncFolder(path.join(root, 'made'), path.join(root, 'docs'), (file) =>
    file.endsWith('usages.json'),
  );

it('files that changed are written, others are not touched', () => {
  write('made/a/page.json', 'new');
  write('made/b/page.json', 'same');
  write('docs/a/page.json', 'old');
  write('docs/b/page.json', 'same');
  const longAgo = new Date(2020, 1, 1);
  utimesSync(path.join(root, 'docs/b/page.json'), longAgo, longAgo);
  sync();
  expect(read('docs/a/page.json')).toBe('new');
  expect(statSync(path.join(root, 'docs/b/page.json')).mtime).toEqual(longAgo);
});

it('pages that are no longer made go, with what was beside them', () => {
  write('made/a/page.json', '1');
  write('docs/a/usages.json', '[]');
  write('docs/gone/page.json', '1');
  write('docs/gone/usages.json', '[]');
  sync();
  expect(existsSync(path.join(root, 'docs/a/usages.json'))).toBe(true);
  expect(existsSync(path.join(root, 'docs/gone/page.json'))).toBe(false);
  expect(existsSync(path.join(root, 'docs/gone/usages.json'))).toBe(false);
});
