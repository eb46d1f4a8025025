import type { Locator } from '@playwright/test';
import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { checkDemos, type DemoCheck } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { recordAppearance } from '../../fixtures/passing-states';
import {
  chooseInMenu,
  fieldCells,
  groupCells,
  groupHeader,
  rowWith,
  toggleGroup,
} from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';
import { store, stored } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/row-grouping/');

async function statusesFollowTheWork(demo: Locator): Promise<void> {
  const cells = groupCells(demo);
  await expect(cells.nth(0)).toHaveText('Open (3)');
  await expect(cells.nth(4)).toHaveText('Packed (1)');
  await expect(cells.nth(6)).toHaveText('Shipped (1)');
  await expect(cells.nth(8)).toHaveText('Delivered (51)');
  const items = fieldCells(demo, 'items');
  await expect(items.nth(1)).toHaveText('17');
  await expect(items.nth(2)).toHaveText('9');
}

async function totalsDependOnTheLevel(demo: Locator): Promise<void> {
  const groups = [
    'Management (1)',
    'Engineering (7)',
    'Design (7)',
    'Lisbon (2)',
    'Utrecht (3)',
    'Oslo (2)',
  ];
  await expect(groupCells(demo)).toHaveText([...groups, '', 'Support (7)', 'Finance (7)']);
  const hours = ['', '', '', '64', '104', '64', '232', '', ''];
  await expect(fieldCells(demo, 'hours')).toHaveText(hours);
  await expect(fieldCells(demo, 'salary').nth(3)).toHaveText('€64,750');
  await expect(fieldCells(demo, 'salary').nth(6)).toHaveText('€50,929');
}

async function filtersCompareKeysAndRows(demo: Locator): Promise<void> {
  const large = createOrders(120).filter(
    ({ country, items }) => country === 'Finland' && items > 10,
  );
  const toolbar = demo.locator('.MuiDataGrid-toolbarContainer');
  await expect(toolbar.getByRole('button', { name: 'Show filters' })).toBeVisible();
  await expect(groupCells(demo)).toHaveText(['France (13)', `Finland (${large.length})`]);
  await toggleGroup(demo, 'Finland');
  await expect(fieldCells(demo, 'items')).toHaveText([
    '',
    '',
    ...large.map(({ items }) => String(items)),
  ]);
}

async function chipsChangeTheLevels(demo: Locator): Promise<void> {
  const chips = demo.getByRole('group', { name: 'Grouping' }).getByRole('button');
  const first = groupCells(demo).first();
  await expect(chips).toHaveText(['1. Country', '2. Status', '+ Customer']);
  await expect(first).toHaveText('Portugal (15)');
  await chips.filter({ hasText: 'Status' }).click();
  await expect(chips).toHaveText(['1. Status', '2. Country', '+ Customer']);
  await expect(first).toHaveText('Open (4)');
  await chips.filter({ hasText: 'Customer' }).click();
  await expect(chips).toHaveText(['1. Status', '2. Country', '3. Customer']);
  await chips.filter({ hasText: 'Status' }).locator('.MuiChip-deleteIcon').click();
  await expect(chips).toHaveText(['1. Country', '2. Customer', '+ Status']);
  await expect(first).toHaveText('Portugal (15)');
}

async function idsOfAGroupFollowSorting(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const open = groupCells(demo).filter({ hasText: 'Open (3)' });
  await open.click();
  await expect(status).toHaveText('Open: orders 4060, 4059, 4058');
  const header = demo.getByRole('columnheader', { name: 'Order' });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await open.click();
  await expect(status).toHaveText('Open: orders 4058, 4059, 4060');
}

async function onlyOrdersAreSelected(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const group = rowWith(demo, 'Open (3)');
  await expect(group.getByRole('checkbox')).toBeDisabled();
  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(status).toHaveText('60 orders selected');
  await expect(group.getByRole('checkbox')).not.toBeChecked();
  await demo.locator('[role="row"][data-id="4060"]').getByRole('checkbox').click();
  await expect(status).toHaveText('59 orders selected');
}

async function headingsStayInView(demo: Locator): Promise<void> {
  const group = groupCells(demo).first();
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect(group).toHaveText('Portugal (15)');
  await expect(demo.locator('[role="row"][data-id="4060"]')).toContainText('Harbour Bakery');
  const x = (await group.boundingBox())?.x;
  await scroller.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(demo.getByRole('columnheader', { name: 'Items' })).toBeInViewport();
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(group).toHaveText('Portugal (15)');
  expect((await group.boundingBox())?.x).toBe(x);
}

async function loadedRowsJoinTheirGroups(demo: Locator): Promise<void> {
  const orders = createOrders(200);
  const count = (loaded: number) =>
    orders.slice(0, loaded).filter(({ country }) => country === 'Portugal').length;
  const load = demo.getByRole('button', { name: 'Load 40 orders' });
  const down = demo.getByRole('checkbox', { name: 'The server is down' });
  const hasProgress = await recordAppearance(demo, '.MuiDataGrid-root [role="progressbar"]');
  await down.check();
  await load.click();
  const again = demo.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await hasProgress()).toBe(true);
  await down.uncheck();
  await again.click();
  await expect(demo.getByRole('status')).toHaveText('40 of 200 orders');
  await toggleGroup(demo, `Portugal (${count(40)})`);
  await load.click();
  await expect(demo.getByRole('status')).toHaveText('80 of 200 orders');
  const group = groupCells(demo).filter({ hasText: `Portugal (${count(80)})` });
  await expect(group.getByRole('button', { name: 'hide children' })).toBeVisible();
}

async function manyGroupsAreMeasured(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('20,000 rows, not grouped');
  await demo.getByRole('button', { name: 'Group', exact: true }).click();
  // 14 customers, each with orders on 160 days.
  await expect(status).toHaveText(/^2254 groups in \d+ ms$/);
  await expect(groupCells(demo).first()).toHaveText('Harbour Bakery (1462)');
  await expect(groupHeader(demo)).toHaveCSS('width', '200px');
}
const DEMOS: readonly DemoCheck[] = [
  [
    'SortedGroups',
    'groups have the order of their column, and rows their own',
    statusesFollowTheWork,
  ],
  ['GroupSubtotals', 'totals are below departments and next to offices', totalsDependOnTheLevel],
  ['FilteredGroups', 'filters compare keys and rows', filtersCompareKeysAndRows],
  ['GroupingChips', 'chips add, move and remove levels', chipsChangeTheLevels],
  ['RowsOfGroup', 'the ids of a group have the order of the grid', idsOfAGroupFollowSorting],
  ['SelectLeaves', 'groups cannot be selected', onlyOrdersAreSelected],
  ['PinnedGroupingColumn', 'headings stay in view', headingsStayInView],
  [
    'GroupServerRows',
    'loaded rows join their groups, which stay expanded',
    loadedRowsJoinTheirGroups,
  ],
  ['ManyGroups', 'two levels of 20,000 rows are counted and measured', manyGroupsAreMeasured],
];

test('other features work with groups', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await checkDemos(page, PAGE, DEMOS);
});

test('the grouping of the last visit is restored, without fields that are gone', async ({
  page,
}) => {
  const first = await openDemo(page, PAGE, 'PersistGrouping');
  await expect(groupHeader(first)).toHaveText('Country');
  await chooseInMenu(page, first, 'Status', 'Group by Status');
  await expect.poll(() => stored(page, 'orders.grouping')).toBe('country,status');

  const second = await openDemo(page, PAGE, 'PersistGrouping');
  await expect(groupHeader(second)).toHaveText('Group');
  await toggleGroup(second, 'Portugal (15)');
  await expect(groupCells(second).nth(1)).toHaveText('Open (1)');

  await store(page, { 'orders.grouping': 'gone,status' });
  const third = await openDemo(page, PAGE, 'PersistGrouping');
  await expect(groupHeader(third)).toHaveText('Status');
  await expect(groupCells(third).first()).toHaveText('Open (3)');
});
