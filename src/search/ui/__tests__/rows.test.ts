import type { MemberResult, PageResult } from '@site/src/search/types';
import { firstChoice, groupRows } from '../rows';

const PAGE: PageResult = {
  kind: 'page',
  href: '/x/a/',
  title: 'A',
  language: 'en',
  sections: [{ href: '/x/a/#b', title: 'B' }],
};
const MEMBER: MemberResult = {
  kind: 'prop',
  href: '/x/api/#sx',
  title: 'sx',
  others: [
    { owner: 'DataGridPro', href: '/x/api/pro/#sx' },
    { owner: 'DataGridPremium', href: '/x/api/premium/#sx' },
  ],
};

function kinds(opened: string[]): string[] {
  return groupRows([PAGE, MEMBER], 'id', new Set(opened)).map(({ rows }) =>
    rows.map(({ kind }) => kind).join(' '),
  );
}

it('puts sections below pages, and other places of a name behind one line', () => {
  expect(kinds([])).toEqual(['page section', 'member more']);
  expect(kinds([MEMBER.href])).toEqual(['page section', 'member other other']);
});

it('numbers all lines through', () => {
  const rows = groupRows([PAGE, MEMBER], 'id', new Set()).flatMap((group) => group.rows);
  expect(rows.map(({ id }) => id)).toEqual(['id-1', 'id-2', 'id-3', 'id-4']);
});

it('opens the section first that answers better than its page', () => {
  expect(firstChoice([{ ...PAGE, isAboutSection: true }])).toBe(1);
  expect(firstChoice([{ ...PAGE, isAboutSection: false }])).toBe(0);
  expect(firstChoice([{ ...PAGE, sections: [], isAboutSection: true }])).toBe(0);
  expect(firstChoice([MEMBER])).toBe(0);
  expect(firstChoice([])).toBe(0);
});
