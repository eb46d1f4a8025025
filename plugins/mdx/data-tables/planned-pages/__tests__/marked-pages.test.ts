import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import type { NavigationFamily } from '@site/model/navigation/types';
import { markedPages } from '../marked-pages';
import { remarkMarkedPages } from '../remark-marked-pages';
import { REQUESTS } from '../requests';

const SITE = path.resolve(__dirname, '../../../../..');

/** What stands in the place of `<Name plan="…">` around the head of a table. */
function tableOf(name: string, columns: number, attributes: Record<string, string> = {}): Table {
  const cells = Array.from({ length: columns }, () => ({
    type: 'tableCell' as const,
    children: [],
  }));
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name,
        attributes: Object.entries(attributes).map(([key, value]) => ({
          type: 'mdxJsxAttribute',
          name: key,
          value,
        })),
        children: [{ type: 'table', children: [{ type: 'tableRow', children: cells }] }],
        position: { start: { line: 7, column: 1 }, end: { line: 9, column: 1 } },
      },
    ],
  };
  remarkMarkedPages({ siteDir: SITE })(root, new VFile({ path: '/site/docs/p/index.mdx' }));
  const [table] = root.children;
  if (table?.type !== 'table') throw new Error('There is no table');
  return table;
}

function rowsOf({ children: [, ...rows] }: Table): string[][] {
  return rows.map(({ children }) => children.map((cell) => toString(cell)));
}

it('a page has the marks of the groups around it, unless it has its own', () => {
  const family: NavigationFamily = {
    id: 'grid',
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
  const rows = rowsOf(tableOf('PlannedPages', 5, { closed: 'done' }));

  it('are all that the navigation marks, with the request that the page names', () => {
    expect(rows).toHaveLength(markedPages().filter(({ planned }) => planned).length);
    expect(rows).toContainEqual(['Gantt', 'Charts', 'Pro', '#8732', 'open']);
    expect(rows).toContainEqual(['Row spanning', 'Data Grid', 'Community', '#207', 'done']);
  });

  it('use every request of the list', () => {
    const numbers = rows.map(([, , , number]) => number?.slice(1));
    expect(Object.keys(REQUESTS).filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

it('the pages of a plan are those of the navigation without what is planned', () => {
  const rows = rowsOf(tableOf('PagesOfPlan', 2, { plan: 'premium' }));
  expect(rows).toContainEqual(['Aggregation', 'Data Grid']);
  expect(rows.flat()).not.toContain('Pivoting');
});

it('a head with another number of columns, and no plan, are errors that name the line', () => {
  expect(() => tableOf('PlannedPages', 4)).toThrow('index.mdx:7: <PlannedPages> holds the head');
  expect(() => tableOf('PagesOfPlan', 2)).toThrow('index.mdx:7: Write <PagesOfPlan plan="pro">');
});

it('wishes without a page of their own are none of the list', () => {
  const roadmap = readFileSync(path.join(SITE, 'docs/introduction/roadmap/index.mdx'), 'utf8');
  const wishes = [...roadmap.matchAll(/mui-x\/issues\/(\d+)/g)].map(([, number = '']) => number);
  expect(wishes.length).toBeGreaterThan(2);
  expect(wishes.filter((number) => number in REQUESTS)).toEqual([]);
});
