// #region load
import { expect, test } from '@playwright/test';
import { openOrders } from './open-orders';

test('shows orders when the server has answered', { tag: '@full' }, async ({ page }) => {
  const table = await openOrders(page);
  await expect(table.locator('[aria-rowindex="2"]')).toBeVisible();
  await expect(table.getByRole('progressbar')).toHaveCount(0);
});
// #endregion

// #region edit
test(
  'rejects an order without items, and saves one with three',
  { tag: '@full' },
  async ({ page }) => {
    const table = await openOrders(page);
    const row = table.locator('[aria-rowindex="3"]');
    const cell = row.locator('[data-field="items"]');

    await cell.dblclick();
    await cell.getByRole('spinbutton').fill('0');
    await page.keyboard.press('Enter');
    await expect(table.getByRole('status')).toHaveText('Error: An order has at least one item');

    await cell.getByRole('spinbutton').fill('3');
    await page.keyboard.press('Enter');
    await expect(table.getByRole('status')).toContainText('is saved');
    await expect(cell).toHaveText('3');
  },
);
// #endregion

// #region scroll
test('scrolls to an order out of view', { tag: '@full' }, async ({ page }) => {
  const table = await openOrders(page);
  const grid = table.getByRole('grid');
  // Headers have the index 1, so this is row 80.
  const row = grid.locator('[aria-rowindex="81"]');
  await expect(grid.locator('[aria-rowindex="2"]')).toBeVisible();
  await expect(row).toHaveCount(0);

  await grid.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(row).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  await row.getByRole('checkbox').check();
  await expect(table.getByText('1 row selected')).toBeVisible();
});
// #endregion

// #region keyboard
test('goes to the last cell with the keyboard', async ({ page }) => {
  const table = await openOrders(page);
  await table.locator('[aria-rowindex="2"] [data-field="customer"]').click();

  await page.keyboard.press('Control+End');
  const last = table.locator('[aria-rowindex="101"] [data-field="country"]');
  await expect(last).toBeFocused();
});
// #endregion
