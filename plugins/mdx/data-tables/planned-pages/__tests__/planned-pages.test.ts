import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markedPages } from '@site/model/navigation/marked-pages';
import type { NavigationFamily } from '@site/model/navigation/types';
import { DOCS_VERSIONS } from '@site/model/library-versions';
import { docsFolderOf } from '../../../../files/docs-folder';
import { navigationOf } from '../../../../site-pages/frozen-data';
import { fillTable } from '../../__tests__/fill-table';
import { REQUESTS } from '../requests';

const SITE = path.resolve(__dirname, '../../../../..');

async function rowsOf(
  name: string,
  columns: number,
  { file, ...attributes }: Record<string, string> = {},
): Promise<string[][]> {
  const head = Array.from({ length: columns }, () => '');
  return (await fillTable(name, { head, attributes, ...(file && { file }) })).slice(1);
}

it('a page has the marks of the groups around it, unless it has its own', () => {
  const family: NavigationFamily = {
    id: 'grid',
    sidebar: 'grid',
    title: 'Grid',
    items: [
      {
        pathname: '/x/group',
        title: 'Group',
        planned: true,
        plan: 'pro',
        children: [
          { pathname: '/x/a', title: 'A' },
          { pathname: '/x/b', title: 'B', plan: 'premium', planned: false },
        ],
      },
    ],
  };
  expect(markedPages([family])).toEqual([
    { pathname: '/x/a', family: 'Grid', plan: 'pro', planned: true },
    { pathname: '/x/b', family: 'Grid', plan: 'premium', planned: false },
  ]);
});

describe('the planned pages', () => {
  const planned = () => rowsOf('PlannedPages', 5, { closed: 'done' });

  it('are all that the navigation marks, with the request that the page names', async () => {
    const rows = await planned();
    expect(rows).toHaveLength(markedPages().filter((page) => page.planned).length);
    expect(rows).toContainEqual(['Gantt', 'Charts', 'Pro', '#8732', 'open']);
    expect(rows).toContainEqual(['Pivoting', 'Data Grid', 'Premium', '#214', 'done']);
  });

  it('use every request of the list, in this version or one that was cut', async () => {
    const numbers = (await planned()).map(([, , , number]) => number?.slice(1));
    const cut = DOCS_VERSIONS.filter(({ docs }) => docs !== 'current').flatMap((version) =>
      markedPages(navigationOf(SITE, version)).flatMap(({ planned: isPlanned, pathname }) => {
        if (!isPlanned) return [];
        const file = path.join(docsFolderOf(version), pathname.slice('/x/'.length), 'index.mdx');
        return [...readFileSync(path.join(SITE, file), 'utf8').matchAll(/issues\/(\d+)/g)].map(
          ([, number]) => number,
        );
      }),
    );
    const used = new Set([...numbers, ...cut]);
    expect(Object.keys(REQUESTS).filter((number) => !used.has(number))).toEqual([]);
  });
});

it('the pages of a plan are those of the navigation without planned ones', async () => {
  const rows = await rowsOf('PagesOfPlan', 2, { plan: 'premium' });
  expect(rows).toContainEqual(['Aggregation', 'Data Grid']);
  expect(rows.flat()).not.toContain('Pivoting');
});

it('pages and families have their names in the language of the page', async () => {
  const file = 'i18n/zh/docusaurus-plugin-content-docs/current/introduction/roadmap/index.mdx';
  expect(await rowsOf('PlannedPages', 5, { file, open: '开放' })).toContainEqual([
    ...['甘特图', '图表', 'Pro', '#8732', '开放'],
  ]);
  expect(await rowsOf('PagesOfPlan', 2, { file, plan: 'premium' })).toContainEqual([
    ...['聚合', 'Data Grid'],
  ]);
});

it('a head with another number of columns, and no plan, are errors that name the line', async () => {
  await expect(rowsOf('PlannedPages', 4)).rejects.toThrow(
    'index.mdx:3: <PlannedPages> holds the head of a table with 5 columns',
  );
  await expect(rowsOf('PagesOfPlan', 2)).rejects.toThrow(
    'index.mdx:3: Write <PagesOfPlan plan="pro">',
  );
});

it('wishes without a page of their own are none of the list', () => {
  const roadmap = readFileSync(path.join(SITE, 'docs/introduction/roadmap/index.mdx'), 'utf8');
  const wishes = [...roadmap.matchAll(/mui-x\/issues\/(\d+)/g)].map(([, number = '']) => number);
  expect(wishes.length).toBeGreaterThan(2);
  expect(wishes.filter((number) => number in REQUESTS)).toEqual([]);
});
