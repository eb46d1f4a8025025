import { beside, renderText } from './render-fixture';

function element(name: string, data: Record<string, unknown>): string {
  const attributes = Object.entries(data).map(
    ([key, value]) => `${key}={${JSON.stringify(value)}}`,
  );
  return `<${name} ${attributes.join(' ')} />`;
}

const MEMBER = {
  name: 'sortModel',
  anchor: 'data-grid-prop-sortModel',
  type: "'asc' | 'desc'",
  default: '[]',
  required: false,
  description: 'The order, see <a href="/x/react-data-grid/sorting/">Sorting</a>.',
};

describe('elements that plugins/mdx/api-names makes', () => {
  it('a name is a link where it first stands', async () => {
    const to = '/x/api/data-grid/data-grid/#data-grid-prop-rows';
    const name = `<ApiName to="${to}">\`rows\`</ApiName>`;
    expect(await renderText(`Give ${name}. Later ${name}.`)).toBe(
      'Give [`rows`](/x/api/data-grid/data-grid.md#data-grid-prop-rows). Later `rows`.',
    );
  });

  it('a few props are a table', async () => {
    const members = [MEMBER, { ...MEMBER, name: 'rows', plan: 'pro', default: undefined }];
    const mdx = element('PropsOf', { members, links: {}, to: '/x/api/data-grid/data-grid/' });
    expect((await renderText(mdx)).split('\n')).toEqual([
      '| Name | Type | Default | Description |',
      '| - | - | - | - |',
      "| [`sortModel`](/x/api/data-grid/data-grid.md#data-grid-prop-sortModel) | `'asc' \\| 'desc'` | `[]` | The order, see [Sorting](/x/react-data-grid/sorting.md). |",
      "| [`rows`](/x/api/data-grid/data-grid.md#data-grid-prop-sortModel) (Pro) | `'asc' \\| 'desc'` | | The order, see [Sorting](/x/react-data-grid/sorting.md). |",
    ]);
  });

  it('an anatomy is a link to the page of the component', async () => {
    const to = '/x/api/data-grid/data-grid/';
    expect(await renderText(element('AnatomyOf', { to }))).toBe(
      '[Anatomy: see slots and classes live](/x/api/data-grid/data-grid.md)',
    );
  });

  it('the pages of the reference are a list', async () => {
    const entries = [
      { name: 'DataGrid', to: '/x/api/data-grid/data-grid/', kind: 'component', plan: 'premium' },
      { name: 'GridColDef', to: '/x/api/data-grid/grid-col-def/', kind: 'interface' },
    ];
    expect(await renderText(element('ApiLinks', { entries }))).toBe(
      '- [`<DataGrid />`](/x/api/data-grid/data-grid.md) (Premium)\n- [`GridColDef`](/x/api/data-grid/grid-col-def.md)',
    );
  });

  it('plans say in words what they include', async () => {
    const mdx = [
      '| Feature | A | B | C |',
      '| - | - | - | - |',
      '| Tree | <PlanCell /> | <PlanCell included note="Two levels" /> | <PlanCell included /> |',
    ];
    expect(await renderText(mdx.join('\n'))).toContain(
      '| Tree | Not included | Two levels | Included |',
    );
  });
});

const TABLES = {
  events: [
    {
      name: 'cellClick', anchor: 'event-cellClick', params: 'GridCellParams', event: 'MouseEvent',
      description: 'Fired on a click.',
    },
    { name: 'treeChange', anchor: 'event-treeChange', description: '', deprecated: 'Gone.', plan: 'pro' },
  ],
  selectors: [
    { name: 'a', anchor: 'selector-a', feature: 'Filtering', description: '', returns: 'number' },
    { name: 'b', anchor: 'selector-b', feature: 'Sorting', description: 'B.', returns: 'string' },
  ],
  links: {},
}; // prettier-ignore

describe('tables of the Data Grid', () => {
  const files = { 'docs/api/data-grid/tables.json': JSON.stringify(TABLES) };

  it('list events', async () => {
    expect((await renderText('<GridEvents />', { files })).split('\n').slice(2)).toEqual([
      '| `cellClick` | `params: GridCellParams`, `event: MouseEvent` | Fired on a click. |',
      '| `treeChange` (Pro) | | **Deprecated** Gone. |',
    ]);
  });

  it('list selectors by feature, with the ids of the page', async () => {
    const markdown = await renderText('<GridSelectors />', { files });
    expect(markdown).toMatch(/<a id="selectors-filtering"><\/a>\n\n### Filtering\n\n\| Name \|/);
    expect(markdown).toContain('| `b` | `string` | B. |');
  });
});

const API_PAGE = {
  kind: 'component', name: 'DataGrid', family: 'data-grid', path: '/x/api/data-grid/data-grid/',
  unstable: true, description: '', package: { name: '@mui/x-data-grid', version: '7.0.0' },
  imports: ["import { DataGrid } from '@mui/x-data-grid';", "import { DataGrid } from 'b';"],
  links: { GridColDef: '/x/api/data-grid/grid-col-def/' },
  props: [
    {
      ...MEMBER, name: 'columns', required: true, default: undefined, type: '{ … }[]',
      expandedType: '{\n  field: string;\n}[]', description: 'The columns.',
    },
    {
      ...MEMBER, name: 'onRowClick', type: '(params: P) => void', default: undefined, plan: 'pro',
      description: '<p>Called on a click.</p>\n<ul>\n<li>Once</li>\n<li>Twice</li>\n</ul>',
      signature: {
        parameters: [{ name: 'params', type: 'P', optional: true, description: 'The row.' }],
        returns: { type: 'string', description: 'A word.' },
      },
    },
  ],
  inheritance: [{ name: 'HTMLAttributes', from: 'React' }],
  slots: [
    {
      name: 'toolbar', anchor: 'x', default: 'GridToolbar', className: 'MuiToolbar', description: 'A bar.',
      propsType: 'ToolbarProps', acceptsFunction: true,
    },
  ],
  classes: [{ name: 'root', anchor: 'y', className: 'MuiDataGrid-root', description: 'The root.' }],
  themeName: 'MuiDataGrid', ref: 'HTMLDivElement',
}; // prettier-ignore

const USAGES = [{ title: 'Sorting', path: '/x/react-data-grid/sorting/', demos: ['BasicSorting'] }];

function apiFiles(page: object): Record<string, string> {
  return {
    [beside('page.json')]: JSON.stringify(page),
    [beside('usages.json')]: JSON.stringify(USAGES),
  };
}

describe('a page of the reference', () => {
  const mdx = "import page from './page.json';\n\n<ApiPage page={page} usages={usages} />";

  it('names pages by their titles in its language', async () => {
    const usages = JSON.stringify([{ ...USAGES[0], title: '排序' }]);
    const markdown = await renderText(mdx, {
      files: { ...apiFiles(API_PAGE), [beside('usages.zh.json')]: usages },
      page: { permalink: '/zh/x/react-data-grid/orders/' },
    });
    expect(markdown).toContain('[排序](/x/react-data-grid/sorting.md): `BasicSorting`');
  });

  it('of a component has facts and tables', async () => {
    const markdown = await renderText(mdx, { files: apiFiles(API_PAGE) });
    expect(markdown.split('\n\n')).toEqual([
      '> **Not stable yet**\n>\n> It is exported as Unstable_DataGrid; it may change in any release.',
      "```tsx\nimport { DataGrid } from '@mui/x-data-grid';\n// or\nimport { DataGrid } from 'b';\n```",
      [
        '- Generated from: `@mui/x-data-grid 7.0.0`',
        '- Name in the theme: `MuiDataGrid`',
        '- The ref provides: `HTMLDivElement`',
        '- Used in: [Sorting](/x/react-data-grid/sorting.md): `BasicSorting`',
        '- Types with their own page: [`GridColDef`](/x/api/data-grid/grid-col-def.md)',
      ].join('\n'),
      '## Props',
      [
        '| Name | Type | Description |',
        '| - | - | - |',
        '| `columns` (Required) | `{ … }[]` | The columns. |',
        '| `onRowClick` (Pro) | `(params: P) => void` | Called on a click. Once · Twice · `params` (optional): `P` The row. · Returns: `string` A word. |',
      ].join('\n'),
      'The types that the table shortens:',
      '```ts\ncolumns: {\n  field: string;\n}[];\n```',
      'Also accepts the props of `HTMLAttributes` (React)',
      '## Slots',
      [
        '| Name | Default component | CSS class | Description |',
        '| - | - | - | - |',
        '| `toolbar` | `GridToolbar` | `.MuiToolbar` | A bar. · Its slotProps accept `ToolbarProps` or a function of the owner state that returns it |',
      ].join('\n'),
      '<a id="classes"></a>',
      '## CSS classes',
      '| Rule name | CSS class | Description |\n| - | - | - |\n| `root` | `.MuiDataGrid-root` | The root. |',
    ]);
  });

  it('keeps the ids of sections in other languages', async () => {
    const markdown = await renderText(mdx, { files: apiFiles(API_PAGE), locale: 'zh' });
    for (const id of ['props', 'slots', 'classes'])
      expect(markdown).toContain(`<a id="${id}"></a>`);
    expect(markdown).toContain('| 名称 | 类型 | 说明 |');
  });

  it('of an interface has its groups', async () => {
    const { props, slots, classes, inheritance, themeName, ref, ...shared } = API_PAGE;
    const groups = [
      { anchor: 'state', title: 'State', members: [{ ...MEMBER, description: '' }] },
      { anchor: 'none', title: 'None', members: [] },
    ];
    const page = {
      ...shared,
      kind: 'interface',
      unstable: false,
      groups,
      definition: 'string | number',
    };
    const markdown = await renderText(mdx, { files: apiFiles(page) });
    expect(markdown).toContain(
      '```ts\nstring | number\n```\n\n## State\n\n| Name | Type | Default |',
    );
    expect(markdown).not.toContain('None');
  });
});

it('the index of the reference lists by kind', async () => {
  const index = {
    family: 'data-grid',
    packages: [{ name: '@mui/x-data-grid', version: '7.0.0' }],
    entries: [
      { name: 'DataGrid', kind: 'component', path: '/x/api/data-grid/data-grid/', summary: '', plan: 'pro', counts: { props: 2, slots: 0, classes: 1 } },
      { name: 'useGrid', kind: 'hook', summary: 'Gives the grid.', history: { since: '7.4' } },
    ],
  }; // prettier-ignore
  const files = { [beside('index.json')]: JSON.stringify(index) };
  expect((await renderText('<ApiIndex index={index} />', { files })).split('\n\n')).toEqual([
    'Generated from `@mui/x-data-grid 7.0.0`',
    '## Components',
    '- [`DataGrid`](/x/api/data-grid/data-grid.md) (Pro): 2 props · 1 CSS classes',
    '## Hooks',
    '- `useGrid`: Gives the grid. · Since 7.4',
  ]);
});
