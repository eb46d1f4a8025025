import { MADE_FILES } from '../data/pack-format';
import type { DocsData } from '../data/types';
import { searchable } from '../search-docs/searchable';
import { fakeDocs } from './fake-docs';

const PAGE = `# Sorting

> Sort rows.

<https://mui.com/x/react-data-grid/sorting/> · \`@mui/x-data-grid 7.0.0-beta.1\`

Users sort a column by a click on its header.

**Demo** \`SortedRows.tsx\`

\`\`\`tsx
import { DataGrid } from '@mui/x-data-grid';
import { rows } from '../_data/rows';

export default function SortedRows() {
  return <DataGrid rows={rows} columns={[]} />;
}
\`\`\`

<a id="several"></a>

## Sort by several columns

Press Shift.

### Ranks

Shown in the header.

## Pick an order

Set \`sortingOrder\`.

## Files used by the demos

\`_data/rows.ts\`

\`\`\`ts
import { type Row, START } from './row';

export const rows: Row[] = [{ id: START }];
\`\`\`

\`_data/row.ts\`

\`\`\`ts
export interface Row {
  id: number;
}

export const START = 1;
\`\`\`
`;

const GRID = {
  kind: 'component',
  name: 'DataGrid',
  family: 'data-grid',
  path: '/x/api/data-grid/data-grid/',
  unstable: false,
  description: 'Shows <code>rows</code> &amp; columns.',
  package: { name: '@mui/x-data-grid', version: '7.0.0' },
  imports: ["import { DataGrid } from '@mui/x-data-grid';"],
  links: {},
  props: [
    {
      name: 'rows',
      anchor: 'rows',
      type: 'readonly R[]',
      required: true,
      description: 'The rows.',
    },
    {
      name: 'sortModel',
      anchor: 'sort-model',
      type: `readonly { ${'field: string; '.repeat(40)}}[]`,
      default: '[]',
      required: false,
      description: `Sets the order — ${'and describes it at length, '.repeat(20)}with care. Then more.`,
    },
  ],
  inheritance: [],
  slots: [
    {
      name: 'toolbar',
      anchor: 'slot-toolbar',
      description: 'Above the rows.',
      propsType: 'Partial<DataGridProps>',
      acceptsFunction: false,
    },
  ],
  classes: [{ name: 'root', anchor: 'class-root', className: 'MuiDataGrid-root', description: '' }],
  removed: {
    since: '7.0.0-beta.1',
    guides: [],
    members: [
      { kind: 'prop', name: 'components', anchor: 'c', in: '7.0.0-beta.1', replacement: 'slots' },
    ],
  },
};

const CHANGES = {
  from: { id: '6.20', label: '6.20', path: '6.20', languages: ['en'] },
  to: { id: 'next', label: 'next', path: 'next', languages: ['en'] },
  families: {
    'data-grid': {
      versions: { from: '6.20.5', to: '7.29.13' },
      guides: ['/x/next/migration/migration-data-grid-v6/'],
      exports: [
        {
          name: 'DataGrid',
          kind: 'component',
          status: 'changed',
          added: [{ kind: 'prop', name: 'sortModel', type: 'GridSortModel' }],
          removed: [{ kind: 'prop', name: 'components', replacement: 'slots' }],
          retyped: [{ kind: 'prop', name: 'rows', from: 'R[]', to: 'readonly R[]' }],
          redefaulted: [],
          deprecated: [],
          pages: {},
        },
      ],
    },
  },
};

const ENTRIES = [
  {
    name: 'Sorting',
    kind: 'page' as const,
    pageKind: 'page' as const,
    path: '/x/react-data-grid/sorting/',
    language: 'en',
    family: 'dataGrid',
    also: 'order',
  },
  {
    name: 'sortModel',
    kind: 'prop' as const,
    path: '/x/api/data-grid/data-grid/#sort-model',
    owner: 'DataGrid',
    type: 'GridSortModel',
    family: 'dataGrid',
  },
];

function indexOf(folder: string) {
  const page = `/x/${folder}react-data-grid/sorting/`;
  const api = `x/${folder}api/data-grid/data-grid`;
  return {
    pages: [
      { address: page, title: 'Sorting' },
      { address: `/${api}/`, title: 'DataGrid API' },
    ],
    demos: [{ name: 'SortedRows', file: 'SortedRows.tsx', page }],
    exports: [
      {
        name: 'DataGrid',
        family: 'data-grid',
        kind: 'component',
        address: `/${api}/`,
        file: `${api}.json`,
      },
    ],
  };
}

function filesOf(id: string, folder: string): Record<string, unknown> {
  const page = `x/${folder}react-data-grid/sorting.md`;
  const section = { address: `/x/${folder}react-data-grid/sorting/#several`, page: 'Sorting' };
  return {
    [MADE_FILES.index(id)]: indexOf(folder),
    [MADE_FILES.search(id)]: ENTRIES.map((entry) =>
      searchable({ ...entry, path: entry.path.replace('/x/', `/x/${folder}`) }),
    ),
    [MADE_FILES.texts(id)]: {
      sections: [{ ...section, heading: 'Sort by several columns', length: 4 }],
      words: { several: [0, 1], column: [0, 1], shift: [0, 1] },
    },
    [MADE_FILES.javascript(page)]: {
      'SortedRows.tsx': 'const js = 1;\n',
      '_data/rows.ts': 'export const rows = [];\n',
      '_data/row.ts': '',
    },
    [page]: PAGE.replaceAll('/x/', `/x/${folder}`),
    [`x/${folder}api/data-grid/data-grid.md`]: '# DataGrid API\n',
    [`x/${folder}api/data-grid/data-grid.json`]: GRID,
  };
}

/** Docs of three versions with one page, one demo and one component. */
export function smallDocs(): DocsData {
  return fakeDocs({
    ...filesOf('next', 'next/'),
    ...filesOf('7.0.0-beta.1', ''),
    ...filesOf('6.20', '6.20/'),
    'x/api/changes/6.20-next.json': CHANGES,
  });
}
