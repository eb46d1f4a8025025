import { compareFamily } from '../compare';
import type { MemberFacts } from '../member-list';
import { listOf } from './lists';

/** The changes of the only component of two lists; undefined if nothing changed. */
function changes(from: Record<string, MemberFacts>, to: Record<string, MemberFacts>) {
  return compareFamily(listOf(from), listOf(to), 'data-grid')[0];
}

it('lists are compared with themselves without a change', () => {
  const props = { rows: { type: 'R[]', default: '[]' }, columns: { type: 'C[]' } };
  expect(compareFamily(listOf(props), listOf(props), 'data-grid')).toEqual([]);
});

it('names what was added, removed, retyped, given another default, and deprecated', () => {
  const found = changes(
    {
      rowBuffer: { type: 'number', default: '3' },
      density: { type: "'compact' | 'standard'" },
      pageSize: { type: 'number', default: '100' },
      rowsMeta: { type: 'object' },
    },
    {
      density: { type: "'compact' | 'standard' | 'comfortable'" },
      pageSize: { type: 'number', default: '25' },
      rowsMeta: { type: 'object', deprecated: 'Not needed.' },
      rowBufferPx: { type: 'number', default: '150' },
    },
  );
  expect(found).toMatchObject({
    name: 'DataGrid',
    status: 'changed',
    added: [{ kind: 'prop', name: 'rowBufferPx', default: '150' }],
    removed: [{ kind: 'prop', name: 'rowBuffer', default: '3' }],
    retyped: [{ name: 'density', from: "'compact' | 'standard'" }],
    redefaulted: [{ name: 'pageSize', from: '100', to: '25' }],
    deprecated: [{ name: 'rowsMeta', deprecated: 'Not needed.' }],
  });
  expect(found?.removed[0]?.replacement).toBeUndefined();
});

it('a whole export is added or removed with its members', () => {
  const empty = { 'data-grid': {} };
  const list = listOf({ rows: { type: 'R[]' } });
  expect(compareFamily(empty, list, 'data-grid')).toMatchObject([
    { name: 'DataGrid', status: 'added', added: [{ name: 'rows' }] },
  ]);
  expect(compareFamily(list, empty, 'data-grid')).toMatchObject([
    { name: 'DataGrid', status: 'removed', removed: [{ name: 'rows' }] },
  ]);
  expect(compareFamily({}, list, 'data-grid')).toHaveLength(1);
});

it('names the replacement that a deprecation names, and the stable name of an unstable member', () => {
  const found = changes(
    {
      components: { deprecated: 'Use the `slots` prop instead.' },
      unstable_headerFilters: { type: 'boolean' },
      old: { deprecated: 'Use `missing` instead.' },
    },
    { slots: {}, headerFilters: { type: 'boolean' } },
  );
  expect(found?.removed.map(({ name, replacement }) => [name, replacement])).toEqual([
    ['components', 'slots'],
    ['unstable_headerFilters', 'headerFilters'],
    ['old', undefined],
  ]);
});

it.each([
  ['order of a union', { type: "'a' | 'b'" }, { type: "'b' | 'a'" }],
  ['a type that one version does not show', {}, { type: 'string' }],
  ['a type that the reference shortens', { type: 'A<B & …' }, { type: 'A<C & …' }],
  ['an alias with arguments', { type: 'Partial<A<string, {}>>' }, { type: 'B<string>' }],
  ['a definition in place of a name', { type: 'A', shape: '{ x: 1; }' }, { type: '{ x: 1 }' }],
  ['a default that one version does not document', {}, { default: 'false' }],
  ['quotes of a default', { default: '"a"' }, { default: "'a'" }],
  ['a note behind a default', { default: 'false' }, { default: 'false (true with rows)' }],
])('%s is not a change', (_, from, to) => {
  expect(changes({ x: from }, { x: to })).toBeUndefined();
});

it('a type that only has another name is not a change, wherever it is used', () => {
  const shape = '{ left?: string[]; }';
  const found = changes(
    { pinned: { type: 'Pinned', shape }, onPin: { type: '(p: Pinned) => void' } },
    {
      pinned: { type: 'PinnedFields', shape },
      onPin: { type: '(p: PinnedFields) => void' },
      other: { type: 'Pinned', shape: '{ left: number; }' },
    },
  );
  expect(found?.retyped).toEqual([]);
});

it('slots and classes are compared one by one, not as the types of their props', () => {
  const slot = (type: string) =>
    listOf({ slots: { type: `Grid${type}` } }, { slot: { toolbar: { type } } });
  const [found] = compareFamily(slot('Old'), slot('New'), 'data-grid');
  expect(found?.retyped).toEqual([{ kind: 'slot', name: 'toolbar', from: 'Old', to: 'New' }]);
});

it('a field that becomes a method is retyped, not removed and added', () => {
  const api = (kind: 'field' | 'method', type: string) => ({
    'data-grid': { GridApi: { kind: 'interface' as const, members: { [kind]: { x: { type } } } } },
  });
  const [found] = compareFamily(api('field', 'A'), api('method', '() => A'), 'data-grid');
  expect(found).toMatchObject({ added: [], removed: [], retyped: [{ kind: 'method', name: 'x' }] });
});
