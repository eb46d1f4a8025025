import type { Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/filtering/multi-filters/');

/** Not by its role, which tooltips have too. */
const panelOf = (page: Page) => page.locator('.MuiDataGrid-panel');

test('with "and", a row must pass both conditions', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MultiFilters');
  const statuses = demo.locator('[role="gridcell"][data-field="status"]');
  await expect(statuses.first()).toHaveText('Returned');
  const items = await demo.locator('[role="gridcell"][data-field="items"]').allTextContents();
  expect(new Set(await statuses.allTextContents())).toEqual(new Set(['Returned']));
  expect(Math.min(...items.map(Number))).toBeGreaterThanOrEqual(10);
  // One condition less, and orders with fewer items or another status come back.
  const toolbar = demo.locator('.MuiDataGrid-toolbarContainer');
  await toolbar.getByRole('button', { name: 'Show filters' }).click();
  await panelOf(page).getByRole('button', { name: 'Delete' }).first().click();
  await expect(statuses.first()).not.toHaveText('Returned');
});

test('"or" is wider than "and"', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AndOr');
  const rows = demo.locator('[role="row"][data-rowindex]');
  const items = demo.locator('[role="gridcell"][data-field="items"]');
  await expect(rows.first()).toBeVisible();
  const both = (texts: string[]) => texts.filter((text) => Number(text) < 20).length;
  expect(both(await items.allTextContents())).toBeGreaterThan(0);
  await demo.getByRole('button', { name: 'and', exact: true }).click();
  await expect(demo.getByRole('button', { name: 'and', exact: true })).toHaveAttribute('aria-pressed', 'true'); // prettier-ignore
  await expect.poll(async () => both(await items.allTextContents())).toBe(0);
  const paid = demo.locator('[role="gridcell"] [data-value="true"]');
  await expect(paid).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show filters' }).first().click();
  await panelOf(page).getByRole('button', { name: 'Delete' }).first().click();
  await expect(paid).not.toHaveCount(0);
});

test('each column gets one condition at most', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneFilterPerColumn');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const panel = page.getByRole('tooltip');
  const columns = panel.getByRole('combobox', { name: 'Columns' });
  await expect(columns).toHaveText(['Name']);
  const add = panel.getByRole('button', { name: 'Add filter' });
  await add.click();
  await expect(columns).toHaveText(['Name', 'Department']);
  await add.click();
  await expect(columns).toHaveText(['Name', 'Department', 'Office']);
  await add.click();
  await expect(columns).toHaveCount(3);
});

test('a grid with a single condition replaces it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneConditionOnly');
  const hours = demo.locator('[role="gridcell"][data-field="hours"]');
  await expect(hours.first()).not.toHaveText('40');
  const header = demo.getByRole('columnheader', { name: 'Role' });
  await header.hover();
  await header.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await expect(page.getByRole('tooltip').getByLabel('Value')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add filter' })).toHaveCount(0);
  await expect(hours.first()).toHaveText('40');
});

test('conditions of a group are combined with another one', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupedConditions');
  const cells = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);
  await expect(cells('country')).toHaveText(['Spain', 'France', 'Spain', 'Spain']);
  await expect(cells('status')).toHaveText(['Shipped', 'Delivered', 'Delivered', 'Returned']);
  await expect(cells('items')).toHaveText(['8', '33', '31', '13']);
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(0);
  await demo.getByRole('checkbox', { name: 'In France, Spain or Italy' }).uncheck();
  await expect(cells('country').first()).toHaveText('Norway');
  await expect(cells('status').first()).toHaveText('Open');
});
