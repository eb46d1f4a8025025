import { readFileSync } from 'node:fs';
import type { Project } from '../read/project';
import { LARGEST_FILE, readProject } from '../read/read-project';
import { LOCKFILES } from '@site/model/project-files/__tests__/shapes/lockfiles';
import { PACKAGE_JSON } from '@site/model/project-files/__tests__/shapes/package-json';

function read(text: string): Project {
  const result = readProject(text);
  if ('error' in result) throw new Error(`The text is not readable: ${result.error.code}`);
  return result.project;
}

/** Each package with its versions or ranges, and the reason where there are none. */
function packagesOf(project: Project): Record<string, string[]> {
  return Object.fromEntries(
    [...project.packages.values()].map(({ name, locked, ranges, unresolved }) => [
      name,
      locked.length > 0
        ? locked.map(({ number }) => number)
        : [...ranges, ...(unresolved ? [unresolved] : [])],
    ]),
  );
}

describe('package.json', () => {
  it('a plain one has the ranges of the packages that matter', () => {
    const project = read(PACKAGE_JSON.plain);
    expect(packagesOf(project)).toEqual({
      '@emotion/react': ['^11.11.4'],
      '@emotion/styled': ['^11.11.5'],
      '@mui/material': ['^5.15.14'],
      '@mui/x-data-grid': ['^7.0.0'],
      react: ['^18.2.0'],
      'react-dom': ['^18.2.0'],
      typescript: ['~5.4.2'],
    });
    expect(project).toMatchObject({ kind: 'package.json', isMonorepo: false });
    expect(project.manager).toBeUndefined();
  });

  it('the root of a monorepo names its package manager', () => {
    expect(read(PACKAGE_JSON.monorepo)).toMatchObject({ isMonorepo: true, manager: 'yarn' });
  });

  it('versions of a catalog of pnpm are in another file', () => {
    const project = read(PACKAGE_JSON.catalog);
    expect(packagesOf(project)).toEqual({
      '@mui/x-date-pickers-pro': ['catalog'],
      dayjs: ['catalog'],
      react: ['catalog'],
    });
    expect(project.manager).toBe('pnpm');
  });

  it('versions of a catalog of Bun are in the same file', () => {
    const project = read(PACKAGE_JSON.bunCatalog);
    expect(packagesOf(project)).toEqual({ '@mui/x-tree-view': ['^7.29.0'] });
    expect(project.manager).toBe('bun');
  });

  it('the workspace protocol may have a range', () => {
    expect(packagesOf(read(PACKAGE_JSON.workspace))).toEqual({
      '@mui/x-data-grid': ['workspace'],
      '@mui/x-charts': ['^6.19.0'],
    });
  });

  it('all kinds of ranges are kept, and a tag is not one', () => {
    expect(packagesOf(read(PACKAGE_JSON.ranges))).toEqual({
      '@mui/x-data-grid-premium': ['>=6.18.0 <7'],
      '@mui/x-date-pickers': ['6.x || 7.x'],
      '@mui/x-charts': ['*'],
      '@mui/x-tree-view': ['other'],
    });
  });

  it('an alias counts as its package', () => {
    const project = read(PACKAGE_JSON.aliases);
    expect(packagesOf(project)).toEqual({ '@mui/x-data-grid': ['6.20.4', '7.29.0'] });
    expect(project.packages.get('@mui/x-data-grid')?.aliases).toEqual(['grid-v6']);
  });

  it('a replaced version counts', () => {
    const project = read(PACKAGE_JSON.resolutions);
    expect(packagesOf(project)).toEqual({ '@mui/x-data-grid': ['6.20.5'] });
    expect(project.manager).toBe('pnpm');
  });

  it('a library has peers only', () => {
    expect(packagesOf(read(PACKAGE_JSON.library))).toMatchObject({
      '@mui/x-data-grid-pro': ['^5.17.0 || ^6.0.0'],
    });
  });

  it('names of prototypes and HTML are only names', () => {
    const project = read(PACKAGE_JSON.hostile);
    expect(packagesOf(project)).toEqual({ '@mui/x-charts': ['7.1.0'] });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('lockfiles', () => {
  it('npm 1 has packages in packages, and shows no direct ones', () => {
    const project = read(LOCKFILES.npm1);
    expect(packagesOf(project)).toEqual({
      '@mui/x-data-grid': ['5.17.26', '6.20.4'],
      '@mui/x-charts': ['6.19.8'],
    });
    expect(project).toMatchObject({ kind: 'npm', format: '1', manager: 'npm' });
    expect(project.packages.get('@mui/x-charts')?.isDirect).toBeUndefined();
  });

  it('npm 3 has workspaces, aliases, peers and direct packages', () => {
    const { packages, isMonorepo } = read(LOCKFILES.npm3);
    const grid = packages.get('@mui/x-data-grid');
    expect(grid?.locked.map(({ number }) => number)).toEqual(['6.20.5', '7.29.13']);
    expect(grid?.locked[1]?.peers?.['@mui/material']).toBe('^5.15.14 || ^6.0.0');
    expect(isMonorepo).toBe(true);
    const direct = ['@mui/x-data-grid-pro', 'dayjs', 'luxon'].map(
      (name) => packages.get(name)?.isDirect,
    );
    expect(direct).toEqual([true, true, false]);
  });

  it('the lockfile of this project agrees with its packages', () => {
    const { packages } = read(readFileSync('package-lock.json', 'utf8'));
    const manifest = readFileSync('node_modules/@mui/x-data-grid/package.json', 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    expect(packages.get('@mui/x-data-grid')?.locked.map(({ number }) => number)).toContain(version);
  });

  it('Yarn 1 has aliases and descriptors that share a version', () => {
    const project = read(LOCKFILES.yarn1);
    expect(packagesOf(project)).toEqual({
      '@mui/x-date-pickers': ['6.20.2'],
      '@mui/x-charts': ['6.19.8'],
      moment: ['2.30.1'],
    });
    expect(project).toMatchObject({ kind: 'yarn', format: '1', manager: 'yarn' });
  });

  it('later versions of Yarn have peers, workspaces, patches and long keys', () => {
    const project = read(LOCKFILES.berry);
    expect(packagesOf(project)).toEqual({
      '@mui/x-tree-view': ['7.1.0'],
      '@mui/material': ['5.16.7'],
    });
    expect(project).toMatchObject({ kind: 'berry', format: '8', manager: 'yarn' });
    const tree = project.packages.get('@mui/x-tree-view');
    expect(tree).toMatchObject({ isDirect: true, ranges: ['^7.1.0'] });
    expect(tree?.locked[0]?.peers).toEqual({
      '@mui/material': '^5.15.14',
      react: '^17.0.0 || ^18.0.0',
    });
  });

  it('pnpm 5 has versions behind a slash', () => {
    const project = read(LOCKFILES.pnpm5);
    expect(packagesOf(project)).toEqual({ '@mui/x-data-grid': ['6.20.4'], 'date-fns': ['2.30.0'] });
    expect(project).toMatchObject({ kind: 'pnpm', format: '5.4', manager: 'pnpm' });
  });

  it('pnpm 6 has aliases', () => {
    const grid = read(LOCKFILES.pnpm6).packages.get('@mui/x-data-grid');
    expect(grid).toMatchObject({ aliases: ['grid6'], isDirect: true });
    expect(grid?.locked.map(({ number }) => number)).toEqual(['6.20.4']);
  });

  it('pnpm 9 has catalogs and several projects', () => {
    const project = read(LOCKFILES.pnpm9);
    expect(packagesOf(project)).toEqual({
      '@mui/x-charts': ['7.29.1'],
      '@mui/x-date-pickers': ['6.20.2'],
    });
    expect(project).toMatchObject({ format: '9.0', isMonorepo: true });
    expect(project.packages.get('@mui/x-charts')?.ranges).toEqual(['^7.29.0']);
  });

  it('line ends of Windows and a byte order mark change nothing', () => {
    for (const text of [LOCKFILES.yarn1, LOCKFILES.pnpm9, PACKAGE_JSON.plain]) {
      const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
      expect(packagesOf(read(windows))).toEqual(packagesOf(read(text)));
    }
  });
});

describe('what cannot be read', () => {
  it.each([
    ['a comma too many', '{\n  "name": "a",\n}', { code: 'comma', line: 3, column: 1, found: '}' }],
    [
      'a comma missing',
      '{\n  "a": "b"\n  "c": 1 }',
      { code: 'comma', line: 3, column: 3, found: '"' },
    ],
    ['a comment', '{\n  // mine\n}', { code: 'comment', line: 2, column: 3, found: '/' }],
    ['single quotes', "{ 'a': 1 }", { code: 'quote', line: 1, column: 3, found: "'" }],
    ['typographic quotes', '{ “a”: 1 }', { code: 'quote', line: 1, column: 3, found: '“' }],
    ['half a file', '{ "dependencies": {', { code: 'unfinished', line: 1, column: 20 }],
    ['half a string', '{ "depend', { code: 'unfinished', line: 1, column: 10 }],
    [
      'a name without quotes',
      '{ name: 1 }',
      { code: 'unexpected', line: 1, column: 3, found: 'n' },
    ],
    [
      'a number that is not JSON',
      '{ "a": 01 }',
      { code: 'unexpected', line: 1, column: 8, found: '0' },
    ],
    ['text after the end', '{} {}', { code: 'unexpected', line: 1, column: 4, found: '{' }],
    ['the wrong bracket', '{ "a": [1 }', { code: 'unexpected', line: 1, column: 11, found: '}' }],
    ['a merge conflict', '{\n<<<<<<< HEAD\n}', { code: 'conflict', line: 2, column: 1 }],
    ['nothing', ' \n', { code: 'empty' }],
    ['an array', '[1]', { code: 'notProject' }],
    ['JSON of something else', '{"compilerOptions": {}}', { code: 'notProject' }],
    ['a lockfile without packages', '{"lockfileVersion": 3}', { code: 'noPackages' }],
    ['an empty lockfile of pnpm', "lockfileVersion: '9.0'\n", { code: 'noPackages' }],
    [
      'the lockfile of Bun',
      '{\n  "lockfileVersion": 1,\n  "workspaces": {"": {},},\n}',
      { code: 'bun' },
    ],
    ['a sentence', 'Here is my project', { code: 'unknown' }],
    ['HTML', '<script>alert(1)</script>', { code: 'unknown' }],
  ])('%s is named', (_, text, error) => {
    expect(readProject(text)).toEqual({ error });
  });

  it('a file that is too large is not parsed', () => {
    expect(readProject(' '.repeat(LARGEST_FILE + 1))).toEqual({ error: { code: 'tooLarge' } });
  });

  it('deep and long texts take no more time or stack than others', () => {
    const deep = `${'['.repeat(1_000_000)}x`;
    expect(readProject(deep)).toMatchObject({ error: { code: 'unexpected', column: 1_000_001 } });
    const nested = `lockfileVersion: 9\n${Array.from({ length: 3000 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')}`;
    expect(readProject(nested)).toEqual({ error: { code: 'noPackages' } });
    expect(readProject(`{ "a": "${'b'.repeat(2_000_000)}`)).toMatchObject({
      error: { code: 'unfinished' },
    });
  });
});
