import Ajv from 'ajv';
import type { ApiComponentPage, ApiFamilyIndex } from '../../../model/api-reference';
import type { DocsVersion } from '../../../model/docs-version';
import type { KnownVersion } from '../../../model/member-history/changes';
import type { ExportMembers, MemberList } from '../../../model/member-history/member-list';
import type { MinorsList } from '../../../model/member-history/minors';
import { WORKING_COPY } from '../../../model/library-versions';
import { apiFamiliesOf } from '../families';
import { addHistory } from '../add-history';
import { listMembers } from '../member-list';
import schema from '../page.schema.json';
import { PAGES, TABLES } from './generated';

const VALID = new Ajv({ allErrors: true, validateFormats: false }).compile(schema);

function version(id: string, number: string): DocsVersion {
  return {
    id,
    docs: id,
    path: id,
    label: `Label ${id}`,
    status: 'maintained',
    banner: 'none',
    date: null,
    packages: null,
    families: { 'data-grid': { version: number, plans: [] } },
  };
}

/** The reference of the site without the past that it has by now. */
function withoutPast<Data>(data: Data): Data {
  const past = new Set(['history', 'removed', 'removedEvents', 'removedSelectors']);
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (past.has(key) ? undefined : value)),
  ) as Data;
}

const CATALOGUE = { families: apiFamiliesOf(WORKING_COPY), exports: [] };
const pages = withoutPast(PAGES);
const tables = withoutPast(TABLES);
const now = listMembers({ pages, tables, catalogue: CATALOGUE });
Object.assign(now['data-grid'] ?? {}, { useNewHook: { kind: 'hook', members: {} } });

const INDEX: ApiFamilyIndex = {
  family: 'data-grid',
  packages: [],
  entries: [
    { name: 'DataGrid', kind: 'component', summary: '' },
    { name: 'GridColumnsManagement', kind: 'component', summary: '' },
    { name: 'useNewHook', kind: 'hook', summary: '' },
  ],
};
const reference = { pages, tables, indexes: [INDEX] };

/** The list of today with planted differences: what an older version may have been. */
function older(): MemberList {
  const list = structuredClone(now);
  const members: ExportMembers['members'] = list['data-grid']?.DataGrid?.members ?? {};
  const props = members.prop ?? {};
  Reflect.deleteProperty(props, 'autosizeOnMount');
  props.density = { ...props.density, type: "'dense'", default: "'compact'" };
  props.rowBuffer = { type: 'number', deprecated: 'Use `rows`.' };
  Reflect.deleteProperty(list['data-grid'] ?? {}, 'GridColumnsManagement');
  Reflect.deleteProperty(list['data-grid'] ?? {}, 'useNewHook');
  Reflect.deleteProperty(list['data-grid']?.events?.members.event ?? {}, 'rowClick');
  return list;
}

const known: KnownVersion[] = [
  { version: version('old', '6.20.4'), list: older() },
  { version: version('new', '7.0.0'), list: now },
];

const MINORS: MinorsList = {
  'data-grid': {
    'DataGrid prop autosizeOnMount': { since: '6.31' },
    'DataGrid prop density': { type: '6.99', default: '6.1' },
    'DataGrid prop rowBuffer': { removed: '7.0' },
    GridColumnsManagement: { since: '7.0' },
    useNewHook: { since: '6.31' },
  },
};

const dated = addHistory(reference, known, {}, () => true);

function page(name: string): ApiComponentPage {
  const found = dated.pages.find((each) => each.name === name);
  if (found?.kind !== 'component') throw new Error(`There is no component ${name}`);
  return found;
}

function historyOfProp(name: string) {
  return page('DataGrid').props.find((prop) => prop.name === name)?.history;
}

it('with one version, the data is what it was', () => {
  const [, only] = known;
  const same = addHistory(reference, only ? [only] : [], MINORS, () => true);
  expect(JSON.stringify(same)).toBe(JSON.stringify(reference));
});

it('members say since when they exist and what changed, by labels', () => {
  expect(historyOfProp('autosizeOnMount')).toEqual({ since: 'Label new' });
  expect(historyOfProp('density')).toEqual({
    types: [{ in: 'Label new', from: "'dense'" }],
    defaults: [{ in: 'Label new', from: "'compact'" }],
  });
  expect(historyOfProp('rows')).toBeUndefined();
  expect(page('DataGrid').history).toBeUndefined();
});

it('minors take the place of labels, if they are between the versions', () => {
  const { pages: found } = addHistory(reference, known, MINORS, () => true);
  const grid = found.find(({ name }) => name === 'DataGrid');
  if (grid?.kind !== 'component') throw new Error('There is no DataGrid');
  const historyOf = (name: string) => grid.props.find((prop) => prop.name === name)?.history;
  expect(historyOf('autosizeOnMount')).toEqual({ since: '6.31' });
  expect(historyOf('density')).toEqual({
    types: [{ in: '6.99', from: "'dense'" }],
    // 6.1 is older than the older version.
    defaults: [{ in: 'Label new', from: "'compact'" }],
  });
  expect(grid.removed?.members).toMatchObject([{ name: 'rowBuffer', in: '7.0' }]);
  const panel = found.find(({ name }) => name === 'GridColumnsManagement');
  expect(panel?.history).toEqual({ since: '7.0' });
});

it('a new export says so itself', () => {
  expect(page('GridColumnsManagement').history).toEqual({ since: 'Label new' });
});

it('the index of a family has the minors of its exports, of hooks too', () => {
  const { indexes } = addHistory(reference, known, MINORS, () => true);
  expect(indexes.flatMap(({ entries }) => entries.map(({ history }) => history?.since))).toEqual([
    undefined,
    '7.0',
    '6.31',
  ]);
});

it('what older versions had keeps its anchor, with a guide and what to use instead', () => {
  expect(page('DataGrid').removed).toEqual({
    since: 'Label old',
    guides: ['/x/migration/migration-data-grid-v6/'],
    members: [
      {
        kind: 'prop',
        name: 'rowBuffer',
        anchor: 'data-grid-prop-rowBuffer',
        in: 'Label new',
        type: 'number',
        replacement: 'rows',
      },
    ],
  });
  expect(page('DataGridPro').removed).toBeUndefined();
});

it('events have histories, too', () => {
  const event = (name: string) => dated.tables.events.find((each) => each.name === name);
  expect(event('rowClick')?.history).toEqual({ since: 'Label new' });
  expect(event('cellClick')?.history).toBeUndefined();
});

it('pages with a history keep to their schema', () => {
  for (const each of dated.pages) {
    VALID(each);
    expect([each.name, VALID.errors ?? []]).toEqual([each.name, []]);
  }
});
