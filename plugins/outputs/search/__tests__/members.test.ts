import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiName } from '../../../../model/api-reference';
import { collectMembers } from '../members';

const folders: string[] = [];

/** A version's folder, in which this many pages show a component. */
function docsWith(usages: Record<string, number>): string {
  const docsRoot = mkdtempSync(path.join(tmpdir(), 'members-'));
  folders.push(docsRoot);
  for (const [owner, count] of Object.entries(usages)) {
    const folder = path.join(docsRoot, 'api', 'data-grid', owner);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'usages.json'), JSON.stringify(Array(count).fill({})));
  }
  return docsRoot;
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function place(owner: string, name: string, more: Partial<ApiName> = {}): ApiName {
  const kind = more.kind ?? 'prop';
  const page = owner.toLowerCase();
  return {
    name,
    kind,
    family: 'data-grid',
    owner,
    to: `/x/api/data-grid/${page}/#${page}-${kind}-${name}`,
    summary: `About ${name}.`,
    ...more,
  };
}

const COMPONENTS: ApiName[] = [
  { name: 'DataGridPremium', kind: 'component', family: 'data-grid', plan: 'premium' },
  { name: 'DataGrid', kind: 'component', family: 'data-grid' },
  { name: 'GridToolbarContainer', kind: 'component', family: 'data-grid' },
];

function collect(names: ApiName[], exists = () => true) {
  return collectMembers('/nowhere', [...COMPONENTS, ...names], exists);
}

it('groups the places of a name behind the most general one', () => {
  const { entries } = collect([
    place('GridToolbarContainer', 'sx'),
    place('DataGridPremium', 'sx'),
    place('DataGrid', 'sx'),
  ]);
  expect(entries).toEqual([
    expect.objectContaining({
      name: 'sx',
      owner: 'DataGrid',
      others: ['GridToolbarContainer', 'DataGridPremium'],
    }),
  ]);
});

it.each<[Record<string, number>, string, string]>([
  [{ 'data-grid-premium': 60, 'grid-toolbar-container': 1 }, 'DataGridPremium', 'a rare part'],
  [{ 'data-grid-premium': 60, 'data-grid': 40 }, 'DataGrid', 'a higher plan'],
  [{ 'data-grid': 4, 'grid-toolbar-container': 40 }, 'GridToolbarContainer', 'a shorter name'],
])('where pages show %j, %s comes before %s', (usages, first) => {
  const owners = ['DataGrid', 'GridToolbarContainer', 'DataGridPremium'];
  const names = [...COMPONENTS, ...owners.map((owner) => place(owner, 'height'))];
  const { entries } = collectMembers(docsWith(usages), names, () => true);
  expect(entries).toMatchObject([{ owner: first }]);
});

it('lists a member of older versions with what takes its place', () => {
  const former = { ...place('DataGrid', 'onOld'), removedIn: '7.0.0', replacement: 'onNew' };
  const { entries, repeated } = collectMembers(
    '/nowhere',
    [...COMPONENTS, place('DataGrid', 'onNew')],
    () => true,
    [former, { ...former, ...place('DataGridPremium', 'onOld') }],
  );
  expect(entries.find(({ name }) => name === 'onOld')).toMatchObject({
    removedIn: '7.0.0',
    replacement: 'onNew',
    others: ['DataGridPremium'],
  });
  expect([...repeated]).toEqual([]);
});

it('takes no deprecated component for the general one', () => {
  const summary = 'This component has been deprecated in favor of GridTree.';
  const old: ApiName = { name: 'Tree', kind: 'component', family: 'data-grid', summary };
  const { entries } = collect([old, place('Tree', 'items'), place('GridTree', 'items')]);
  expect(entries).toMatchObject([{ owner: 'GridTree', others: ['Tree'] }]);
});

it('keeps families and kinds apart', () => {
  const { entries } = collect([
    place('DataGrid', 'toolbar', { kind: 'slot' }),
    place('DataGrid', 'toolbar', { kind: 'class' }),
    place('DatePicker', 'toolbar', { kind: 'slot', family: 'date-pickers' }),
  ]);
  expect(entries.map(({ kind, family }) => `${family} ${kind}`).sort()).toEqual([
    'dataGrid class',
    'dataGrid slot',
    'datePickers slot',
  ]);
});

it('names the places that repeat a text, and not those that say something else', () => {
  const { repeated } = collect([
    place('DataGrid', 'rows'),
    place('DataGridPremium', 'rows'),
    place('GridToolbarContainer', 'rows', { summary: 'Of the toolbar.' }),
  ]);
  expect([...repeated]).toEqual(['datagridpremium-prop-rows']);
});

it('leaves out what has no page', () => {
  const selector = place('state', 'gridRowsSelector', { kind: 'selector' });
  expect(collect([selector], () => false).entries).toEqual([]);
  expect(collect([{ ...selector, to: undefined }]).entries).toEqual([]);
});

it('lists classes of components without a page by their global names', () => {
  const { entries } = collect([
    place('DataGrid', 'root', { kind: 'class', type: 'MuiDataGrid-root' }),
    place('DataGridPremium', 'root', { kind: 'class', type: 'MuiDataGrid-root' }),
    place('GridToolbarContainer', 'root', { kind: 'class', type: 'MuiIconButton-root' }),
  ]);
  expect(entries.map(({ type, others }) => [type, others])).toEqual([
    ['MuiDataGrid-root', ['DataGridPremium']],
    ['MuiIconButton-root', undefined],
  ]);
});
