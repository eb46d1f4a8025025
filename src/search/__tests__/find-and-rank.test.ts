import { KEYS_FILE } from '@site/model/search';
import type { SearchEntry } from '@site/model/search-index';
import { makeShards } from '@site/plugins/outputs/search/shards';
import { asTyped, findEntries } from '../find-entries';
import { createNameList } from '../name-list';
import { nearestWords } from '../nearest-words';
import { rank } from '../rank';
import { scoreEntries } from '../score-entries';
import type { TextPage } from '../text';
import { isPage, type SearchResult } from '../types';

const page = (name: string, path: string, family = 'dataGrid'): SearchEntry => ({
  name,
  kind: 'page',
  pageKind: 'page',
  path,
  language: 'en',
  family,
});

const ENTRIES: SearchEntry[] = [
  page('Column visibility', '/x/react-data-grid/column-visibility/'),
  page('Aggregation', '/x/react-data-grid/aggregation/'),
  page('Row spanning', '/x/react-data-grid/row-spanning/'),
  page('Items', '/x/react-tree-view/items/', 'treeView'),
  {
    name: 'Filter the items',
    kind: 'section',
    pageKind: 'page',
    path: '/x/react-tree-view/items/#filter',
    language: 'en',
    family: 'treeView',
    page: 'Items',
  },
  {
    name: 'columnVisibilityModel',
    kind: 'prop',
    family: 'dataGrid',
    path: '/x/api/data-grid/data-grid/#data-grid-prop-columnVisibilityModel',
    owner: 'DataGrid',
    type: 'GridColumnVisibilityModel',
    others: ['DataGridPro'],
  },
  {
    name: 'sx',
    kind: 'prop',
    family: 'dataGrid',
    path: '/x/api/data-grid/data-grid/#data-grid-prop-sx',
    owner: 'DataGrid',
  },
  {
    name: 'sx',
    kind: 'prop',
    family: 'charts',
    path: '/x/api/charts/bar-chart/#bar-chart-prop-sx',
    owner: 'BarChart',
  },
  {
    name: 'GridColDef API',
    label: 'GridColDef',
    kind: 'page',
    pageKind: 'api',
    path: '/x/api/data-grid/grid-col-def/',
    language: 'en',
    family: 'dataGrid',
  },
  {
    name: 'valueGetter',
    kind: 'method',
    family: 'dataGrid',
    path: '/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter',
    owner: 'GridColDef',
    others: ['GridActionsColDef'],
  },
  {
    name: 'root',
    kind: 'class',
    family: 'dataGrid',
    path: '/x/api/data-grid/data-grid/#data-grid-class-root',
    owner: 'DataGrid',
    type: 'MuiDataGrid-root',
  },
  {
    name: 'toolbar',
    kind: 'slot',
    family: 'dataGrid',
    path: '/x/api/data-grid/data-grid/#data-grid-slot-toolbar',
    owner: 'DataGrid',
  },
  {
    name: 'setRows',
    kind: 'method',
    family: 'dataGrid',
    path: '/x/api/data-grid/grid-api/#grid-api-prop-setRows',
    owner: 'GridApi',
  },
  {
    name: 'Set the current rows',
    kind: 'section',
    pageKind: 'page',
    path: '/x/react-data-grid/row-updates/#set',
    language: 'en',
    family: 'dataGrid',
    page: 'Row updates',
  },
];

const shards = makeShards(ENTRIES);
const read: string[] = [];

const list = createNameList(async (file) => {
  read.push(file);
  const [folder, name] = file.replace('.json', '').split('/');
  const kind = folder === 'names' ? shards.names : shards.ends;
  const shard = name === KEYS_FILE ? [...kind.keys()] : kind.get(name ?? '');
  if (!shard) throw new Error(`There is no ${file}`);
  return shard;
});

async function search(
  query: string,
  { text = [], family }: { text?: TextPage[]; family?: string } = {},
): Promise<SearchResult[]> {
  const { asked, tokens, entries } = await findEntries(list, query);
  const scored = scoreEntries(entries, tokens, asked);
  return rank(scored, text, { language: 'en', family }, (path) => path);
}

const textPage = (href: string, score: number, coverage = score): TextPage => ({
  href,
  title: href,
  score,
  coverage,
  kind: 'page',
  language: 'en',
  excerpt: '',
  typed: [],
  sections: [
    { href: `${href}#part`, title: 'Part', excerpt: 'a <mark>part</mark>', score: 1, coverage },
  ],
});

it.each([
  'columnVisibilityModel',
  'columnvisibilitymodel',
  'visibility model',
  'model visibility',
  'column visib model',
  'colunm visibility model',
])('%s leads to the prop, with its type', async (query) => {
  const results = await search(query);
  const member = results.find((result) => !isPage(result));
  expect(member).toMatchObject({
    title: 'columnVisibilityModel',
    type: 'GridColumnVisibilityModel',
    others: [
      {
        owner: 'DataGridPro',
        href: '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-columnVisibilityModel',
      },
    ],
  });
});

it.each([
  ['columnVisibilityModel', 'columnVisibilityModel'],
  ['column visib', 'Column visibility'],
  ['agregation', 'Aggregation'],
  ['gagregation', 'Aggregation'],
  ['rowspan', 'Row spanning'],
  ['filter tree view', 'Items'],
])('%s finds %s first', async (query, title) =>
  expect((await search(query))[0]?.title).toBe(title),
);

it.each([
  ['GridColDef', '/x/api/data-grid/grid-col-def/'],
  ['valueGetter', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter'],
  ['valueGeter', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter'],
  ['GridColDef.valueGetter', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter'],
  ['GridColDef.valueGeter', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter'],
  [
    'GridActionsColDef.valueGetter',
    '/x/api/data-grid/grid-actions-col-def/#grid-actions-col-def-prop-valueGetter',
  ],
  ['apiRef.curent.setRows', '/x/api/data-grid/grid-api/#grid-api-prop-setRows'],
  ['.MuiDataGrid-root', '/x/api/data-grid/data-grid/#data-grid-class-root'],
  ['slotProps.toolbar', '/x/api/data-grid/data-grid/#data-grid-slot-toolbar'],
  ['column visibility', '/x/react-data-grid/column-visibility/'],
  ['columnvisibility', '/x/react-data-grid/column-visibility/'],
  ['column-visibility', '/x/react-data-grid/column-visibility/'],
])('%s leads to %s before all that mentions it', async (query, href) => {
  const text = ['/x/other/', '/x/another/'].map((each) => textPage(each, 1));
  expect((await search(query, { text }))[0]?.href).toBe(href);
});

it('puts migration guides behind pages that answer as well', async () => {
  const guide: TextPage = { ...textPage('/x/migration/', 1), kind: 'migration' };
  const results = await search('something', { text: [guide, textPage('/x/other/', 0.9)] });
  expect(results.map(({ href }) => href)).toEqual(['/x/other/', '/x/migration/']);
  const wanted = await search('migrate', { text: [guide, textPage('/x/other/', 0.9)] });
  expect(wanted.map(({ href }) => href)).toEqual(['/x/migration/', '/x/other/']);
});

it('shows sections below their page', async () => {
  const [first] = await search('filter tree view');
  expect(first && isPage(first) && first.sections.map(({ href }) => href)).toEqual([
    '/x/react-tree-view/items/#filter',
  ]);
  expect(first).toMatchObject({ isAboutSection: true });
  expect((await search('aggregation'))[0]).toMatchObject({ isAboutSection: false });
});

it('shows the section first that answers better than its page', async () => {
  const text = [textPage('/x/react-tree-view/items/', 1)];
  const [first] = await search('filter tree view', { text });
  expect(first && isPage(first) && first.sections.map(({ href }) => href)).toEqual([
    '/x/react-tree-view/items/#filter',
    '/x/react-tree-view/items/#part',
  ]);
});

it('puts the family first in which the reader is', async () => {
  const owners = async (family?: string) =>
    (await search('sx', { family })).map((result) => ('owner' in result ? result.owner : ''));
  expect(await owners('dataGrid')).toEqual(['DataGrid', 'BarChart']);
  expect(await owners('charts')).toEqual(['BarChart', 'DataGrid']);
});

it('adds what the text says to what the names say', async () => {
  const known = '/x/react-data-grid/column-visibility/';
  const results = await search('column visibility', {
    text: [textPage('/x/other/', 1, 0.2), textPage(known, 0.6)],
  });
  const pages = results.filter(isPage);
  expect(pages.map(({ href }) => href)).toEqual([known, '/x/other/']);
  expect(pages[0]?.sections[0]?.excerpt).toBe('a <mark>part</mark>');
});

it('reads little of the list', async () => {
  const before = read.length;
  await search('aggregation');
  expect([...new Set(read.slice(before))]).toEqual([`names/${KEYS_FILE}.json`, 'names/agg.json']);
});

it('offers the nearest words where there are none', async () => {
  expect(await nearestWords(list, 'agregatoin')).toContain('aggregation');
  expect(await nearestWords(list, 'qqqq')).toEqual([]);
});

it('takes a correction back if texts have the word', async () => {
  const found = await findEntries(list, 'agregation columm');
  expect(found).toMatchObject({ isCorrected: true, names: ['agregation', 'columm'] });
  const known = asTyped(found, new Set(['agregation', 'columm']));
  expect(known).toMatchObject({ isCorrected: false, asked: { text: 'agregation columm' } });
  expect(asTyped(found, new Set())).toBe(found);
});

it('gives words that were written together the weight of about one', async () => {
  const { tokens, names } = await findEntries(list, 'columnVisibility aggregation');
  expect(names).toEqual(['columnVisibility']);
  const [column = 0, , aggregation = 0] = tokens.map(({ weight }) => weight);
  expect(column).toBeLessThan(aggregation);
});
