import type { Locator } from '@playwright/test';
import type { CodeStyling } from '../../../model/preferences';
import { demoNamed, openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectColumn, gridCell } from '../../fixtures/grid-cells';
import { choose } from '../../fixtures/styled-demos';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/style/');

test('stripes follow the place of a row, when rows are sorted and scrolled', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StripedRows');
  const row = (index: number) => demo.locator(`[role="row"][data-rowindex="${index}"]`);
  const backgroundOf = (index: number) =>
    row(index).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(row(0)).toContainText('Blue mug');
  const [plain, striped] = [await backgroundOf(0), await backgroundOf(1)];
  expect(plain).not.toBe(striped);

  // The cheapest products have even places in the list before.
  await demo.getByRole('columnheader', { name: 'Price' }).click();
  await expect(row(0)).toContainText('notebook');
  await expect(row(0)).toHaveCSS('background-color', plain);
  await expect(row(1)).toHaveCSS('background-color', striped);
  await expect(row(2)).toHaveCSS('background-color', plain);

  // An odd number of rows apart: the first row in the page is even there, odd here.
  for (const [first, colors] of [
    [10, [plain, striped]],
    [21, [striped, plain]],
  ] as const) {
    await demo
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((element, top) => element.scrollTo(0, top), first * 52);
    await expect(row(first - 10)).toHaveCount(0);
    // Read once: a wait would accept stripes that jump.
    expect([await backgroundOf(first), await backgroundOf(first + 1)]).toEqual(colors);
  }
});

/** A class of unpaid rows, by styling: it shows which variant runs. */
const UNPAID: Record<CodeStyling, RegExp> = {
  'MUI System': /(^| )unpaid( |$)/,
  Tailwind: /(^| )bg-amber-50( |$)/,
  CSS: /(^| )RowAndCellStyles-unpaid( |$)/,
};

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

const headerOf = (demo: Locator, name: string) => demo.getByRole('columnheader', { name });

const headerBackground = (demo: Locator) =>
  demo
    .locator('.MuiDataGrid-columnHeaders [role="row"]')
    .evaluate((row) => getComputedStyle(row).backgroundColor);

async function stylesByValue(demo: Locator): Promise<void> {
  const row = (index: number) => demo.locator(`[data-rowindex="${index}"]`);
  for (const styling of ['MUI System', 'Tailwind', 'CSS'] as const) {
    if (styling !== 'MUI System') {
      await choose(demoNamed(demo.page(), 'RowAndCellStyles'), styling);
    }
    // The second order is open and not paid, the first one open and paid, the fourth one delivered.
    await expect(row(1), styling).toHaveClass(UNPAID[styling]);
    await expect(row(1), styling).not.toHaveCSS('background-color', TRANSPARENT);
    await expect(gridCell(demo, 1, 'customer'), styling).toHaveCSS('border-left-width', '4px');
    await expect(row(0), styling).not.toHaveClass(UNPAID[styling]);
    await expect(gridCell(demo, 0, 'customer'), styling).toHaveCSS('border-left-width', '0px');
    await expect(gridCell(demo, 0, 'status'), styling).toHaveCSS('font-weight', '600');
    const delivered = gridCell(demo, 3, 'status');
    await expect(delivered, styling).toHaveText('Delivered');
    await expect(delivered, styling).toHaveCSS('font-weight', '400');
    const text = await colorOf(gridCell(demo, 3, 'customer'));
    await expect(delivered, styling).not.toHaveCSS('color', text);
  }
}

async function marksLowStock(demo: Locator): Promise<void> {
  await headerOf(demo, 'Antwerp').press('Enter');
  await expectColumn(demo, 'Antwerp', ['0', '15', '17', '20']);
  await expect(gridCell(demo, 0, 'Antwerp')).not.toHaveCSS('background-color', TRANSPARENT);
  for (const [row, weight] of ['400', '700', '700', '400'].entries()) {
    await expect(gridCell(demo, row, 'Antwerp')).toHaveCSS('font-weight', weight);
  }
  await expect(gridCell(demo, 1, 'Antwerp')).toHaveCSS('background-color', TRANSPARENT);
  // Other cells of a row are marked by their own values.
  await expect(gridCell(demo, 2, 'Gdańsk')).toHaveText('7');
  await expect(gridCell(demo, 2, 'Gdańsk')).toHaveCSS('font-weight', '700');
  await expect(gridCell(demo, 2, 'Porto')).toHaveCSS('font-weight', '400');
}

async function stylesHeaders(demo: Locator): Promise<void> {
  const plain = await headerBackground(demoNamed(demo.page(), 'StockLevels'));
  expect(await headerBackground(demo)).not.toBe(plain);
  const text = await colorOf(headerOf(demo, 'Customer'));
  for (const name of ['Items', 'Total']) {
    await expect(headerOf(demo, name)).not.toHaveCSS('color', text);
    const title = headerOf(demo, name).locator('.MuiDataGrid-columnHeaderTitle');
    await expect(title).toHaveCSS('font-weight', '700');
  }
}

async function switchesLines(demo: Locator): Promise<void> {
  // The first row never has a line above it.
  const cell = gridCell(demo, 1, 'customer');
  const header = headerOf(demo, 'Customer');
  const separator = header.locator('.MuiDataGrid-columnSeparator');
  await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('border-top-width', '0px');
  for (const [line, opacity] of [
    ['1px', '0'],
    ['0px', '1'],
  ] as const) {
    await demo.getByRole('checkbox', { name: 'Vertical' }).setChecked(line === '1px');
    await expect(cell).toHaveCSS('border-right-width', line);
    await expect(header).toHaveCSS('border-right-width', line);
    await expect(separator).toHaveCSS('opacity', opacity);
  }
  await expect(cell).toHaveCSS('border-top-color', TRANSPARENT);
  await demo.getByRole('checkbox', { name: 'Horizontal' }).check();
  await expect(cell).not.toHaveCSS('border-top-color', TRANSPARENT);
}

async function hasItsOwnStyles(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('border-top-width', '0px');
  const text = await colorOf(headerOf(demo, 'Office'));
  await expect(headerOf(demo, 'Name')).not.toHaveCSS('color', text);
  const cell = gridCell(demo, 1, 'office');
  await cell.hover();
  await expect(demo.locator('[data-rowindex="1"]')).toHaveCSS('background-color', TRANSPARENT);
  await cell.click();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveCSS('outline-width', '2px');
  await expect(cell).toHaveCSS('outline-offset', '-2px');
}

async function takesPropsFromTheTheme(demo: Locator): Promise<void> {
  const grid = demo.locator('.MuiDataGrid-root');
  await expect(grid).toHaveCSS('border-top-left-radius', '0px');
  await expect(grid).toHaveCSS('border-left-width', '0px');
  await expect(grid).toHaveCSS('border-top-width', '1px');
  await expect(demo.locator('[data-rowindex="0"]')).toHaveCSS('height', '36px');
  await expect(demo.locator('.MuiDataGrid-footerContainer')).toHaveCount(0);
  const title = headerOf(demo, 'Status').locator('.MuiDataGrid-columnHeaderTitle');
  await expect(title).toHaveCSS('font-weight', '700');
  await expect(gridCell(demo, 0, 'items')).toHaveCSS('font-weight', '600');
  await expect(gridCell(demo, 0, 'status')).toHaveCSS('font-weight', '400');
}

const CHECKS = [
  ['values decide the styles of rows and cells', 'RowAndCellStyles', stylesByValue],
  ['low stock is marked in every column', 'StockLevels', marksLowStock],
  ['headers have another background and color', 'HeaderStyles', stylesHeaders],
  ['borders can be switched on and off', 'GridLines', switchesLines],
  ['a reusable grid has its own styles', 'OwnGrid', hasItsOwnStyles],
  ['the theme styles a grid', 'GridInTheme', takesPropsFromTheTheme],
] as const;

test('each demo is styled as the page describes', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  for (const [behavior, name, check] of CHECKS) {
    await test.step(behavior, async () => check(await runDemo(page, name)));
  }
});
