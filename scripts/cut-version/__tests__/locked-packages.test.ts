import { pinPackages } from '../locked-packages.mjs';

const LOCKFILE = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/@mui/x-charts': {
      version: '7.0.0',
      dependencies: { d3: '^7.0.0', clsx: '^2.1.0' },
      peerDependencies: { react: '^18.0.0' },
    },
    'node_modules/@mui/x-charts/node_modules/d3': { version: '7.9.0', peer: true },
    'node_modules/clsx': { version: '2.1.1', dev: true },
    'node_modules/d3': { version: '6.0.0' },
    'node_modules/date-fns-v2': {
      name: 'date-fns',
      version: '2.30.0',
      optionalDependencies: { 'not-there': '1.0.0' },
    },
    'node_modules/react': { version: '18.3.1' },
  },
};

const pin = (...names: string[]) => pinPackages({ id: '7.0', names, lockfile: LOCKFILE });

it('asks for exact versions, under the names that the site uses', () => {
  const { manifest, lockfile } = pin('date-fns-v2', '@mui/x-charts');
  const dependencies = { '@mui/x-charts': '7.0.0', 'date-fns-v2': 'npm:date-fns@2.30.0' };
  expect(manifest).toMatchObject({ name: 'packages-of-7.0', private: true, dependencies });
  expect(lockfile.packages['']).toEqual({ name: 'packages-of-7.0', dependencies });
});

it('locks what the packages depend on as the site has it, and no peers', () => {
  const { packages } = pin('@mui/x-charts').lockfile;
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/@mui/x-charts',
    'node_modules/@mui/x-charts/node_modules/d3',
    'node_modules/clsx',
  ]);
  expect(packages['node_modules/clsx']).toEqual({ version: '2.1.1' });
});

it('names a package that the lockfile lacks', () => {
  expect(() => pin('luxon')).toThrow('package-lock.json lacks luxon');
});
