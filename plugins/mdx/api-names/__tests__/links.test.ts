import { remarkApiNames } from '../remark-api-names';
import {
  createSite,
  linksIn,
  NAMES,
  transform,
  writeReference,
  type Transformation,
} from './fixture-site';

async function linksOf(text: string, options?: Transformation): Promise<string[]> {
  return linksIn(await transform(remarkApiNames, text, options));
}

const GRID = '/x/api/data-grid/data-grid/';

describe('names of what the page documents become links', () => {
  it.each([
    ['a prop', '`rows`', `${GRID}#prop-rows`],
    ['a slot', '`toolbar`', `${GRID}#slot-toolbar`],
    ['a class', '`cellCheckbox`', `${GRID}#class-cellCheckbox`],
    ['a class by its global name', '`.MuiDataGrid-row`', `${GRID}#class-row`],
    ['a slot by its props', '`slotProps.toolbar`', `${GRID}#slot-toolbar`],
    ['a slot in slots', '`slots.row`', `${GRID}#slot-row`],
    ['a callback that is called', '`getRowId(row)`', `${GRID}#prop-getRowId`],
    [
      'a method of the grid',
      '`setFilterModel`',
      '/x/api/data-grid/grid-api/#method-setFilterModel',
    ],
    [
      'a method that is called',
      '`apiRef.current.setFilterModel()`',
      '/x/api/data-grid/grid-api/#method-setFilterModel',
    ],
  ])('%s', async (_, code, to) => {
    expect(await linksOf(code)).toEqual([`${code.slice(1, -1)} -> ${to}`]);
  });
});

describe('names with a page of their own become links on any page', () => {
  it.each([
    ['`DataGrid`', GRID],
    ['`<DataGrid />`', GRID],
    ['`GridColDef`', '/x/api/data-grid/grid-col-def/'],
    ['`GridColDef<Order>[]`', '/x/api/data-grid/grid-col-def/'],
    ['`GridColDef.field`', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-field'],
    ["`GridColDef['field']`", '/x/api/data-grid/grid-col-def/#grid-col-def-prop-field'],
    ['`useGridApiRef()`', '/x/api/data-grid/#useGridApiRef'],
  ])('%s', async (code, to) => {
    const links = await linksOf(code, { frontMatter: {} });
    expect(links).toEqual([`${code.slice(1, -1)} -> ${to}`]);
  });
});

describe('these stay as they are', () => {
  it.each([
    ['code in a link', '[`rows`](../a)'],
    ['code in a link that is an element', '<a href="/">`rows`</a>'],
    ['code in a heading', '## `rows`'],
    ['a fence', '```tsx\nrows\n```'],
    ['a method called otherwise', '`table.setFilterModel()`'],
    ['a value', '`rows={[]}`'],
    ['an export that is documented nowhere', '`GridRowsProp`'],
    ['a plain word that is a slot and a class', '`row`'],
    ['a member of an interface that the page does not document', '`field`'],
    ['what GridApi has beside methods', '`state`'],
    ['an event whose page is unwritten', '`cellClick`'],
  ])('%s', async (_, text) => {
    expect(await linksOf(text)).toEqual([]);
  });

  it('props, methods and classes on a page that documents none of it', async () => {
    const text = '`rows` `setFilterModel()` `cellCheckbox`';
    expect(await linksOf(text, { frontMatter: {} })).toEqual([]);
  });

  it('a plain word that the code of the page has only in objects', async () => {
    const site = createSite({
      'docs/grid/Items.tsx':
        'const items = [{ id: 1 }];\nexport default () => <List rows={items} />;',
    });
    const text = '`id` `rows`\n\n<Demo src="./Items.tsx" height={1} />';
    expect(await linksOf(text, { site })).toEqual([`rows -> ${GRID}#prop-rows`]);
    expect(await linksOf('`id`', { site })).toEqual([`id -> ${GRID}#prop-id`]);
  });

  it('pages of the reference itself, and what is not a page of the docs', async () => {
    expect(await linksOf('`rows`', { file: 'docs/api/data-grid/data-grid/index.mdx' })).toEqual([]);
    expect(await linksOf('`rows`', { file: 'src/pages/index.mdx' })).toEqual([]);
  });
});

describe('a name of several things', () => {
  it('is the one of the component that is listed first', async () => {
    const of = (components: string[]) => linksOf('`rows`', { frontMatter: { components } });
    expect(await of(['DataGrid', 'SimpleTreeView'])).toEqual([`rows -> ${GRID}#prop-rows`]);
    expect(await of(['SimpleTreeView', 'DataGrid'])).toEqual([
      'rows -> /x/api/tree-view/simple-tree-view/#prop-rows',
    ]);
  });

  it('is a prop before a slot, and a slot before a class', async () => {
    expect(await linksOf('`pagination` `columnHeader`')).toEqual([
      `pagination -> ${GRID}#prop-pagination`,
      `columnHeader -> ${GRID}#slot-columnHeader`,
    ]);
  });
});

it('an event is a link once its page is written', async () => {
  const site = createSite({ 'docs/react-data-grid/events/index.mdx': '' });
  expect(await linksOf('`cellClick`', { site })).toEqual([
    'cellClick -> /x/react-data-grid/events/#event-cellClick',
  ]);
});

describe('languages and versions', () => {
  const pathOfVersion = (version: string) => ({ current: 'next', '7.1.0': '' })[version] ?? version;
  const only = (name: string) => NAMES.filter((entry) => entry.name !== name);

  it('a translated page has the links of its source', async () => {
    const file = 'i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx';
    expect(await linksOf('属性 `rows`', { file })).toEqual([`rows -> ${GRID}#prop-rows`]);
  });

  it('links stay within the version', async () => {
    const site = createSite();
    writeReference(`${site}/versioned_docs/version-7.1.0`);
    writeReference(`${site}/versioned_docs/version-6.20.0`);
    const of = (file: string) => linksOf('`rows`', { site, file, pathOfVersion });
    expect(await of('docs/grid/index.mdx')).toEqual([
      'rows -> /x/next/api/data-grid/data-grid/#prop-rows',
    ]);
    expect(await of('versioned_docs/version-7.1.0/grid/index.mdx')).toEqual([
      `rows -> ${GRID}#prop-rows`,
    ]);
    expect(
      await of('i18n/pt/docusaurus-plugin-content-docs/version-6.20.0/grid/index.mdx'),
    ).toEqual(['rows -> /x/6.20.0/api/data-grid/data-grid/#prop-rows']);
  });

  it('each version has the names of its own reference', async () => {
    const site = createSite();
    writeReference(`${site}/versioned_docs/version-6.20.0`, only('toolbar'));
    const file = 'versioned_docs/version-6.20.0/grid/index.mdx';
    expect(await linksOf('`toolbar`', { site, file })).toEqual([]);
    expect(await linksOf('`toolbar`', { site })).toHaveLength(1);
  });
});

it('without a reference there is one clear error', async () => {
  const site = createSite();
  const file = 'versioned_docs/version-6.20.0/grid/index.mdx';
  await expect(linksOf('text', { site, file })).rejects.toThrow(
    /^The API reference has not been generated: there is no .*names\.json$/,
  );
});
