import type { Locator } from '@playwright/test';
import { checkDemos, type DemoCheck } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-height/');

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

async function rowsAndHeadersAreLow(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  await expect.poll(() => heightOf(demo.locator('[data-rowindex="0"]'))).toBe(30);
  await expect.poll(() => heightOf(headers.first())).toBe(40);
}

async function rowsAreMeasured(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  // The second review has five times the length of the first.
  await expect.poll(() => heightOf(row(1))).toBeLessThan(60);
  await expect.poll(() => heightOf(row(2))).toBeGreaterThan(60);
  const text = row(2).locator('[data-field="text"]');
  await expect(text).toContainText('there is nothing better.');
  const hidden = () => text.evaluate((cell) => cell.scrollWidth - cell.clientWidth);
  await expect.poll(hidden).toBe(0);
  // The page has 100 rows. Most are not measured, and take the estimate of 80 pixels.
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect.poll(() => scroller.evaluate((box) => box.scrollHeight)).toBeGreaterThan(7000);
}

async function rowsHaveSpaceBetween(demo: Locator): Promise<void> {
  const row = (index: number) => demo.locator(`[role="row"][data-rowindex="${index}"]`);
  await expect(row(0)).toHaveCSS('margin-top', '0px');
  await expect(row(0)).toHaveCSS('margin-bottom', '5px');
  await expect(row(1)).toHaveCSS('margin-top', '5px');
  await expect(row(1)).toHaveCSS('border-top-width', '0px');

  await demo.getByLabel('Space as a border').check();
  await expect(row(1)).toHaveCSS('border-top-width', '5px');
  await expect(row(1)).toHaveCSS('border-bottom-width', '5px');
  await expect(row(1)).toHaveCSS('margin-top', '0px');
  await expect(row(0)).toHaveCSS('border-top-width', '0px');
}

const DEMOS: readonly DemoCheck[] = [
  ['FixedRowHeight', 'all rows have one height, headers another', rowsAndHeadersAreLow],
  ['MeasuredRowHeight', 'rows are as high as their text', rowsAreMeasured],
  ['SpaceBetweenRows', 'the space is a margin or a border', rowsHaveSpaceBetween],
];

test('heights and spaces are those of the props', { tag: '@full' }, async ({ page }) => {
  await checkDemos(page, PAGE, DEMOS);
});
