import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readBuilt } from '../../e2e/fixtures/built-files';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { changesAddress } from '../../model/member-history/addresses';
import type { VersionChanges } from '../../model/member-history/changes';
import { membersOf, type MemberList } from '../../model/member-history/member-list';

const WORKING_COPY = '.cache/api-reference/current/members.json';

function readMembers({ id, docs }: (typeof DOCS_VERSIONS)[number]): MemberList {
  const file = docs === 'current' ? WORKING_COPY : `versions/${id}/members.json`;
  return JSON.parse(readFileSync(file, 'utf8')) as MemberList;
}

/** `DataGrid prop rows` of all members of a family. */
function namesOf(list: MemberList, family: string): string[] {
  return Object.entries(list[family] ?? {}).flatMap(([name, found]) =>
    [...membersOf(found).keys()].map((key) => `${name} ${key}`),
  );
}

function changedNames(
  { families }: VersionChanges,
  family: string,
  list: 'added' | 'removed',
): string[] {
  return (families[family]?.exports ?? []).flatMap((change) =>
    change[list].map(({ kind, name }) => {
      const space = kind === 'method' || kind === 'field' ? 'member' : kind;
      return `${change.name} ${space} ${name}`;
    }),
  );
}

DOCS_VERSIONS.forEach((to, index) => {
  for (const from of DOCS_VERSIONS.slice(index + 1)) {
    test(`the changes from ${from.id} to ${to.id} are the difference of their members`, () => {
      const changes = JSON.parse(
        readBuilt(changesAddress(from.id, to.id).slice(1)),
      ) as VersionChanges;
      const [before, after] = [readMembers(from), readMembers(to)];
      for (const family of Object.keys(to.families)) {
        const [old, now] = [namesOf(before, family), namesOf(after, family)];
        const [had, has] = [new Set(old), new Set(now)];
        expect(changedNames(changes, family, 'added').sort()).toEqual(
          now.filter((name) => !had.has(name)).sort(),
        );
        expect(changedNames(changes, family, 'removed').sort()).toEqual(
          old.filter((name) => !has.has(name)).sort(),
        );
      }
    });
  }
});

test('the data of a page shows since when its members exist, as the changes do', () => {
  const place = DOCS_VERSIONS.findIndex(({ path: folder }) => folder === '');
  const [to, from] = DOCS_VERSIONS.slice(place);
  if (!to || !from) throw new Error('The documented version is the oldest one');
  const changes = JSON.parse(readBuilt(changesAddress(from.id, to.id).slice(1))) as VersionChanges;
  const page = JSON.parse(readBuilt('x/api/data-grid/data-grid.json')) as {
    props: { name: string; history?: { since?: string } }[];
  };
  const added = changes.families['data-grid']?.exports.find(({ name }) => name === 'DataGrid');
  const names = added?.added.flatMap(({ kind, name }) => (kind === 'prop' ? [name] : []));
  const since = page.props.filter(({ history }) => history?.since === to.label);
  expect(since.map(({ name }) => name).sort()).toEqual(names?.sort());
});

test('the next version shows since which minor its members exist, as the changes do', () => {
  const [to, from] = DOCS_VERSIONS;
  if (!to || !from) throw new Error('There is only one version');
  const changes = JSON.parse(readBuilt(changesAddress(from.id, to.id).slice(1))) as VersionChanges;
  const folder = to.path === '' ? '' : `${to.path}/`;
  const page = JSON.parse(readBuilt(`x/${folder}api/data-grid/data-grid.json`)) as {
    props: { name: string; history?: { since?: string } }[];
  };
  const since = new Map(page.props.map(({ name, history }) => [name, history?.since]));
  const grid = changes.families['data-grid']?.exports.find(({ name }) => name === 'DataGrid');
  const added = grid?.added.filter(({ kind }) => kind === 'prop') ?? [];
  expect(added.length).toBeGreaterThan(0);
  for (const { name, minor } of added) {
    expect([name, minor]).toEqual([name, expect.stringMatching(/^\d+\.\d+$/)]);
    expect([name, since.get(name)]).toEqual([name, minor]);
  }
});

test('the indexes of the next version show since which minor its exports exist', () => {
  const [to, from] = DOCS_VERSIONS;
  if (!to || !from) throw new Error('There is only one version');
  const changes = JSON.parse(readBuilt(changesAddress(from.id, to.id).slice(1))) as VersionChanges;
  const folder = to.path === '' ? '' : `${to.path}/`;
  const kinds = new Set<string>();
  for (const [family, { exports }] of Object.entries(changes.families)) {
    const index = JSON.parse(readBuilt(`x/${folder}api/${family}/index.json`)) as {
      entries: { name: string; history?: { since?: string } }[];
    };
    const since = new Map(index.entries.map(({ name, history }) => [name, history?.since]));
    for (const { name, kind, minor } of exports.filter(({ status }) => status === 'added')) {
      kinds.add(kind);
      expect([name, minor]).toEqual([name, expect.stringMatching(/^\d+\.\d+$/)]);
      expect([name, since.get(name)]).toEqual([name, minor]);
    }
  }
  expect(kinds).toEqual(new Set(['component', 'hook']));
});
