import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { expectNoFilterInMenu } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { gridCell } from '../../fixtures/grid-cells';
import { chooseInMenu, fieldCells, groupCells, rowWith } from '../../fixtures/row-groups';
import { requestLines, requestResults } from '../../fixtures/server-requests';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/row-grouping/');

const COUNTRIES = [
  'Austria (4)',
  'Finland (2)',
  'France (3)',
  'Ireland (4)',
  'Italy (3)',
  'Netherlands (3)',
  'Norway (3)',
  'Portugal (4)',
];

const GROUPS = 'GET /orders?by=country,status';

test('a group asks for its rows when it opens', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceGroups');
  const groups = groupCells(demo);
  const lines = requestLines(demo);
  for (const [row, country] of COUNTRIES.entries())
    await expect(groups.nth(row)).toHaveText(country);
  await expect(lines).toHaveText([GROUPS]);
  await expect(demo.getByRole('columnheader')).toHaveText(['Group', 'Customer', 'Items']);
  // The server sends the sums of the groups.
  await expect(fieldCells(demo, 'items').first()).toHaveText('485');

  await rowWith(demo, 'Austria').getByRole('button', { name: 'see children' }).click();
  await expect(groups.nth(2)).toHaveText('Packed (1)');
  await groups.nth(2).click();
  await page.keyboard.press('Space');
  const packed = createOrders(200).find(
    ({ country, status }) => country === 'Austria' && status === 'Packed',
  );
  await expect(gridCell(demo, 3, 'customer')).toHaveText(String(packed?.customer));
  await expect(lines).toHaveText([`${GROUPS}&in=Austria/Packed`, `${GROUPS}&in=Austria`, GROUPS]);
});

test('without a group, the next one is the first', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceGroups');
  await expect(groupCells(demo).first()).toHaveText('Austria (4)');
  await expectNoFilterInMenu(demo.getByRole('columnheader', { name: 'Customer' }));
  await chooseInMenu(page, demo, 'Group', 'Stop grouping by Country');
  await expect(groupCells(demo)).toHaveText([
    'Delivered (172)',
    'Open (7)',
    'Packed (4)',
    'Returned (13)',
    'Shipped (4)',
  ]);
  await expect(requestLines(demo)).toHaveText(['GET /orders?by=status', GROUPS]);
});

test('users choose the groups, and see their sums', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceGroupChoice');
  const groups = groupCells(demo);
  const headers = demo.getByRole('columnheader');
  const choice = (name: string) => demo.getByRole('button', { name, exact: true });
  await expect(headers).toHaveText(['Orders', 'Month', 'Status', 'Total']);
  await expect(groups.first()).toHaveText(/^Austria/);
  await expect(fieldCells(demo, 'total').first()).toHaveText('€16,647.25');
  await choice('month').click();
  await expect(groups.first(), 'Austria has orders in six months').toHaveText('Austria (6)');
  await expect(headers).toHaveText(['Orders', 'Status', 'Total']);
  await choice('country').click();
  await expect(groups.first()).toHaveText(/^2024-01/);
  await expect(requestLines(demo)).toHaveText(
    ['month', 'country,month', 'country'].map((fields) => `GET /orders?by=${fields}`),
  );

  await headers.filter({ hasText: 'Total' }).click();
  await expect(groups.first(), 'June has the smallest total').toHaveText(/^2024-06/);
  await expectNoFilterInMenu(headers.filter({ hasText: 'Total' }));
  await chooseInMenu(page, demo, 'Orders', 'Stop grouping by Month');
  await expect(choice('month')).toHaveAttribute('aria-pressed', 'false');
  await expect(headers).toHaveText(['Country', 'Month', 'Status', 'Total']);
});

test('groups that nobody wants any more are canceled', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceGroupChoice');
  const month = demo.getByRole('button', { name: 'month', exact: true });
  await expect(requestResults(demo)).toHaveText([/^200 OK/]);
  // Pressed without waiting for a stable button, because the response must not come first.
  await month.dispatchEvent('click');
  await month.dispatchEvent('click');
  await expect(requestResults(demo)).toHaveText([/^200 OK/, /^canceled/, /^200 OK/]);
  await expect(groupCells(demo).first()).toHaveText(/^Austria/);
});
