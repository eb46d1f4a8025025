import type { Locator } from '@playwright/test';
import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectFullWidth } from '../../fixtures/grid-width';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/aggregation/');

function totalOf(demo: Locator, field: string): Locator {
  return demo.locator(`.MuiDataGrid-pinnedRows [data-field="${field}"]`);
}

test('the column menu changes the function below a column', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicAggregation');
  await expect(totalOf(demo, 'items')).toHaveText('474');

  const header = demo.getByRole('columnheader', { name: 'Items' });
  await header.hover();
  await header.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Aggregation' }).click();
  await page.getByRole('option', { name: 'size' }).click();
  await expect(totalOf(demo, 'items')).toHaveText('30');
});

test('totals follow an edited cell, and cannot be edited', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TotalsWhileEditing');
  await expect(totalOf(demo, 'amount')).toHaveText('385');

  await demo.getByRole('gridcell', { name: '12', exact: true }).dblclick();
  await demo.getByRole('spinbutton').fill('10');
  await demo.getByRole('spinbutton').press('Enter');
  await expect(totalOf(demo, 'quantity')).toHaveText('13');
  await expect(totalOf(demo, 'amount')).toHaveText('357');

  await totalOf(demo, 'quantity').dblclick();
  await expect(demo.getByRole('spinbutton')).toHaveCount(0);
});

test('the average per piece is weighted by the stock', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WeightedAverage');
  const lighting = demo.getByRole('row').filter({ hasText: 'Lighting' });
  await expect(lighting.locator('[data-field="price"]')).toHaveText('52.85');
  await expectFullWidth(demo);
});

test('a total may count the rows that a filter hides', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredOrAll');
  await expect(totalOf(demo, 'items')).toHaveText('237');
  await demo.getByRole('button', { name: 'All rows' }).click();
  await expect(totalOf(demo, 'items')).toHaveText('895');
});

test('a parent counts where the function includes it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ParentsCount');
  const director = demo.getByRole('row').filter({ hasText: 'Vera Lindholm' });
  await expect(director.locator('[data-field="salary"]')).toHaveText('1,217,000');
  await expect(totalOf(demo, 'salary')).toHaveText('1,217,000');
  await expect(demo.getByRole('columnheader').first()).toHaveText('Name');
  await expect(demo.locator('[data-rowindex="1"]')).toBeVisible();
});

test('rows of groups show the totals of the group', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AggregatedGroups');
  const orders = createOrders(120).filter(({ country }) => country === 'Portugal');
  const items = orders.reduce((sum, order) => sum + order.items, 0);
  const portugal = demo.getByRole('row').filter({ hasText: `Portugal (${orders.length})` });
  await expect(portugal.locator('[data-field="items"]')).toHaveText(items.toLocaleString('en-US'));
  const days = orders.map(({ orderedOn }) => orderedOn.getTime());
  const last = new Date(Math.max(...days)).toLocaleDateString('en-US');
  await expect(portugal.locator('[data-field="orderedOn"]')).toHaveText(last);
  await expectFullWidth(demo);
});
