import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nextOf, removeLeftovers, replaceFolder } from '../replace-folder.mjs';

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'replace-folder-'));
  target = path.join(folder, 'build');
});

afterEach(() => rmSync(folder, { recursive: true }));

function make(dir: string, text: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'index.html'), text);
}

const shown = () => readFileSync(path.join(target, 'index.html'), 'utf8');

it('puts the new folder in its place and removes the old one', () => {
  make(target, 'old');
  writeFileSync(path.join(target, 'only-old.html'), '');
  make(nextOf(target), 'new');
  replaceFolder(target);
  expect(shown()).toBe('new');
  expect(readdirSync(target)).toEqual(['index.html']);
  expect(readdirSync(folder)).toEqual(['build']);
});

it('makes the folder the first time, and the folders above it', () => {
  target = path.join(folder, 'below', 'build');
  make(nextOf(target), 'new');
  replaceFolder(target);
  expect(shown()).toBe('new');
});

it('leaves the old folder where there is no new one, and says so in one line', () => {
  make(target, 'old');
  expect(() => replaceFolder(target)).toThrow(/^.*build cannot be replaced \(ENOENT\).*$/);
  expect(shown()).toBe('old');
});

it('removes what a killed build left', () => {
  make(target, 'old');
  make(nextOf(target), 'half');
  make(`${target}.previous`, 'older');
  removeLeftovers(target);
  expect(readdirSync(folder)).toEqual(['build']);
  expect(shown()).toBe('old');
});

it('gives back the old folder where a build was killed between the two renames', () => {
  make(`${target}.previous`, 'old');
  make(nextOf(target), 'new');
  removeLeftovers(target);
  expect(shown()).toBe('old');
  expect(existsSync(nextOf(target))).toBe(false);
});
