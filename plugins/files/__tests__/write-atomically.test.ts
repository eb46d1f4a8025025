import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeDrafts, writeAtomically } from '../write-atomically';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'write-atomically-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('writes a file in a folder that is not there yet, and replaces it', () => {
  const file = path.join(folder, 'below', 'file.txt');
  writeAtomically(file, 'first');
  writeAtomically(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
  expect(readdirSync(path.dirname(file))).toEqual(['file.txt']);
});

it('leaves nothing behind when the file cannot be put in its place', () => {
  const file = path.join(folder, 'taken');
  mkdirSync(path.join(file, 'by a folder'), { recursive: true });
  expect(() => writeAtomically(file, 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});

it('removes what a killed process had begun, and nothing that is being written', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const running = `b.${process.ppid}-0.draft`;
  for (const name of [`a.${ended}-3.draft`, running, 'kept', 'a.draft']) {
    writeFileSync(path.join(folder, name), 'half');
  }
  removeDrafts(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.draft', running, 'kept']);
  expect(() => removeDrafts(path.join(folder, 'missing'))).not.toThrow();
});
