import type { Locator, Page } from '@playwright/test';
import { createMonthlySales, MONTHS } from '../../../docs/react-data-grid/_data/monthly-sales';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/cell-selection/');

const cell = (demo: Locator, shop: string, month: number) =>
  demo.getByRole('row').filter({ hasText: shop }).getByRole('gridcell').nth(month);

/** Expects that clicks on cells did not select their rows. */
async function expectNoRowSelected(demo: Locator) {
  await expect(demo.locator('[role="row"].Mui-selected')).toHaveCount(0);
}

async function drag(page: Page, from: Locator, to: Locator) {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('a dragged range is added up, with Ctrl a second one too', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectionTotals');
  const status = demo.getByRole('status');
  await drag(page, cell(demo, 'Lisbon', 1), cell(demo, 'Oslo', 3));
  await expect(status).toContainText('6 cells');
  const values = await demo.locator('[role="gridcell"].Mui-selected').allTextContents();
  const sum = values.reduce((total, text) => total + Number(text), 0);
  await expect(status).toContainText(`sum ${sum},`);
  await page.keyboard.down('Control');
  await drag(page, cell(demo, 'Sevilla', 2), cell(demo, 'Graz', 2));
  await page.keyboard.up('Control');
  await expect(status).toContainText('8 cells');
  await cell(demo, 'Oslo', 2).click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(status).toContainText('2 cells');
  await expectNoRowSelected(demo);
});

test(
  'Shift and an arrow key extend the range, an arrow key clears it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'CellRanges');
    const selected = demo.locator('[role="gridcell"].Mui-selected');
    await cell(demo, 'Oslo', 2).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(selected).toHaveCount(4);
    await expectNoRowSelected(demo);
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveCount(0);
  },
);

test('Ctrl + D fills the marked cells from the first row', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FillCells');
  const top = await cell(demo, 'Lisbon', 1).textContent();
  await expect(cell(demo, 'Cork', 1)).not.toHaveText(top ?? '');
  await drag(page, cell(demo, 'Lisbon', 1), cell(demo, 'Cork', 1));
  await page.keyboard.press('Control+d');
  await expect(cell(demo, 'Oslo', 1)).toHaveText(top ?? '');
  await expect(cell(demo, 'Cork', 1)).toHaveText(top ?? '');

  const left = await cell(demo, 'Lisbon', 2).textContent();
  await expect(cell(demo, 'Oslo', 2)).not.toHaveText(left ?? '');
  await drag(page, cell(demo, 'Lisbon', 2), cell(demo, 'Oslo', 2));
  await demo.getByRole('button', { name: 'Fill down' }).click();
  await expect(cell(demo, 'Oslo', 2)).toHaveText(left ?? '');
  await cell(demo, 'Oslo', 3).click();
  await expectNoRowSelected(demo);
});

test('a header marks its column', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeadersSelectColumns');
  await demo.getByRole('columnheader', { name: 'Feb' }).click();
  await expect(cell(demo, 'Lisbon', 2)).toHaveClass(/Mui-selected/);
  await expect(cell(demo, 'Graz', 2)).toHaveClass(/Mui-selected/);
  await expect(cell(demo, 'Graz', 3)).not.toHaveClass(/Mui-selected/);
  await expect(demo.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await cell(demo, 'Oslo', 3).click();
  await expect(cell(demo, 'Graz', 2)).not.toHaveClass(/Mui-selected/);
  await expectNoRowSelected(demo);
});

async function selectsByValueAndByClick(demo: Locator) {
  const values = createMonthlySales().flatMap((row) => MONTHS.map((month) => row[month]));
  const large = values.filter((value) => value >= 90).length;
  const status = demo.getByRole('status');
  await demo.getByRole('button', { name: '90 or more' }).click();
  await expect(status).toHaveText(`${large} cells selected`);
  await expect(cell(demo, 'Cork', 6)).toHaveClass(/Mui-selected/);
  await expect(cell(demo, 'Cork', 5)).not.toHaveClass(/Mui-selected/);
  await cell(demo, 'Oslo', 2).click();
  await expect(status).toHaveText('1 cells selected');
  await expect(cell(demo, 'Oslo', 2)).toHaveClass(/Mui-selected/);
  await expect(cell(demo, 'Cork', 6)).not.toHaveClass(/Mui-selected/);
  await expectNoRowSelected(demo);
  await demo.getByRole('button', { name: 'None' }).click();
  await expect(status).toHaveText('0 cells selected');
  await expect(cell(demo, 'Oslo', 2)).not.toHaveClass(/Mui-selected/);
}

/** Expects a border around the cells from February to April of two shops, one below the other. */
async function expectBorder(demo: Locator, upper: string, lower: string) {
  const widths = [
    [upper, 3, 'top', '2px'],
    [upper, 3, 'bottom', '0px'],
    [lower, 3, 'top', '1px'],
    [lower, 3, 'bottom', '2px'],
    [upper, 2, 'left', '2px'],
    [upper, 3, 'left', '0px'],
    [upper, 3, 'right', '0px'],
    [upper, 4, 'right', '2px'],
  ] as const;
  for (const [shop, month, side, width] of widths) {
    await expect(cell(demo, shop, month)).toHaveCSS(`border-${side}-width`, width);
  }
}

async function drawsABorderAroundTheRange(demo: Locator) {
  await test.step('of the model', () => expectBorder(demo, 'Oslo', 'Cork'));
  await expect(cell(demo, 'Oslo', 3)).toHaveCSS('font-weight', '600');
  await test.step('that users drag', async () => {
    await drag(demo.page(), cell(demo, 'Cork', 2), cell(demo, 'Sevilla', 4));
    await expectBorder(demo, 'Cork', 'Sevilla');
  });
  await cell(demo, 'Graz', 3).click();
  await expectNoRowSelected(demo);
}

test('a model selects cells, and a range has a border', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('the button and clicks select cells', async () =>
    selectsByValueAndByClick(await runDemo(page, 'ControlledCells')));
  await test.step('the edges of a range have a border', async () =>
    drawsABorderAroundTheRange(await runDemo(page, 'RangeBorders')));
});
