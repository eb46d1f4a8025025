import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/row-height/';

async function heightOf(row: Locator): Promise<number> {
  return Math.round((await row.boundingBox())?.height ?? 0);
}

test('density multiplies the height of rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeightAndDensity');
  const row = demo.locator('[role="row"][data-id="1"]');
  for (const [density, height] of [
    ['Compact', 35],
    ['Comfortable', 65],
    ['Standard', 50],
  ] as const) {
    await demo.getByRole('button', { name: density }).click();
    await expect(demo.getByRole('status')).toContainText(`= ${height} pixels`);
    await expect.poll(() => heightOf(row)).toBe(height);
  }
});

test('a function gives each row its height', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeightByContent');
  const rows = demo.locator('[role="row"][data-id]');
  await expect(rows.first()).toContainText('Brass hook');
  await expect.poll(() => heightOf(rows.first())).toBe(52);
  await expect.poll(() => heightOf(rows.filter({ hasText: 'Desk lamp' }).first())).toBe(92);
});

test('measured rows show the whole text, and go back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeightBySwitch');
  const cell = demo.locator('[data-field="text"][role="gridcell"]').nth(1);
  const hidden = () => cell.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect.poll(hidden).toBeGreaterThan(0);
  await demo.getByRole('checkbox').check();
  await expect.poll(hidden).toBe(0);
  const row = demo.locator('[role="row"][data-id="2"]');
  await expect.poll(() => heightOf(row)).toBeGreaterThan(52);
  await demo.getByRole('checkbox').uncheck();
  await expect.poll(() => heightOf(row)).toBe(52);
});
