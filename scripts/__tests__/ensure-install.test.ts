import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findMismatch } from '../ensure-install.mjs';

type Packages = Record<string, object>;

const HERE = { os: [process.platform], cpu: [process.arch], optional: true };
const TOOL = { version: '1.0.0', optionalDependencies: { binding: '1.0.0' } };

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'ensure-install-'));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, content: object): void {
  const target = path.join(project, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(content));
}

/** Writes a project with a lockfile, and what npm has installed of it. */
function install(locked: Packages, installed: Packages): void {
  write('package-lock.json', { packages: { '': { dependencies: { tool: '1' } }, ...locked } });
  write('node_modules/.package-lock.json', { packages: installed });
  for (const folder of Object.keys(installed)) write(`${folder}/package.json`, {});
}

/** The mismatch of a project whose tool is installed, and its optional binding is not. */
function mismatchWithout(binding: object): string | undefined {
  const tool = { 'node_modules/tool': TOOL };
  install({ ...tool, 'node_modules/binding': { version: '1.0.0', ...binding } }, tool);
  return findMismatch(project);
}

it('finds what is missing, at another version or too much', () => {
  const tool = { 'node_modules/tool': TOOL };
  install(tool, {});
  expect(findMismatch(project)).toBe('tool is missing');
  install(tool, { 'node_modules/tool': { version: '0.9.0' } });
  expect(findMismatch(project)).toBe('tool is at 0.9.0, the lockfile says 1.0.0');
  install(tool, { ...tool, 'node_modules/other': { version: '1.0.0' } });
  expect(findMismatch(project)).toBe('node_modules/other is not in the lockfile');
  rmSync(path.join(project, 'node_modules/other'), { recursive: true });
  install(tool, tool);
  expect(findMismatch(project)).toBeUndefined();
});

it('misses an optional package that fits this machine', () => {
  expect(mismatchWithout(HERE)).toBe('binding is missing');
  expect(mismatchWithout({ ...HERE, engines: { node: '^4.0.0 || >= 10' } })).toBe(
    'binding is missing',
  );
});

it.each([
  ['a platform', { ...HERE, os: ['another'] }],
  ['a processor', { ...HERE, cpu: [`!${process.arch}`] }],
  ['a Node', { ...HERE, engines: { node: '^4.20 || >=9999' } }],
])('does not miss an optional package for %s that is not here', (_, binding) => {
  expect(mismatchWithout(binding)).toBeUndefined();
});

it('does not miss what only a package asks for that npm has left out', () => {
  const tool = { 'node_modules/tool': TOOL };
  const leftOut = {
    ...HERE,
    version: '1.0.0',
    engines: { node: '>=9999' },
    dependencies: { part: '1.0.0' },
  };
  const part = { ...HERE, version: '1.0.0' };
  install({ ...tool, 'node_modules/binding': leftOut, 'node_modules/part': part }, tool);
  expect(findMismatch(project)).toBeUndefined();
});
