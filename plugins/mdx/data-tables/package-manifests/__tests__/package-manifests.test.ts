import { readManifest } from '../../../library-versions/read-manifest';
import { fillTable, PACKAGES } from '../../__tests__/fill-table';
import { peersOf } from '../rows';

const rowsOf = (name: string, columns: number) =>
  fillTable(name, { head: Array.from({ length: columns }, () => '') });

it('lists the packages with values of their manifests', async () => {
  const rows = await rowsOf('PackageTable', 5);
  const { version, engines } = readManifest('@mui/x-data-grid-pro', PACKAGES);
  expect(rows).toContainEqual([
    '@mui/x-data-grid-pro',
    'Pro',
    'Commercial',
    version,
    engines?.node,
  ]);
  expect(rows.find(([name]) => name === '@mui/x-charts')?.slice(1, 3)).toEqual([
    'Community',
    'MIT',
  ]);
});

it('joins the packages that want the same', () => {
  const manifests: Record<string, ReturnType<typeof readManifest>> = {
    a: { version: '1.0.0', peerDependencies: { react: '^18', dayjs: '^1' } },
    b: {
      version: '1.0.0',
      peerDependencies: { react: '^18', dayjs: '^1' },
      peerDependenciesMeta: { dayjs: { optional: true } },
    },
  };
  const read = (name: string) => manifests[name] ?? { version: '' };
  expect(peersOf(read, ['a', 'b'])).toEqual([
    { name: 'react', range: '^18', optional: false, packages: ['a', 'b'] },
    { name: 'dayjs', range: '^1', optional: false, packages: ['a'] },
    { name: 'dayjs', range: '^1', optional: true, packages: ['b'] },
  ]);
});

it('lists every peer dependency of every package', async () => {
  const rows = await rowsOf('PeerDependencies', 4);
  const { peerDependencies = {} } = readManifest('@mui/x-date-pickers', PACKAGES);
  for (const [name, range] of Object.entries(peerDependencies)) {
    const row = rows.find(([peer, accepted]) => peer === name && accepted === range);
    expect(row?.[3]).toContain('x-date-pickers');
  }
  expect(rows.find(([name]) => name === 'dayjs')?.[2]).toBe('no');
  expect(rows.find(([name]) => name === 'react')?.[2]).toBe('yes');
});
