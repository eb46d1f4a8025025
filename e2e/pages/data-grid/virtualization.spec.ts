import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/virtualization/');

const cells = (demo: Locator) => demo.locator('[role="gridcell"][data-field]');

test('few of 250,000 cells are in the page, after scrolling too', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DrawnCells');
  await expect(demo.getByRole('status')).toHaveText(
    /^[1-9]\d* rows and [1-9]\d* cells drawn, of 250,000 cells/,
  );
  await expect.poll(() => cells(demo).count()).toBeGreaterThan(20);
  expect(await cells(demo).count()).toBeLessThan(600);
  await demo.getByRole('button', { name: 'Scroll through' }).click();
  await expect(demo.getByRole('status')).toContainText('Frames: median', { timeout: 30_000 });
  await expect(demo.getByRole('gridcell', { name: 'S-1000' })).toHaveCount(0);
  expect(await cells(demo).count()).toBeLessThan(600);
});

test('without virtualization every cell is drawn', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WithAndWithout');
  await demo.getByRole('button', { name: 'Without' }).click();
  const row = demo.getByRole('row', { name: /^without/ });
  await expect(row.getByRole('cell').first()).toHaveText('2500', { timeout: 30_000 });
  await demo.getByRole('button', { name: 'Measure with' }).click();
  const drawn = demo
    .getByRole('row', { name: /^with / })
    .getByRole('cell')
    .first();
  await expect(drawn).toHaveText(/^\d+$/, { timeout: 30_000 });
  expect(Number(await drawn.textContent())).toBeLessThan(700);
});

test('a larger buffer draws more rows', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BufferSizes');
  const rows = demo.locator('[role="row"][data-id]');
  await demo.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(demo.getByText('Buffers of 0 px')).toBeVisible();
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  const few = await rows.count();
  const fewCells = await cells(rows.first()).count();
  await page.keyboard.press('End');
  await expect.poll(() => rows.count()).toBeGreaterThan(few + 10);
  await expect.poll(() => cells(rows.first()).count()).toBeGreaterThan(fewCells);
  await expect(demo.getByRole('status')).toHaveText(/^[1-9]\d* rows, [1-9]\d* cells drawn$/);
});
