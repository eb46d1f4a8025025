import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { exportAddress } from '../../model/member-history/addresses';
import {
  membersOf,
  type ListedMember,
  type MemberList,
} from '../../model/member-history/member-list';
import { membersFile } from '../../plugins/api-reference/known-versions';
import { isBuilt } from '../fixtures/built-versions';
import { openSearch, searchFor, searchBox, topResults } from '../fixtures/search';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

type Version = (typeof DOCS_VERSIONS)[number];

const PROJECT = path.join(__dirname, '../..');

/** Names are thousands: a run looks for each of so many. */
const EACH = 60;

/** What is typed, and what the address of the first result must be like. */
interface Asked {
  query: string;
  address: RegExp;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The place of a member at any of its owners, as several may have one of the same name. */
function askedMember({ kind, name, type }: ListedMember): Asked {
  const space = kind === 'method' || kind === 'field' ? 'prop' : kind;
  const query = kind === 'class' && type !== undefined ? type : name;
  return { query, address: new RegExp(`#(?:[\\w-]+-)?${space}-${escaped(name)}$`) };
}

function namesIn(version: Version): Asked[] {
  const file = membersFile(PROJECT, version);
  if (!existsSync(file)) return [];
  const list = JSON.parse(readFileSync(file, 'utf8')) as MemberList;
  const asked = Object.entries(list).flatMap(([family, exports]) =>
    Object.entries(exports).flatMap(([name, found]): Asked[] => {
      const page = exportAddress(family, { name, kind: found.kind }, version.path);
      const own = { query: name, address: new RegExp(`^${escaped(page)}$`) };
      const members = [...membersOf(found).values()].map(askedMember);
      return found.kind === 'table' ? members : [own, ...members];
    }),
  );
  return [...new Map(asked.map((each) => [each.query, each])).values()];
}

for (const version of DOCS_VERSIONS.slice(0, 2).filter((each) => isBuilt(each.path, 'en'))) {
  test(`exact names of ${version.label} come first`, async ({ page }) => {
    test.slow();
    const names = namesIn(version).filter((_, index) => index % EACH === 0);
    expect(names.length).toBeGreaterThan(20);
    await visit(page, `/x/${version.path && `${version.path}/`}introduction/`);
    await openSearch(page);
    const missed: string[] = [];
    for (const { query, address } of names) {
      await searchFor(page, query);
      const [first] = await topResults(page, 1);
      if (!address.test(first?.hrefs[0] ?? '')) missed.push(`${query} → ${first?.hrefs[0]}`);
    }
    expect(missed, `of ${names.length} names`).toEqual([]);
  });
}

/** Queries, and where Enter leads. */
const CHOICES = [
  ['GridColDef', '/x/api/data-grid/grid-col-def/'],
  ['GridColDef.valueGetter', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter'],
  ['slotProps.toolbar', '/x/api/data-grid/data-grid/#data-grid-slot-toolbar'],
  ['valueGeter', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter'],
  ['expandedItems', '/x/api/tree-view/rich-tree-view/#rich-tree-view-prop-expandedItems'],
  // Of the Pro plan, and a prop of the part `GridRow` too.
  ['pinnedColumns', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns'],
  // Only version 6 has it.
  ['onNodeToggle', '/x/api/tree-view/tree-view/#tree-view-prop-onNodeToggle'],
  ['multi sort', '/x/react-data-grid/sorting/#sort-by-several-columns'],
  ['multi-sort', '/x/react-data-grid/sorting/#sort-by-several-columns'],
  ['multisort', '/x/react-data-grid/sorting/#sort-by-several-columns'],
  ['row spanning', '/x/react-data-grid/row-spanning/'],
  ['rowspanning', '/x/react-data-grid/row-spanning/'],
  ['licence cost', '/x/introduction/licensing/'],
  ['100,000 rows', '/x/react-data-grid/#a-hundred-thousand-rows'],
  ['bundle size', '/x/introduction/licensing/#bundle-size'],
  ['offline', '/x/introduction/#offline'],
] as const;

test('Enter opens what a query names, or the section that answers it', async ({ page }) => {
  await visit(page, '/x/introduction/');
  await openSearch(page);
  const active = searchBox(page).locator('[role="option"][aria-selected="true"]');
  for (const [query, address] of CHOICES) {
    await searchFor(page, query);
    await expect(active, query).toHaveAttribute('href', address);
  }
});

test('excerpts have no texts of buttons', async ({ page }) => {
  await visit(page, '/x/introduction/');
  await openSearch(page);
  for (const query of ['npm install', 'typescript']) {
    await searchFor(page, query);
    const excerpts = await searchBox(page).locator('.search-excerpt').allTextContents();
    expect(excerpts.length, query).toBeGreaterThan(0);
    expect(excerpts.join('\n'), query).not.toMatch(/BashBash|TSJS|JSTS|npmYarn|Show full code/);
  }
});
