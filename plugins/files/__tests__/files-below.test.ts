import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '../files-below';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'files-below-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('lists files of all depths by their code units, and no folders', () => {
  for (const file of ['b.txt', 'a/z.txt', 'a/B.txt', 'a/b/c.txt', 'a.txt']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  mkdirSync(path.join(folder, 'empty'));
  expect(filesBelow(folder)).toEqual(['a.txt', 'a/B.txt', 'a/b/c.txt', 'a/z.txt', 'b.txt']);
});

it('throws if there is no such folder', () => {
  expect(() => filesBelow(path.join(folder, 'none'))).toThrow('ENOENT');
});
