import path from 'node:path';
import type { ProjectPackages } from '@site/model/demo-code';
import { createProject, installPackage } from '../../../files/__tests__/install-package';
import { packagesDirOf } from '../../../files/packages-dir';
import { collectPackages } from '../collect-packages';

let folder: string;

beforeEach(() => {
  folder = createProject();
});

function install(at: string, manifest: object, files?: Record<string, string>): void {
  installPackage(folder, at, manifest, files);
}

function collect(...requests: string[]): ProjectPackages {
  return collectFrom(folder, requests);
}

/** Collects packages of a demo in `folder` from a project. */
function collectFrom(project: string, requests: readonly string[]): ProjectPackages {
  const from = path.join(folder, 'docs', 'grid', 'Orders.tsx');
  const imports = requests.map((request) => ({ request, from }));
  return collectPackages(imports, packagesDirOf(project));
}

it('names the packages that are imported, by whatever path, at the versions installed', () => {
  install('plain', { name: 'plain', version: '1.2.3' });
  install('@scope/parts', { name: '@scope/parts', version: '4.5.6' }, { 'a/b.js': '' });
  expect(collect('plain', '@scope/parts/a/b', 'node:path', 'fs').dependencies).toEqual({
    '@scope/parts': '4.5.6',
    plain: '1.2.3',
  });
});

it('adds peers and the peers of peers, and leaves dependencies to npm', () => {
  install('grid', {
    name: 'grid',
    version: '7.0.0',
    dependencies: { inner: '^1.0.0' },
    peerDependencies: { material: '^5.0.0' },
  });
  install('inner', { name: 'inner', version: '1.0.0' });
  install('material', { name: 'material', version: '5.18.0', peerDependencies: { react: '^18' } });
  install('react', { name: 'react', version: '18.3.1' });
  expect(collect('grid').dependencies).toEqual({
    grid: '7.0.0',
    material: '5.18.0',
    react: '18.3.1',
  });
});

describe('an optional peer', () => {
  beforeEach(() => {
    install(
      'pickers',
      {
        name: 'pickers',
        version: '7.0.0',
        dependencies: { engine: '^1.0.0' },
        peerDependencies: { dayjs: '^1.10.0', luxon: '^3.0.0' },
        peerDependenciesMeta: { dayjs: { optional: true }, luxon: { optional: true } },
      },
      {
        'index.js': "require('./calendar'); require('engine');",
        'calendar.js': '',
        'AdapterDayjs/package.json': JSON.stringify({ main: '../node/AdapterDayjs.js' }),
        'node/AdapterDayjs.js': "const dayjs = require('dayjs/plugin/weekOfYear');",
      },
    );
    install('dayjs', { name: 'dayjs', version: '1.11.0' }, { 'plugin/weekOfYear.js': '' });
    install('luxon', { name: 'luxon', version: '3.4.0' });
    install(
      'engine',
      {
        name: 'engine',
        version: '1.0.0',
        peerDependencies: { styled: '^11.0.0' },
        peerDependenciesMeta: { styled: { optional: true } },
      },
      { 'index.js': "import './styles.js';", 'styles.js': "export * from 'styled';" },
    );
    install('styled', { name: 'styled', version: '11.14.1' });
  });

  it('is added where a file that is loaded imports it', () => {
    expect(collect('pickers/AdapterDayjs').dependencies).toEqual({
      dayjs: '1.11.0',
      pickers: '7.0.0',
    });
  });

  it('is added where a dependency of a dependency imports it', () => {
    expect(collect('pickers').dependencies).toEqual({ pickers: '7.0.0', styled: '11.14.1' });
  });
});

it('writes an alias as npm does', () => {
  install('date-fns-2', { name: 'date-fns', version: '2.30.0' });
  expect(collect('date-fns-2/add').dependencies).toEqual({ 'date-fns-2': 'npm:date-fns@2.30.0' });
});

it('takes packages from the folder that is given, and peers that it lacks from above', () => {
  const react = { peerDependencies: { react: '>=17' } };
  install('grid', { version: '7.0.0', ...react });
  install('react', { version: '18.3.1' });
  const old = path.join(folder, 'versions', '6.20', 'packages');
  installPackage(old, 'grid', { version: '6.20.5', ...react });
  expect(collectFrom(old, ['grid']).dependencies).toEqual({ grid: '6.20.5', react: '18.3.1' });
  expect(collect('grid').dependencies).toEqual({ grid: '7.0.0', react: '18.3.1' });
});

it('adds types for packages that have none, where they are installed', () => {
  install('react', { name: 'react', version: '18.3.1' });
  install('@types/react', { name: '@types/react', version: '18.3.31' });
  install('@scope/old', { name: '@scope/old', version: '1.0.0' });
  install('@types/scope__old', { name: '@types/scope__old', version: '1.0.1' });
  install('typed', { name: 'typed', version: '2.0.0', types: './index.d.ts' });
  install('@types/typed', { name: '@types/typed', version: '1.0.0' });
  install('beside', { name: 'beside', version: '3.0.0' }, { 'index.d.ts': '' });
  install('untyped', { name: 'untyped', version: '4.0.0' });
  expect(collect('react', '@scope/old', 'typed', 'beside', 'untyped').types).toEqual({
    '@types/react': '18.3.31',
    '@types/scope__old': '1.0.1',
  });
});

it('stops for a package that is not installed, and says who imports it', () => {
  expect(() => collect('missing/part')).toThrow(
    `${path.join(folder, 'docs', 'grid', 'Orders.tsx')}: the package "missing" is not installed`,
  );
});
