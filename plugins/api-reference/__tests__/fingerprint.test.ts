import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProject, installPackage } from '../../files/__tests__/install-package';
import { packagesDirOf } from '../../files/packages-dir';
import { WORKING_COPY as VERSION } from '../../../model/library-versions';
import { apiPackagesOf } from '../families';
import { foldersOf } from '../folders';
import { isFresh, removeFingerprint, writeFingerprint } from '../fingerprint';
import { requiredExportsFile } from '../required-exports';

const PROJECT = path.resolve(__dirname, '../../..');
const FILES = ['docs/api/names.json', 'docs/api/charts/bar/page.json'];

let siteDir: string;
let warnings: string[];

/** A project with a reference that is complete. */
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(siteDir, 'node_modules'), 'dir');
  for (const file of FILES) write(file, `{"of":"${file}"}`);
  write(requiredExportsFile(VERSION), '{}');
  writeFingerprint(siteDir, VERSION, foldersOf(siteDir, VERSION), FILES.map(inSite));
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => warnings.push(line));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(siteDir, { recursive: true });
});

function inSite(file: string): string {
  return path.join(siteDir, file);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inSite(file)), { recursive: true });
  writeFileSync(inSite(file), text);
}

const fresh = () => isFresh(siteDir, VERSION, foldersOf(siteDir, VERSION));

it('takes a reference as it is while nothing has changed', () => {
  expect(fresh()).toBe(true);
  expect(warnings).toEqual([]);
});

it.each(FILES)('makes the reference again when %s is cut off or gone, and names it', (file) => {
  write(file, '{"of":');
  expect(fresh()).toBe(false);
  rmSync(inSite(file));
  expect(fresh()).toBe(false);
  expect(warnings).toHaveLength(2);
  expect(warnings.every((line) => line.includes(path.normalize(file)))).toBe(true);
});

it('does not take a reference for complete whose making was interrupted', () => {
  removeFingerprint(foldersOf(siteDir, VERSION));
  expect(fresh()).toBe(false);
});

it('makes the reference again for packages in a folder that holds other versions', () => {
  const other = createProject();
  for (const { name } of apiPackagesOf(VERSION)) installPackage(other, name, { version: '6.20.5' });
  const folders = { ...foldersOf(siteDir, VERSION), packages: packagesDirOf(other) };
  expect(isFresh(siteDir, VERSION, folders)).toBe(false);
  writeFingerprint(siteDir, VERSION, folders, FILES.map(inSite));
  expect(isFresh(siteDir, VERSION, folders)).toBe(true);
  expect(fresh()).toBe(false);
});

it.each(['', '{"key":', 'the format of before'])('makes it again when the record is %j', (text) => {
  write('.cache/api-reference/current/fingerprint.json', text);
  expect(fresh()).toBe(false);
});
