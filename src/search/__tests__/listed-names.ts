import { KEYS_FILE } from '@site/model/search';
import type { SearchEntry } from '@site/model/search-index';
import { makeShards } from '@site/plugins/outputs/search/shards';
import { findEntries } from '../find-entries';
import { createNameList } from '../name-list';
import { rank } from '../rank';
import { scoreEntries } from '../score-entries';
import type { TextPage } from '../text';
import type { SearchResult } from '../types';

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
    name: 'onNodeToggle',
    kind: 'prop',
    family: 'treeView',
    path: '/x/api/tree-view/tree-view/#tree-view-prop-onNodeToggle',
    owner: 'TreeView',
    removedIn: '7.0.0',
    replacement: 'onItemToggle',
  },
  {
    name: 'Can users see where the focus is?',
    kind: 'section',
    pageKind: 'page',
    path: '/x/react-data-grid/style/#blue-outline',
    language: 'en',
    family: 'dataGrid',
    page: 'Styling',
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
/** The files that were read. */
export const read: string[] = [];

/** A list of names as the build writes it. */
export const list = createNameList(async (file) => {
  read.push(file);
  const [folder, name] = file.replace('.json', '').split('/');
  const kind = folder === 'names' ? shards.names : shards.ends;
  const shard = name === KEYS_FILE ? [...kind.keys()] : kind.get(name ?? '');
  if (!shard) throw new Error(`There is no ${file}`);
  return shard;
});

/** Results from the list, and from texts that were found. */
export async function search(
  query: string,
  { text = [], family }: { text?: TextPage[]; family?: string } = {},
): Promise<SearchResult[]> {
  const { asked, tokens, entries } = await findEntries(list, query);
  const scored = scoreEntries(entries, tokens, asked);
  return rank(scored, text, { language: 'en', family }, (path) => path);
}
