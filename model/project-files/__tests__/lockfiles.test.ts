import { isObject } from '../json-values';
import type { Lockfile } from '../lockfile';
import { readNpmLockfile } from '../npm-lockfile';
import { readPnpmLockfile, readPnpmWorkspace } from '../pnpm-lockfile';
import { readYarnLockfile } from '../yarn-lockfile';
import { LOCKFILES } from './shapes/lockfiles';

const GRID = '@mui/x-data-grid';

function npm(text: string): Lockfile {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error('The text is not an object');
  return readNpmLockfile(value);
}

/** Name and version of each package, in order. */
function packagesOf({ packages }: Lockfile): string[] {
  return packages.map(({ name, version }) => `${name} ${version}`).sort();
}

describe('the version that a project gets', () => {
  it.each([
    ['npm 1', npm(LOCKFILES.npm1), '', GRID, '^6.0.0', '6.20.4'],
    ['an alias of npm 1', npm(LOCKFILES.npm1), '', 'old', 'npm:@mui/x-charts@6', '6.19.8'],
    ['a package of another one', npm(LOCKFILES.npm1), '', 'requires', '*', undefined],
    ['npm 3', npm(LOCKFILES.npm3), '', GRID, '^7.0.0', '7.29.13'],
    ['a workspace that shares it', npm(LOCKFILES.npm3), 'apps/web', GRID, '^7.0.0', '7.29.13'],
    ['a workspace of its own', npm(LOCKFILES.npm3), 'apps/web', 'grid6', 'npm:x', '6.20.5'],
    ['Yarn 1', readYarnLockfile(LOCKFILES.yarn1), '', '@mui/x-date-pickers', '^6.18.0', '6.20.2'],
    ['no package of Yarn 1', readYarnLockfile(LOCKFILES.yarn1), '', GRID, '^6.0.0', undefined],
    ['Berry', readYarnLockfile(LOCKFILES.berry), '', '@mui/x-tree-view', '^7.0.0', '7.1.0'],
    ['a long key', readYarnLockfile(LOCKFILES.berry), '', '@mui/material', '^5.0.0', '5.16.7'],
    [
      'a catalog of Berry',
      readYarnLockfile(LOCKFILES.berry),
      '',
      '@mui/material',
      'catalog:',
      '5.16.7',
    ],
    ['pnpm 5', readPnpmLockfile(LOCKFILES.pnpm5), '', GRID, '^6.0.0', '6.20.4'],
    ['an alias of pnpm 6', readPnpmLockfile(LOCKFILES.pnpm6), '', 'grid6', 'npm:x', '6.20.4'],
    [
      'pnpm 9',
      readPnpmLockfile(LOCKFILES.pnpm9),
      'apps/web',
      '@mui/x-charts',
      'catalog:',
      '7.29.1',
    ],
    ['its root', readPnpmLockfile(LOCKFILES.pnpm9), '', '@mui/x-charts', 'catalog:', undefined],
    [
      'a folder',
      readPnpmLockfile(LOCKFILES.pnpm9),
      'apps/web',
      'ui',
      'workspace:*',
      'link:../../packages/ui',
    ],
  ])('%s', (_, lockfile, folder, name, specifier, version) => {
    expect(lockfile.versionOf(folder, name, specifier)).toBe(version);
  });
});

it.each([
  ['an alias of version 5', '/@mui/x-data-grid/6.20.4_react@18.2.0'],
  ['an alias of version 9', "'@mui/x-data-grid@6.20.4(react@18.3.1)'"],
  ['peers in peers', '6.20.4(@emotion/react@11.14.0(react@18.3.1))(react@18.3.1)'],
])('pnpm: %s', (_, version) => {
  const lockfile = readPnpmLockfile(`dependencies:\n  grid6:\n    version: ${version}\n`);
  expect(lockfile.versionOf('', 'grid6', '^6.0.0')).toBe('6.20.4');
});

it('Berry: an alias counts as its package, and several versions are told apart', () => {
  const lockfile = readYarnLockfile(`__metadata:
  version: 8

"grid6@npm:@mui/x-data-grid@^6.0.0":
  version: 6.20.4
  resolution: "@mui/x-data-grid@npm:6.20.4"

"@mui/x-data-grid@npm:^7.0.0":
  version: 7.29.0
  resolution: "@mui/x-data-grid@npm:7.29.0"
`);
  expect(packagesOf(lockfile)).toEqual([`${GRID} 6.20.4`, `${GRID} 7.29.0`]);
  expect(lockfile.versionOf('', 'grid6', 'npm:@mui/x-data-grid@^6.0.0')).toBe('6.20.4');
  expect(lockfile.versionOf('', GRID, '^7.0.0')).toBe('7.29.0');
  expect(lockfile.versionOf('', GRID, 'catalog:')).toBeUndefined();
});

it('projects have what they ask for', () => {
  const { projects, catalogs } = readPnpmLockfile(LOCKFILES.pnpm9);
  expect([...projects.keys()]).toEqual(['', 'apps/web', 'packages/ui']);
  expect(projects.get('apps/web')?.get('@mui/x-charts')).toBe('catalog:');
  expect(catalogs.get('default')?.get('@mui/x-charts')).toBe('^7.29.0');
  expect([...npm(LOCKFILES.npm3).projects.keys()]).toEqual(['', 'apps/web']);
  expect([...readYarnLockfile(LOCKFILES.berry).projects.keys()]).toEqual(['']);
});

it.each([
  "packages:\n- 'apps/*'\n- packages/ui # ours\n",
  'packages:\n  - "apps/*"\n\n  # ours\n  - packages/ui\n',
  "packages: ['apps/*', packages/ui]\n",
])('a pnpm-workspace.yaml lists workspaces (%#)', (text) => {
  const file = readPnpmWorkspace(
    `${text}catalog:\n  react: ^18.2.0 # not 19\ncatalogs:\n  old:\n    react: ^17.0.0\n`,
  );
  expect(file.workspaces).toEqual(['apps/*', 'packages/ui']);
  expect(file.catalogs.get('default')?.get('react')).toBe('^18.2.0');
  expect(file.catalogs.get('old')?.get('react')).toBe('^17.0.0');
});
