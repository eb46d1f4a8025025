import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type { ApiInterfacePage } from '../../../model/api-reference';
import { WORKING_COPY, DOCS_VERSIONS } from '../../../model/library-versions';
import type { MemberList } from '../../../model/member-history/member-list';
import schema from '../../../model/member-history/members.schema.json';
import { apiFamiliesOf } from '../families';
import { membersFile } from '../known-versions';
import { listMembers } from '../member-list';
import { component, PAGES, SITE_DIR, TABLES } from './generated';

const CATALOGUE = { families: apiFamiliesOf(WORKING_COPY), exports: [] };

const validate = new Ajv({ allErrors: true }).compile(schema);

const list = listMembers({ pages: PAGES, tables: TABLES, catalogue: CATALOGUE });

it('the list keeps to its schema, which notices what is wrong', () => {
  validate(list);
  expect(validate.errors ?? []).toEqual([]);
  expect(validate({ 'data-grid': { X: { kind: 'class', members: {} } } })).toBe(false);
  expect(validate({ 'data-grid': { X: { kind: 'hook', members: {}, more: 1 } } })).toBe(false);
});

it('has each member of each page once', () => {
  for (const page of PAGES) {
    const found = list[page.family]?.[page.name]?.members ?? {};
    const count = Object.values(found).reduce((sum, kind) => sum + Object.keys(kind).length, 0);
    const expected =
      page.kind === 'interface'
        ? page.groups.reduce((sum, { members }) => sum + members.length, 0)
        : page.props.length + page.slots.length + page.classes.length;
    expect([page.name, count]).toEqual([page.name, expected]);
  }
});

it('has events and selectors of the Data Grid', () => {
  const { events, selectors } = list['data-grid'] ?? {};
  expect(Object.keys(events?.members.event ?? {})).toHaveLength(TABLES.events.length);
  expect(events?.members.event?.rowClick?.type).toMatch(/^\(params: GridRowParams.*\) => void$/);
  expect(Object.keys(selectors?.members.selector ?? {})).toHaveLength(TABLES.selectors.length);
});

it('has whole types on one line, where pages fold them', () => {
  const folded = component('DataGrid').props.find(({ type }) => type.includes('…'));
  const type = list['data-grid']?.DataGrid?.members.prop?.[folded?.name ?? '']?.type;
  expect(type).not.toContain('…');
  expect(type).not.toContain('\n');
  expect(type?.length).toBeGreaterThan(folded?.type.length ?? Infinity);
});

it('methods and fields of an interface are apart, and texts have no markup', () => {
  const page: ApiInterfacePage = {
    kind: 'interface',
    name: 'GridApi',
    family: 'data-grid',
    path: '/x/api/data-grid/grid-api/',
    unstable: false,
    description: '',
    package: { name: '@mui/x-data-grid', version: '7.0.0' },
    imports: [],
    links: {},
    groups: [
      {
        anchor: 'a',
        title: '',
        members: [
          {
            name: 'run',
            anchor: 'a',
            type: '() => void',
            required: true,
            description: '',
            deprecated: 'Use <code>go</code> &amp; wait.',
            signature: { parameters: [], returns: { type: 'void', description: '' } },
          },
          { name: 'state', anchor: 'b', type: 'State', required: true, description: '' },
        ],
      },
    ],
  };
  const none = { events: [], selectors: [], links: {} };
  const found = listMembers({ pages: [page], tables: none, catalogue: CATALOGUE });
  expect(found['data-grid']?.GridApi?.members).toEqual({
    method: { run: { type: '() => void', deprecated: 'Use `go` & wait.' } },
    field: { state: { type: 'State' } },
  });
});

it('each version that was cut has a list', () => {
  for (const version of DOCS_VERSIONS.filter(({ docs }) => docs !== 'current')) {
    expect([version.id, existsSync(membersFile(SITE_DIR, version))]).toEqual([version.id, true]);
  }
});

it('the list of 6.20 keeps to the schema, sorted, with what that version had', () => {
  const text = readFileSync(path.join(SITE_DIR, 'versions/6.20/members.json'), 'utf8');
  const old = JSON.parse(text) as MemberList;
  validate(old);
  expect(validate.errors ?? []).toEqual([]);
  const names = Object.keys(old['data-grid'] ?? {});
  expect(names).toEqual([...names].sort());
  expect(old['data-grid']?.DataGrid?.members.prop?.rowBuffer).toEqual({
    type: 'number',
    default: '3',
  });
  expect(old['tree-view']?.TreeView?.members.prop).toHaveProperty('onNodeToggle');
  expect(old['tree-view']).not.toHaveProperty('RichTreeView');
});
