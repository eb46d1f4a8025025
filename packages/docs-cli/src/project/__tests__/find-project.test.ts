import path from 'node:path';
import { makeProject, removeProjects } from '../../__tests__/temporary-project';
import { findProject } from '../find-project';
import { LOCKFILES } from '../../../../../model/project-files/__tests__/shapes/lockfiles';

afterAll(removeProjects);

const GRID = '@mui/x-data-grid';
const asks = (range: string, name = GRID) => ({
  dependencies: { [name]: range, react: '^18.2.0' },
});

/** Name, version and source of each package. */
function found(files: Record<string, unknown>, folder = '') {
  const project = findProject(path.join(makeProject(files), folder));
  return {
    manager: project.packageManager,
    packages: project.packages.map(({ name, version, source, workspace }) =>
      [name, version, source, ...(workspace ? [workspace] : [])].join(' '),
    ),
    problems: project.problems,
  };
}

describe('npm', () => {
  it.each([2, 3])('reads version %i of the lockfile', (lockfileVersion) => {
    const lock = {
      lockfileVersion,
      packages: { '': {}, [`node_modules/${GRID}`]: { version: '7.5.1' } },
    };
    expect(found({ 'package.json': asks('^7.0.0'), 'package-lock.json': lock })).toEqual({
      manager: 'npm',
      packages: [`${GRID} 7.5.1 lockfile`],
      problems: [],
    });
  });

  it('reads version 1, with an alias', () => {
    const lock = {
      lockfileVersion: 1,
      dependencies: {
        [GRID]: { version: '7.0.0' },
        grid6: { version: 'npm:@mui/x-data-grid@6.20.0' },
      },
    };
    const manifest = { dependencies: { [GRID]: '7.0.0', grid6: 'npm:@mui/x-data-grid@6.20.0' } };
    expect(found({ 'package.json': manifest, 'package-lock.json': lock }).packages).toEqual([
      `${GRID} 7.0.0 lockfile`,
      `${GRID} 6.20.0 lockfile`,
    ]);
  });

  it('prefers the version in the folder of a workspace to the shared one', () => {
    const files = {
      'package.json': { workspaces: ['apps/*'] },
      'apps/old/package.json': asks('^6.0.0'),
      'apps/web/package.json': asks('^7.0.0'),
      'package-lock.json': {
        packages: {
          [`node_modules/${GRID}`]: { version: '7.29.0' },
          [`apps/old/node_modules/${GRID}`]: { version: '6.20.4' },
        },
      },
    };
    expect(found(files, 'apps/old').packages).toEqual([`${GRID} 6.20.4 lockfile apps/old`]);
    expect(found(files, 'apps/web').packages).toEqual([`${GRID} 7.29.0 lockfile apps/web`]);
    expect(found(files).packages).toEqual([
      `${GRID} 6.20.4 lockfile apps/old`,
      `${GRID} 7.29.0 lockfile apps/web`,
    ]);
  });
});

describe('Yarn', () => {
  it('reads a lockfile of Yarn 1', () => {
    const dependencies = {
      '@mui/x-date-pickers': '^6.18.0',
      charts: 'npm:@mui/x-charts@^6.0.0',
    };
    expect(found({ 'package.json': { dependencies }, 'yarn.lock': LOCKFILES.yarn1 })).toEqual({
      manager: 'yarn',
      packages: ['@mui/x-date-pickers 6.20.2 lockfile', '@mui/x-charts 6.19.8 lockfile'],
      problems: [],
    });
  });

  it('reads a lockfile of Berry, from the folder of a workspace', () => {
    const files = {
      'package.json': { workspaces: { packages: ['packages/**'] } },
      'packages/a/package.json': asks('^7.1.0', '@mui/x-tree-view'),
      'packages/b/src/index.ts': '',
      'yarn.lock': LOCKFILES.berry,
    };
    const packages = ['@mui/x-tree-view 7.1.0 lockfile packages/a'];
    expect(found(files, 'packages/a').packages).toEqual(packages);
    expect(found(files).packages).toEqual(packages);
  });

  it('finds what other packages bring when the project asks for none', () => {
    const manifest = { dependencies: { ui: '1.0.0' } };
    const { packages } = found({ 'package.json': manifest, 'yarn.lock': LOCKFILES.berry });
    expect(packages).toEqual(['@mui/x-tree-view 7.1.0 lockfile']);
  });
});

describe('pnpm', () => {
  it.each([
    ['5', LOCKFILES.pnpm5, asks('^6.0.0')],
    ['6', LOCKFILES.pnpm6, asks('npm:@mui/x-data-grid@^6.0.0', 'grid6')],
  ])('reads version %s of the lockfile', (_, lock, manifest) => {
    expect(found({ 'package.json': manifest, 'pnpm-lock.yaml': lock })).toEqual({
      manager: 'pnpm',
      packages: [`${GRID} 6.20.4 lockfile`],
      problems: [],
    });
  });

  it('reads version 9 with workspaces and a catalog', () => {
    const files = {
      'package.json': {},
      'pnpm-workspace.yaml': "packages:\n- 'apps/*'\n- packages/*  # ours\n",
      'apps/web/package.json': asks('catalog:', '@mui/x-charts'),
      'packages/ui/package.json': asks('^6.20.0', '@mui/x-date-pickers'),
      'pnpm-lock.yaml': LOCKFILES.pnpm9,
    };
    const web = '@mui/x-charts 7.29.1 lockfile apps/web';
    expect(found(files, 'apps/web').packages).toEqual([web]);
    expect(found(files).packages).toEqual([web, '@mui/x-date-pickers 6.20.2 lockfile packages/ui']);
  });

  it('takes the range of a catalog when nothing is installed', () => {
    const files = {
      'package.json': asks('catalog:x'),
      'pnpm-workspace.yaml': "catalogs:\n  x:\n    '@mui/x-data-grid': ^7.20.0\n",
    };
    expect(found(files).packages).toEqual([`${GRID} 7.20.0 package.json`]);
  });
});

describe('without a lockfile', () => {
  it('reads what is installed, in a folder above too', () => {
    const files = {
      'package.json': {},
      'apps/web/package.json': asks('^7.0.0'),
      [`node_modules/${GRID}/package.json`]: { version: '7.11.0' },
    };
    expect(found(files, 'apps/web').packages).toEqual([`${GRID} 7.11.0 node_modules`]);
  });

  it.each([
    ['^7.3.0', '7.3.0'],
    ['~6.18.2', '6.18.2'],
    ['>=6.20 <8', '6.20.0'],
    ['7.x', '7.0.0'],
    ['6.x || 7.x', '7.0.0'],
    ['7.0.0-beta.1', '7.0.0-beta.1'],
    ['workspace:^7.2.0', '7.2.0'],
  ])('takes the lowest version of the range %s', (range, version) => {
    expect(found({ 'package.json': asks(range) }).packages).toEqual([
      `${GRID} ${version} package.json`,
    ]);
  });

  it('takes the version by which the project replaces another', () => {
    const manifest = { ...asks('^6.0.0'), resolutions: { [GRID]: '6.20.5' } };
    expect(found({ 'package.json': manifest }).packages).toEqual([`${GRID} 6.20.5 package.json`]);
  });

  it('says which range does not name a version', () => {
    expect(found({ 'package.json': asks('latest') })).toEqual({
      manager: undefined,
      packages: [],
      problems: [`${GRID}: no version is installed, and "latest" does not name one`],
    });
  });
});

describe('broken projects', () => {
  it('uses other sources when the lockfile cannot be read', () => {
    const { packages, problems } = found({
      'package.json': asks('^7.0.0'),
      'package-lock.json': '{ <<<<<<< HEAD',
    });
    expect(packages).toEqual([`${GRID} 7.0.0 package.json`]);
    expect(problems).toEqual([expect.stringMatching(/^package-lock\.json: .*JSON/)]);
  });

  it('says that package.json cannot be read', () => {
    const { packages, problems } = found({ 'package.json': '{' });
    expect(packages).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^package\.json: /)]);
  });

  it('finds nothing in a folder without a package.json', () => {
    expect(found({ 'README.md': '' })).toEqual({ manager: undefined, packages: [], problems: [] });
  });

  it('takes names of prototypes as names', () => {
    const manifest = '{"dependencies":{"__proto__":"1.0.0","constructor":"1.0.0"}}';
    const lock = 'importers:\n  __proto__:\n    dependencies:\n      constructor: 1.0.0\n';
    expect(found({ 'package.json': manifest, 'pnpm-lock.yaml': lock }).packages).toEqual([]);
    expect(({} as Record<string, unknown>).dependencies).toBeUndefined();
  });
});
