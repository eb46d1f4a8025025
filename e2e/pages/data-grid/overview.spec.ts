import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { cellAt } from '../../fixtures/edit-cells';
import { groupHeader } from '../../fixtures/row-groups';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/');

test(
  '100,000 rows are sorted, grouped and edited, and each work says its time',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'HundredThousandSales');
    const timeOf = (work: string) => demo.locator(`dt:text-is("${work}") + dd`);
    await expect(timeOf('Create')).toHaveText(/^\d+ ms$/);
    await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');

    await demo.getByRole('columnheader', { name: 'Euros' }).click();
    await expect(timeOf('Sort')).toHaveText(/^\d+ ms$/);
    const first = demo.locator('[data-rowindex="0"]');
    await expect(first.locator('[data-field="revenue"]')).toHaveText('7.5');

    await first.locator('[data-field="quantity"]').dblclick();
    await first.getByRole('spinbutton').fill('5');
    await page.keyboard.press('Enter');
    await expect(timeOf('Edit')).toHaveText(/^\d+ ms$/);

    await demo.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('7');
    await expect(timeOf('Filter')).toHaveText(/^\d+ ms$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    const country = demo.getByRole('columnheader', { name: 'Country' });
    await country.hover();
    await country.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Group by Country' }).click();
    await expect(timeOf('Group')).toHaveText(/^\d+ ms$/);
    await expect(first).toContainText(/Norway|Portugal|Austria|France|Netherlands/);
    await expect(groupHeader(demo)).toHaveCSS('width', '220px');
  },
);

test('the table of plans says where a feature begins', async ({ page }) => {
  await visit(page, PAGE);
  const table = page.getByRole('table').filter({ hasText: 'Start with' });
  const plansOf = (feature: string) =>
    table.getByRole('row').filter({ hasText: feature }).getByRole('cell');
  const trees = plansOf('Tree data');
  await expect(trees.nth(2)).toContainText('Not included');
  await expect(trees.nth(3)).toContainText('Included');
  await expect(trees.nth(4)).toContainText('Included');
  await expect(plansOf('Group rows').nth(3)).toContainText('Not included');
  await expect(plansOf('Sort').filter({ hasText: 'One column' })).toHaveCount(1);
  for (const link of await table.getByRole('row').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/x\//);
  }
});

const header = (demo: Locator, name: string) => columnHeader(demo, name);

async function expectCommunityToSortEditAndSearch(page: Page) {
  const demo = await runDemo(page, 'OrderTable');
  await expect(demo.getByText('1–25 of 120')).toBeVisible();
  await expect(header(demo, 'Total')).toHaveAttribute('aria-sort', 'descending');
  await expect(cellAt(demo, 0, 'id')).toHaveText('4102');
  await expect(demo.getByRole('checkbox', { name: 'Select row' }).first()).toBeVisible();
  await header(demo, 'Order').press('Enter');
  await expect(cellAt(demo, 0, 'id')).toHaveText('4001');
  const status = cellAt(demo, 0, 'status');
  await status.dblclick();
  await page.getByRole('option', { name: 'Packed' }).click();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Packed');
  await demo.getByRole('searchbox').fill('harbour');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers.filter({ hasNotText: 'Harbour Bakery' })).toHaveCount(0);
  await expect(customers.first()).toHaveText('Harbour Bakery');
}

async function expectProToPinSortAndOpen(page: Page) {
  const demo = await runDemo(page, 'OrdersWithDetails');
  await expect(cellAt(demo, 0, 'status')).toHaveText('Delivered');
  await expect(cellAt(demo, 0, 'total')).toHaveText('€1,569.00');
  await expect(header(demo, 'Total')).toHaveAttribute('aria-sort', 'descending');
  await header(demo, 'Items').click({ modifiers: ['Control'] });
  await expect(header(demo, 'Items')).toHaveAttribute('aria-sort', 'ascending');
  await expect(header(demo, 'Status')).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'Expand' }).first().click();
  await expect(demo.getByRole('listitem')).toContainText(['12 × Desk lamp', '9 × Wool blanket']);
  const panel = await demo.locator('.MuiDataGrid-detailPanel').boundingBox();
  expect(panel?.height, 'the panel is as high as its list').toBeLessThan(300);
  const leftOf = async (field: string) =>
    Math.round((await cellAt(demo, 0, field).boundingBox())?.x ?? 0);
  const [customer, total] = [await leftOf('customer'), await leftOf('total')];
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((element) => element.scrollTo({ left: 80 }));
  await expect.poll(() => leftOf('total')).toBe(total - 80);
  expect(await leftOf('customer')).toBe(customer);
}

async function expectPremiumToGroupAndSum(page: Page) {
  const demo = await runDemo(page, 'SalesByCountry');
  const group = cellAt(demo, 0, '__row_group_by_columns_group__');
  await expect(group).toContainText('Portugal');
  await expect(groupHeader(demo)).toHaveText('Country, customer');
  await expect(cellAt(demo, 0, 'total')).toHaveText('€29,910.75');
  const totalOf = (field: string) =>
    demo.locator(`.MuiDataGrid-pinnedRows [data-field="${field}"]`);
  await expect(totalOf('items')).toHaveText('5,932');
  await expect(totalOf('total')).toHaveText('€183,809.00');
  await group.getByRole('button', { name: 'see children' }).click();
  await expect(cellAt(demo, 1, '__row_group_by_columns_group__')).toContainText('Harbour Bakery');
  await cellAt(demo, 1, '__row_group_by_columns_group__')
    .getByRole('button', { name: 'see children' })
    .click();
  await cellAt(demo, 2, 'items').hover();
  await page.mouse.down();
  await cellAt(demo, 3, 'total').hover();
  await page.mouse.up();
  await expect(demo.locator('[role="gridcell"].Mui-selected')).toHaveCount(4);
  await demo.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem', { name: 'Download as Excel' })).toBeVisible();
}

test(
  'the demos of the plans do what the page tries with them',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await visit(page, PAGE);
    await test.step('Community', () => expectCommunityToSortEditAndSearch(page));
    await test.step('Pro', () => expectProToPinSortAndOpen(page));
    await test.step('Premium', () => expectPremiumToGroupAndSum(page));
  },
);
