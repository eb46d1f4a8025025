import type { DocsVersion } from '../../docs-version';
import { compareAddress, exportAddress, migrationGuides } from '../addresses';
import { changesBetween, countChanges, reversedChanges, type KnownVersion } from '../changes';
import type { MemberList } from '../member-list';
import { listOf } from './lists';

function known(id: string, path: string, number: string, list: MemberList): KnownVersion {
  const version: DocsVersion = {
    id,
    docs: id,
    path,
    label: `Version ${id}`,
    status: 'maintained',
    banner: 'none',
    date: null,
    languages: ['en'],
    packages: null,
    families: { 'data-grid': { version: number, plans: [] } },
  };
  return { version, list };
}

const OLD = known('6.20', '6.20', '6.20.4', listOf({ a: { type: 'A' }, b: { default: '1' } }));
const NEW = known('7', '', '7.0.0', listOf({ a: { type: 'B' }, b: { default: '2' }, c: {} }));

const SOURCE = { minors: {}, hasPage: () => true };

const changes = changesBetween(OLD, NEW, SOURCE);

it('changes name both versions, their pages and the guide between them', () => {
  expect(changes.from).toEqual({
    id: '6.20',
    label: 'Version 6.20',
    path: '6.20',
    languages: ['en'],
  });
  const grid = changes.families['data-grid'];
  expect(grid?.versions).toEqual({ from: '6.20.4', to: '7.0.0' });
  expect(grid?.guides).toEqual(['/x/migration/migration-data-grid-v6/']);
  expect(grid?.exports[0]?.pages).toEqual({
    from: '/x/6.20/api/data-grid/data-grid/',
    to: '/x/api/data-grid/data-grid/',
  });
  expect(countChanges(grid?.exports ?? [])).toBe(3);
});

it('pages that a version lacks are not linked', () => {
  const without = changesBetween(OLD, NEW, {
    ...SOURCE,
    hasPage: ({ id }) => id === '7',
  }).families['data-grid'];
  expect(without?.exports[0]?.pages).toEqual({ to: '/x/api/data-grid/data-grid/' });
});

it('changes have the minors between the versions, and reversed ones have none', () => {
  const minors = { 'data-grid': { 'DataGrid prop c': { since: '7.0' } } };
  const dated = changesBetween(OLD, NEW, { ...SOURCE, minors });
  expect(dated.families['data-grid']?.exports[0]?.added).toEqual([
    { kind: 'prop', name: 'c', minor: '7.0' },
  ]);
  expect(JSON.stringify(reversedChanges(dated))).toBe(JSON.stringify(reversedChanges(changes)));
});

it('reversed changes lead back: what was added is removed, and values are exchanged', () => {
  const back = reversedChanges(changes);
  expect(back.from.id).toBe('7');
  const [grid] = back.families['data-grid']?.exports ?? [];
  expect(grid).toMatchObject({
    added: [],
    removed: [{ name: 'c' }],
    retyped: [{ name: 'a', from: 'B', to: 'A' }],
    redefaulted: [{ name: 'b', from: '2', to: '1' }],
    pages: { from: '/x/api/data-grid/data-grid/', to: '/x/6.20/api/data-grid/data-grid/' },
  });
});

it.each([
  ['component', 'DataGridPro', '/x/6.20/api/data-grid/data-grid-pro/'],
  ['interface', 'GridColDef', '/x/6.20/api/data-grid/grid-col-def/'],
  ['hook', 'useGridApiRef', '/x/6.20/api/data-grid/#useGridApiRef'],
  ['table', 'events', '/x/6.20/react-data-grid/events/'],
  ['table', 'selectors', '/x/6.20/react-data-grid/state/'],
] as const)('a %s has its page in each version: %s', (kind, name, address) => {
  expect(exportAddress('data-grid', { name, kind }, '6.20')).toBe(address);
});

it('finds the guides of all majors between two versions', () => {
  const guides = (family: string, from?: string, to?: string) =>
    migrationGuides(family, { from, to }, 'next', (address) => !address.includes('v4'));
  expect(guides('date-pickers', '4.0.0', '7.1.0')).toEqual([
    '/x/next/migration/migration-pickers-v5/',
    '/x/next/migration/migration-pickers-v6/',
  ]);
  expect(guides('charts', '7.0.0', '7.29.1')).toEqual([]);
  expect(guides('charts', undefined, '7.0.0')).toEqual([]);
});

it('the page of a comparison has the choice in its address', () => {
  expect(compareAddress({ from: '6.20', to: 'next', family: 'data-grid' })).toBe(
    '/x/compare/?from=6.20&to=next&family=data-grid',
  );
});
