import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/column-menu/';

/**
 * Opens the menu of a column as the keyboard does, after a click that sorts: the menu has other
 * items then. While it changes and moves, a click can miss it, which closes it.
 */
async function openMenu(page: Page, demo: Locator, name: string): Promise<Locator> {
  const header = demo.getByRole('columnheader', { name });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.press('Control+Enter');
  return settledPopup(page.getByRole('menu'));
}

test('an added item is in its place, acts on its column and closes the menu', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AddedMenuItem');
  const header = demo.getByRole('columnheader', { name: 'Customer' });
  await expect(header).toHaveCSS('width', '90px');
  const menu = await openMenu(page, demo, 'Customer');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Sort by DESC',
    'Unsort',
    'Filter',
    'Fit to the content',
    'Hide column',
    'Manage columns',
  ]);
  await menu.getByRole('menuitem', { name: 'Fit to the content' }).click();
  await expect(menu).toBeHidden();
  await expect
    .poll(async () => (await header.boundingBox())?.width ?? 0, { message: 'the column is wider' })
    .toBeGreaterThan(110);
});

test('a replaced item filters with one click', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReplacedFilterItem');
  await expect(demo.getByText('1–60 of 60')).toBeVisible();
  const menu = await openMenu(page, demo, 'Status');
  await menu.getByRole('menuitemradio', { name: 'Returned' }).click();
  await expect(demo.getByText('1–60 of 60')).toBeHidden();
  const statuses = demo.locator('[role="gridcell"][data-field="status"]');
  await expect(statuses.first()).toHaveText('Returned');
  await expect(statuses.filter({ hasNotText: 'Returned' })).toHaveCount(0);
});

test('items for some columns are only in their menus', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NumberColumnMenu');
  const menu = await openMenu(page, demo, 'Items');
  await expect(menu).toContainText('on average');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(demo.getByRole('columnheader', { name: 'Items' })).toBeFocused();
  await expect(await openMenu(page, demo, 'Customer')).not.toContainText('on average');
});

test('a removed item is gone from the menu', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RemovedMenuItems');
  const menu = await openMenu(page, demo, 'Role');
  await expect(menu.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: /Filter|Manage/ })).toHaveCount(0);
});
