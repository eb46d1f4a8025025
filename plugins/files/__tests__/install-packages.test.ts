import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../install-packages.mjs';
import { createProject } from './install-package';

const VERSION = { id: '6.20', packages: 'versions/6.20/packages' };
const { PATH } = process.env;

let project: string;

const inFolder = (file: string) => path.join(project, VERSION.packages, file);

/** Puts a command named `npm` in front of the real one. */
function mockNpm(script: string): void {
  const npm = path.join(project, 'bin', 'npm');
  mkdirSync(path.dirname(npm), { recursive: true });
  writeFileSync(npm, `#!/bin/sh\necho "$@" >> ../../../runs\n${script}`);
  chmodSync(npm, 0o755);
  process.env.PATH = `${path.dirname(npm)}${path.delimiter}${PATH}`;
}

const INSTALL = 'rm -rf node_modules; mkdir -p node_modules; cp package-lock.json node_modules/';

function runs(): string[] {
  const file = path.join(project, 'runs');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

beforeEach(() => {
  project = createProject();
  mkdirSync(inFolder(''), { recursive: true });
  writeFileSync(inFolder('package-lock.json'), '{"a":1}');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  process.env.PATH = PATH;
  jest.restoreAllMocks();
});

it('installs once, without scripts and peer dependencies', async () => {
  mockNpm(INSTALL);
  await installPackages(project, VERSION);
  await installPackages(project, VERSION);
  expect(runs()).toEqual([
    'ci --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error',
  ]);
});

it('installs again when the lockfile has changed', async () => {
  mockNpm(INSTALL);
  await installPackages(project, VERSION);
  writeFileSync(inFolder('package-lock.json'), '{"a":2}');
  await installPackages(project, VERSION);
  expect(runs()).toHaveLength(2);
  expect(readFileSync(inFolder('node_modules/package-lock.json'), 'utf8')).toBe('{"a":2}');
});

it('installs once for two builds that start at the same time', async () => {
  mockNpm(`sleep 0.3; ${INSTALL}`);
  await Promise.all([installPackages(project, VERSION), installPackages(project, VERSION)]);
  expect(runs()).toHaveLength(1);
});

it('does nothing for a version that runs on the packages of the site', async () => {
  mockNpm(INSTALL);
  await installPackages(project, { id: 'next', packages: null });
  expect(runs()).toEqual([]);
});

it('names the version and the reason when the registry is not reached, and tries again later', async () => {
  mockNpm(
    'echo "npm error code ECONNREFUSED" >&2; echo "npm error syscall connect" >&2; echo "npm error A complete log of this run" >&2; exit 1',
  );
  await expect(installPackages(project, VERSION)).rejects.toThrow(
    'The packages of version 6.20 cannot be installed (code ECONNREFUSED; syscall connect). They come from the npm registry',
  );
  mockNpm(INSTALL);
  await installPackages(project, VERSION);
  expect(runs()).toHaveLength(2);
});
