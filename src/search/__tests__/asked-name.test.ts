import type { MemberEntry, SearchEntry } from '@site/model/search-index';
import { askedName, matchName } from '../asked-name';

const entry = (name: string, more: Partial<MemberEntry> = {}): MemberEntry => ({
  name,
  kind: 'prop',
  path: `/x/api/#${name}`,
  owner: 'DataGrid',
  ...more,
});

const page = (name: string, more: object = {}): SearchEntry => ({
  name,
  kind: 'page',
  pageKind: 'page',
  path: '/x/page/',
  language: 'en',
  ...more,
});

const REFERENCE = { pageKind: 'api' };
const SECTION = { kind: 'section', page: 'Styling' };

it.each<[string, SearchEntry, string | undefined]>([
  ['rows', entry('rows'), 'name'],
  ['row', entry('rows'), undefined],
  ['sort model', entry('sortModel'), 'words'],
  ['sort-model', entry('sortModel'), 'letters'],
  ['DataGrid.rows', entry('rows'), 'name'],
  ['DataGridPro.rows', entry('rows', { others: ['DataGridPro'] }), 'name'],
  ['BarChart.rows', entry('rows'), 'letters'],
  ['apiRef.current.setRows', entry('setRows', { kind: 'method', owner: 'GridApi' }), 'name'],
  ['slots.toolbar', entry('toolbar', { kind: 'slot' }), 'name'],
  ['slots.toolbar', entry('toolbar', { kind: 'class' }), undefined],
  ['toolbar', entry('toolbar', { kind: 'slot' }), 'name'],
  ['columnMenu', entry('columnMenu', { kind: 'slot' }), 'name'],
  ['MuiDataGrid-cell', entry('cell', { kind: 'class', type: 'MuiDataGrid-cell' }), 'name'],
  ['.Mui-selected', entry('selected', { kind: 'class', type: 'Mui-selected' }), 'name'],
  ['MuiDataGrid-cell', entry('cell'), undefined],
  ['DataGrid.pinnedRows--bottom', entry('pinnedRows--bottom', { kind: 'class' }), 'name'],
  // Every object has a constructor, which holds nothing here.
  ['constructor.rows', entry('rows'), 'letters'],
  ['Sorting', page('Sorting'), 'title'],
  ['sorting', page('Sortierung', { label: 'Sorting' }), 'title'],
  ['sort', page('Sorting'), undefined],
  ['GridColDef', page('GridColDef API', { ...REFERENCE, label: 'GridColDef' }), 'name'],
  ['gridcoldef', page('GridColDef API', { ...REFERENCE, label: 'GridColDef' }), 'letters'],
  ['TreeView', page('TreeView API', { ...REFERENCE, label: 'TreeView', deprecated: true }), 'name'],
  [
    'tree view',
    page('TreeView API', { ...REFERENCE, label: 'TreeView', deprecated: true }),
    undefined,
  ],
  ['bundle-size', page('Bundle size', { kind: 'section', page: 'Licensing' }), 'heading'],
  ['blue outline', page('Clicked cells', { ...SECTION, path: '/x/#blue-outline' }), 'heading'],
  ['outline', page('Clicked cells', { ...SECTION, path: '/x/#blue-outline' }), undefined],
])('%s matches %o by its %s', (query, of, match) =>
  expect(matchName(of, askedName(query))).toBe(match),
);
