import type { LinkedChange } from '../../../model/member-history/changes';
import { countsOf, matchingChanges } from '../matching-changes';

function change(name: string, added: string[], removed: string[]): LinkedChange {
  const members = (names: string[]) => names.map((each) => ({ kind: 'prop' as const, name: each }));
  return {
    name,
    kind: 'component',
    status: 'changed',
    added: members(added),
    removed: members(removed),
    retyped: [],
    redefaulted: [],
    deprecated: [],
    pages: {},
  };
}

const EXPORTS = [
  change('DataGrid', ['rowBufferPx', 'density'], ['rowBuffer']),
  change('GridRow', ['offset'], []),
];

const names = (query: string) =>
  matchingChanges(EXPORTS, query).map(({ name, added, removed }) => [
    name,
    [...added, ...removed].map((member) => member.name),
  ]);

it('an empty query keeps everything', () => {
  expect(names('')).toEqual([
    ['DataGrid', ['rowBufferPx', 'density', 'rowBuffer']],
    ['GridRow', ['offset']],
  ]);
});

it('keeps members whose names match, in any case', () => {
  expect(names('BUFFER')).toEqual([['DataGrid', ['rowBufferPx', 'rowBuffer']]]);
});

it('an export that matches keeps all its members', () => {
  expect(names('gridrow')).toEqual([['GridRow', ['offset']]]);
});

it('export and member can be in one query', () => {
  expect(names('datagrid density')).toEqual([['DataGrid', ['density']]]);
});

it('counts what is shown', () => {
  expect(countsOf(matchingChanges(EXPORTS, 'buffer'))).toMatchObject({ added: 1, removed: 1 });
});
