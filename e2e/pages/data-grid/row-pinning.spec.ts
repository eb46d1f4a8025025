import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-pinning/');

test('a pinned row leaves its place, and finds back', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinRowsByButton');
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const top = demo.locator('.MuiDataGrid-pinnedRows--top');
  await expect(names.first()).toHaveText('Green lantern');
  await demo.getByRole('menuitem', { name: 'Pin Small desk lamp' }).click();
  await expect(top.locator('[data-field="name"]')).toHaveText(['Small desk lamp', 'Green lantern']);
  await expect(names.filter({ hasText: 'Small desk lamp' })).toHaveCount(1);
  await demo.getByRole('menuitem', { name: 'Unpin Green lantern' }).click();
  await expect(top.locator('[data-field="name"]')).toHaveText(['Small desk lamp']);
  await expect(names.nth(5)).toHaveText('Green lantern');
});

test(
  'pinned rows stay while the others are paged and sorted',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PinnedWhileFiltering');
    const totals = demo.locator('[role="gridcell"][data-field="total"]');
    await expect(demo.getByText('1–5 of 58')).toBeVisible();
    await expect(totals).toHaveCount(7);
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect(demo.getByText('6–10 of 58')).toBeVisible();
    await expect(totals.first()).toHaveText('47.25');
    await expect(totals.last()).toHaveText('131.25');
    await demo.getByRole('columnheader', { name: 'Customer' }).click();
    await expect(totals.first()).toHaveText('47.25');
    await expect(totals.last()).toHaveText('131.25');
  },
);

test('a pinned row takes a new entry', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinnedEntryRow');
  const entry = demo.locator('[role="row"][data-id="0"]');
  await entry.getByText('New expense …').click();
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Stamps');
  await page.keyboard.press('Tab');
  await expect(entry).toContainText('Stamps');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(demo.locator('[role="row"][data-id="3"]')).toContainText('Stamps12');
  await expect(entry).toContainText('New expense …');
  await expect(entry.locator('.MuiDataGrid-cell--editable')).toHaveCount(2);
  await expect(demo.locator('.MuiDataGrid-cell--editable')).toHaveCount(2);
});

test(
  'the total stays at the bottom while users sort and scroll',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PinnedRows');
    const total = demo.locator('.MuiDataGrid-pinnedRows--bottom').getByRole('row');
    const first = demo.locator('[role="row"][data-rowindex="0"]').first();
    await expect(total.getByRole('gridcell')).toHaveText(['All employees', '1,280', '1,963,000']);
    await expect(first).toContainText('Vera Lindholm');

    await demo.getByRole('columnheader', { name: 'Name' }).click();
    await expect(first).toContainText('Anna');
    await expect(total).toContainText('All employees');
    await demo
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    await expect(demo.getByRole('gridcell', { name: 'Vera Lindholm' })).toBeInViewport();
    await expect(total).toBeInViewport({ ratio: 0.9 });
  },
);
