/** A site with a small reference, in a folder of its own: what is generated is never committed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';
import type { ApiMember, ApiName, ApiPage } from '../../../../model/api-reference';
import { WORKING_COPY } from '../../../../model/library-versions';
import { packagesDirOf } from '../../../files/packages-dir';
import { textOf } from '../data-elements';
import { walk } from '../../syntax-tree/mdx-nodes';
import type { ApiNamesOptions } from '../remark-api-names';

/** Pages of the site are about packages that are installed in this project. */
export const PACKAGES = packagesDirOf(path.resolve(__dirname, '../../../..'));

const GRID = '/x/api/data-grid/data-grid/';
const TREE = '/x/api/tree-view/simple-tree-view/';
const API = '/x/api/data-grid/grid-api/';

type Rest = Partial<ApiName>;

function page(kind: 'component' | 'interface', name: string, to: string, rest: Rest = {}): ApiName {
  return { name, kind, family: 'data-grid', to, ...rest };
}

function member(kind: ApiName['kind'], owner: string, name: string, rest: Rest = {}): ApiName {
  const at: Record<string, string> = { DataGrid: GRID, SimpleTreeView: TREE, GridApi: API };
  const family = owner === 'SimpleTreeView' ? 'tree-view' : 'data-grid';
  return { name, kind, family, owner, to: `${at[owner]}#${kind}-${name}`, ...rest };
}

export const NAMES: ApiName[] = [
  page('component', 'DataGrid', GRID),
  page('component', 'SimpleTreeView', TREE, { family: 'tree-view' }),
  page('component', 'DataGridPremium', '/x/api/data-grid/data-grid-premium/', { plan: 'premium' }),
  page('interface', 'GridApi', API),
  page('interface', 'GridColDef', '/x/api/data-grid/grid-col-def/'),
  {
    name: 'useGridApiRef',
    kind: 'hook',
    family: 'data-grid',
    to: '/x/api/data-grid/#useGridApiRef',
  },
  { name: 'GridRowsProp', kind: 'export', family: 'data-grid' },
  member('prop', 'DataGrid', 'rows', { type: 'readonly GridRowModel[]' }),
  member('prop', 'DataGrid', 'id'),
  member('prop', 'DataGrid', 'columnVisibilityModel'),
  member('prop', 'DataGrid', 'getRowId', { type: '(row: R) => GridRowId' }),
  member('prop', 'DataGrid', 'pagination'),
  member('slot', 'DataGrid', 'pagination'),
  member('slot', 'DataGrid', 'toolbar'),
  member('slot', 'DataGrid', 'row'),
  member('class', 'DataGrid', 'row', { type: 'MuiDataGrid-row' }),
  member('class', 'DataGrid', 'columnHeader', { type: 'MuiDataGrid-columnHeader' }),
  member('slot', 'DataGrid', 'columnHeader'),
  member('class', 'DataGrid', 'cellCheckbox', { type: 'MuiDataGrid-cellCheckbox' }),
  member('prop', 'SimpleTreeView', 'rows'),
  member('prop', 'SimpleTreeView', 'apiRef'),
  member('method', 'GridApi', 'setFilterModel'),
  member('prop', 'GridApi', 'state'),
  {
    name: 'field',
    kind: 'prop',
    family: 'data-grid',
    owner: 'GridColDef',
    to: '/x/api/data-grid/grid-col-def/#grid-col-def-prop-field',
  },
  {
    name: 'cellClick',
    kind: 'event',
    family: 'data-grid',
    owner: 'events',
    to: '/x/react-data-grid/events/#event-cellClick',
  },
];

function propOf(name: string, rest: Partial<ApiMember> = {}): ApiMember {
  return {
    name,
    anchor: `data-grid-prop-${name}`,
    type: 'string',
    required: false,
    description: '',
    ...rest,
  };
}

const GRID_PAGE: ApiPage = {
  kind: 'component',
  name: 'DataGrid',
  family: 'data-grid',
  path: GRID,
  unstable: false,
  description: '',
  package: { name: '@mui/x-data-grid', version: '7.0.0' },
  imports: [],
  links: { GridColDef: '/x/api/data-grid/grid-col-def/', GridApi: API },
  props: [
    propOf('rows', {
      signature: { parameters: [], returns: { type: 'void', description: '' } },
      description: '<a href="/x/react-data-grid/">Rows</a>',
    }),
    propOf('columns', { type: 'GridColDef[]', expandedType: 'long' }),
  ],
  inheritance: [],
  slots: [],
  classes: [],
};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the reference of one version. */
export function writeReference(docsRoot: string, names: readonly ApiName[] = NAMES): void {
  const api = path.join(docsRoot, 'api');
  write(path.join(api, 'names.json'), JSON.stringify(names));
  write(path.join(api, 'data-grid', 'tables.json'), '{}');
  write(path.join(api, 'data-grid', 'data-grid', 'page.json'), JSON.stringify(GRID_PAGE));
  for (const { to = '' } of names) {
    const [folder = ''] = to.replace('/x/', '').split('#');
    if (folder.startsWith('api/')) write(path.join(docsRoot, folder, 'index.mdx'), '');
  }
}

const sites: string[] = [];

afterAll(() => sites.forEach((site) => rmSync(site, { recursive: true })));

/** Makes a site; `files` are more of its files, by path. It is removed after the last test. */
export function createSite(files: Record<string, string> = {}): string {
  const site = mkdtempSync(path.join(tmpdir(), 'api-names-'));
  sites.push(site);
  writeReference(path.join(site, 'docs'));
  write(path.join(site, 'docs', 'grid', 'index.mdx'), '');
  for (const [name, text] of Object.entries(files)) write(path.join(site, name), text);
  return site;
}

/** The unit that is built unless a test names another one. */
export const UNIT = 'x/current/en';

export interface Transformation {
  site?: string;
  /** Path of the page in the site. */
  file?: string;
  frontMatter?: Record<string, unknown>;
  packagesDir?: string;
  pathOfVersion?: ApiNamesOptions['pathOfVersion'];
  /** Name of the unit that is built. */
  unit?: string;
}

/** Runs one of the plugins over a page, with the front matter that Docusaurus has read. */
export async function transform(
  plugin: Plugin<[ApiNamesOptions], Root>,
  text: string,
  {
    site = createSite(),
    file = 'docs/grid/index.mdx',
    frontMatter = { components: ['DataGrid'] },
    packagesDir = PACKAGES,
    pathOfVersion = () => '',
    unit = UNIT,
  }: Transformation = {},
): Promise<Root> {
  const page = new VFile({ path: path.join(site, file), value: text, data: { frontMatter } });
  const root = unified().use(remarkParse).use(remarkMdx).parse(page);
  return unified()
    .use(plugin, { siteDir: site, unit, packagesDir, version: WORKING_COPY, pathOfVersion })
    .run(root, page);
}

/** The links that were made, as `code -> address`. */
export function linksIn(root: Root): string[] {
  return walk(root).flatMap(({ node }) => {
    const element = node as MdxJsxTextElement;
    if (node.type !== 'mdxJsxTextElement' || element.name !== 'ApiName') return [];
    const [attribute] = element.attributes;
    return [`${textOf(node)} -> ${String(attribute?.value)}`];
  });
}
