import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/filtering/';

test('a condition of the panel leaves the rows that match it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicFiltering');
  await expect(demo.getByText('1–25 of 60')).toBeVisible();
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const panel = page.getByRole('tooltip');
  await panel.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Status' }).click();
  await panel.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'Shipped' }).click();
  await page.keyboard.press('Escape');
  await expect(demo.getByText('1–25 of 60')).toHaveCount(0);
  const statuses = await demo.locator('[role="gridcell"][data-field="status"]').allTextContents();
  expect(statuses.length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set(['Shipped']));
});

test(
  '"Filter" in a column menu replaces the only condition',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ControlledFilter');
    const model = demo.getByRole('status');
    await expect(model).toHaveText('items >= 20');
    const header = demo.getByRole('columnheader', { name: 'Customer' });
    await header.hover();
    await header.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(model).toHaveText('customer contains');
  },
);

test('the field for days may be cleared', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterByDay');
  const days = demo.locator('[role="gridcell"][data-field="orderedOn"]');
  await expect(days.first()).toBeVisible();
  await demo.getByRole('button', { name: 'Show filters' }).first().click();
  const day = page.getByRole('tooltip').getByLabel('Day');
  await day.fill('2024-06-15');
  await expect(day).toHaveValue('2024-06-15');
  await expect(days).toHaveCount(1);
  await day.fill('');
  await expect(days).not.toHaveCount(1);
});

test('the count outside of the grid follows the filter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredRowCount');
  const status = demo.getByRole('status');
  await expect(status).not.toHaveText(/^(\d+) of \1 /);
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(status).toHaveText(/^(\d+) of \1 employees$/);
});

test(
  '"glashutte" finds "Glashütte" while accents are ignored',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'IgnoredDiacritics');
    await expect(demo.getByText('Glashütte Perl').first()).toBeVisible();
    await demo.getByRole('checkbox').click();
    await expect(demo.getByText('No results found.')).toBeVisible();
  },
);
