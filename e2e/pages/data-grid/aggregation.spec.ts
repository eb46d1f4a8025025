import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/aggregation/';

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
});
