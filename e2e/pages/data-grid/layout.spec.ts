import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { sidewaysScroll } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/layout/');

/** With the border, which is around the element that has the role. */
const heightOf = (grid: Locator) =>
  grid.evaluate((element) =>
    Math.round(element.closest('.MuiDataGrid-root')?.getBoundingClientRect().height ?? 0),
  );

test('a grid that fills the rest gives way', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FillTheRest');
  const grid = demo.getByRole('grid');
  await expect(grid.getByRole('row').nth(3)).toBeVisible();
  const before = await heightOf(grid);
  await demo.getByRole('button', { name: 'Show a notice' }).click();
  await expect(demo.getByRole('status')).toBeVisible();
  await expect.poll(() => heightOf(grid)).toBeLessThan(before - 30);
});

test('autoHeight is the sum of headers, rows and border', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AutoHeight');
  const grid = demo.getByRole('grid');
  await expect.poll(() => heightOf(grid)).toBe(56 + 3 * 52 + 2);
  await demo.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => heightOf(grid)).toBe(56 + 4 * 52 + 2);
  await demo.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => heightOf(grid)).toBe(56 + 3 * 52 + 2);
});

test('a grid grows up to its limit, and shrinks again', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GrowThenScroll');
  const grid = demo.getByRole('grid');
  await demo.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect.poll(() => heightOf(grid)).toBe(340);
  await page.keyboard.press('Home');
  await expect.poll(() => heightOf(grid)).toBe(56 + 52 + 2);
});

test('an empty grid keeps the room that the variable says', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OverlayHeight');
  await expect.poll(() => heightOf(demo.getByRole('grid'))).toBe(56 + 200 + 2);
  await expect(demo.getByText('No returns')).toBeVisible();
});

test('a grid in a dialog fits in it, and scrolls', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GridInDialog');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(0);
  await demo.getByRole('button', { name: 'Choose a product' }).click();
  await expect(dialog).toHaveCSS('height', '520px');
  await expect(dialog.getByRole('gridcell', { name: 'Blue mug' })).toBeVisible();
  await expect(dialog.getByText('1–30 of 30')).toBeInViewport();
  // A grid that takes its height from its rows draws all of them, and the content overflows.
  await expect(dialog.locator('[data-rowindex="29"]')).toHaveCount(0);
  const overflow = () =>
    dialog
      .locator('.MuiDialogContent-root')
      .evaluate((content) => content.scrollHeight - content.clientHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await demo.getByRole('button', { name: 'Choose a product' }).click();
  await expect(dialog.getByRole('gridcell', { name: 'Blue mug' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('each grid in tabs keeps its order', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GridInTabs');
  const city = demo.getByRole('columnheader', { name: 'City' });
  await city.click();
  await expect(city).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('tab', { name: 'Returned' }).click();
  await expect(city).toHaveAttribute('aria-sort', 'none');
  await demo.getByRole('tab', { name: 'Delivered' }).click();
  await expect(city).toHaveAttribute('aria-sort', 'ascending');
});

test(
  'a grid beside a sidebar grows and shrinks, and scrolls in itself',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'BesideASidebar');
    const grid = demo.locator('.MuiDataGrid-root');
    const help = demo.getByRole('button', { name: 'Help' });
    await expect(grid.getByRole('gridcell').first()).toBeVisible();
    const widthOf = async () => Math.round((await grid.boundingBox())?.width ?? 0);
    const beside = await widthOf();
    await help.click();
    // The text is 110 px wide, with a gap of 16.
    await expect.poll(widthOf).toBe(beside + 126);
    await help.click();
    await expect.poll(widthOf).toBe(beside);

    await page.setViewportSize({ width: 500, height: 900 });
    await expect.poll(widthOf).toBeLessThan(beside);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    const hidden = () =>
      grid
        .locator('.MuiDataGrid-virtualScroller')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(hidden).toBeGreaterThan(0);
  },
);
