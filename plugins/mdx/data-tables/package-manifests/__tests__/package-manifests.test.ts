import path from 'node:path';
import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { readManifest } from '../../../../../model/library-versions';
import { peersOf, remarkPackageManifests } from '../remark-package-manifests';

const SITE = path.resolve(__dirname, '../../../../..');

function tableOf(name: string, columns: number): Table {
  const cells = Array.from({ length: columns }, () => ({
    type: 'tableCell' as const,
    children: [],
  }));
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name,
        attributes: [],
        children: [{ type: 'table', children: [{ type: 'tableRow', children: cells }] }],
        position: { start: { line: 4, column: 1 }, end: { line: 6, column: 1 } },
      },
    ],
  };
  remarkPackageManifests({ siteDir: SITE })(root, new VFile({ path: '/site/docs/p/index.mdx' }));
  const [table] = root.children;
  if (table?.type !== 'table') throw new Error('There is no table');
  return table;
}

function rowsOf({ children: [, ...rows] }: Table): string[][] {
  return rows.map(({ children }) => children.map((cell) => toString(cell)));
}

it('lists the packages with what their manifests say', () => {
  const rows = rowsOf(tableOf('PackageTable', 5));
  const { version, engines } = readManifest('@mui/x-data-grid-pro', SITE);
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

it('lists every peer dependency of every package', () => {
  const rows = rowsOf(tableOf('PeerDependencies', 4));
  const { peerDependencies = {} } = readManifest('@mui/x-date-pickers', SITE);
  for (const [name, range] of Object.entries(peerDependencies)) {
    const row = rows.find(([peer, accepted]) => peer === name && accepted === range);
    expect(row?.[3]).toContain('x-date-pickers');
  }
  expect(rows.find(([name]) => name === 'dayjs')?.[2]).toBe('no');
  expect(rows.find(([name]) => name === 'react')?.[2]).toBe('yes');
});

it('names the line of a head that does not fit', () => {
  expect(() => tableOf('PackageTable', 3)).toThrow(
    '/site/docs/p/index.mdx:4: <PackageTable> holds the head of a table with 5 columns',
  );
});
