import { KEYS_FILE } from '@site/model/search';
import { asTyped, findEntries } from '../find-entries';
import { nearestWords } from '../nearest-words';
import type { TextPage } from '../text';
import { isPage } from '../types';
import { list, read, search } from './listed-names';

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

it('leads from a name that only older versions have to its place, then to the guide', async () => {
  const guide: TextPage = { ...textPage('/x/migration/', 0.8), kind: 'migration' };
  const text = [textPage('/x/other/', 1), guide];
  const [first, second] = await search('onNodeToggle', { text });
  expect(first).toMatchObject({
    href: '/x/api/tree-view/tree-view/#tree-view-prop-onNodeToggle',
    removedIn: '7.0.0',
    replacement: 'onItemToggle',
  });
  expect(second?.href).toBe('/x/migration/');
});

it.each(['toggle', 'toggle a node', 'onNode'])(
  'does not answer %s with a name that only older versions have',
  async (query) => {
    const titles = (await search(query)).map(({ title }) => title);
    expect(titles).not.toContain('onNodeToggle');
  },
);

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

it('finds a section by its id, which has other words than its heading', async () => {
  const [first] = await search('blue outline');
  expect(first && isPage(first) && first.sections.map(({ href }) => href)).toEqual([
    '/x/react-data-grid/style/#blue-outline',
  ]);
});

it('looks in texts for neighbors as names have them: together', async () => {
  const { names } = await findEntries(list, 'custom value getter');
  expect(names).toEqual(['valuegetter']);
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
