import type { Locator } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/column-pinning/');

test('pinned columns stay in sight while the rest scrolls', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinnedFromStart');
  const order = columnHeader(demo, 'Order');
  const total = demo.getByRole('columnheader', { name: 'Total' });
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  await expect(customer).toBeInViewport({ ratio: 1 });
  const before = await Promise.all([order.boundingBox(), total.boundingBox()]);
  await demo.getByRole('gridcell', { name: 'Harbour Bakery' }).first().hover();
  await page.mouse.wheel(400, 0);
  await expect(demo.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(customer).toBeHidden();
  expect(await Promise.all([order.boundingBox(), total.boundingBox()])).toEqual(before);
});

test(
  'a pinned column goes to its side, and back to its place',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PinFromToolbar');
    const headers = demo.getByRole('columnheader');
    await expect(headers).toHaveText(['Role', 'Department', 'Since', 'Hours', 'Name', 'Office']);
    const pinName = demo.getByRole('button', { name: 'Name' });
    await pinName.click();
    await expect(pinName).toHaveAttribute('aria-pressed', 'true');
    await expect(headers).toHaveText(['Name', 'Role', 'Department', 'Since', 'Hours', 'Office']);
    await pinName.click();
    await expect(headers).toHaveText(['Role', 'Department', 'Since', 'Hours', 'Name', 'Office']);
  },
);

test(
  'a column that is not pinnable has no entries in its menu',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ImmovableColumns');
    const pin = page.getByRole('menuitem', { name: /Pin to/ });
    await expect(pinnedLeft(demo)).toHaveText(['No.']);
    for (const [name, entries] of [
      ['Product', 2],
      ['Listed', 0],
    ] as const) {
      const header = demo.getByRole('columnheader', { name });
      await header.click();
      await header.press('Control+Enter');
      await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
      await expect(pin).toHaveCount(entries);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu', { name: 'Menu' })).toBeHidden();
    }
  },
);

const pinnedLeft = (demo: Locator) => demo.locator('.MuiDataGrid-columnHeader--pinnedLeft');
const pinnedRight = (demo: Locator) => demo.locator('.MuiDataGrid-columnHeader--pinnedRight');

async function freezesTheFirstColumns(demo: Locator) {
  const page = demo.page();
  const select = demo.getByRole('combobox', { name: 'Freeze' });
  await expect(pinnedLeft(demo)).toHaveText(['Name']);
  await select.click();
  await page.getByRole('option', { name: 'First two columns' }).click();
  await expect(pinnedLeft(demo)).toHaveText(['Name', 'Office']);
  await select.click();
  await page.getByRole('option', { name: 'Nothing' }).click();
  await expect(pinnedLeft(demo)).toHaveCount(0);
  // The menu changes the same state.
  await demo.getByRole('columnheader', { name: 'Office' }).focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('menuitem', { name: 'Pin to left' }).press('Enter');
  await expect(pinnedLeft(demo)).toHaveText(['Office']);
  await expect(select).toHaveText('First column');
}

async function pinsCheckboxesAndButtons(demo: Locator) {
  const row = demo.locator('[data-rowindex="0"]');
  const checkbox = row.getByRole('checkbox', { name: 'Select row' });
  const button = row.getByRole('menuitem', { name: /^Print order/ });
  await expect(row.locator('[data-field="__check__"]')).toHaveCSS('position', 'sticky');
  await expect(row.locator('[data-field="actions"]')).toHaveCSS('position', 'sticky');
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button.locator('svg')).toBeVisible();
  await demo.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await button.click();
  await expect(demo.page().locator('html')).toHaveAttribute('data-printed', '');
  await row.locator('[data-field="customer"]').hover();
  await demo.page().mouse.wheel(400, 0);
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect.poll(() => scroller.evaluate((box) => box.scrollLeft)).toBeGreaterThan(50);
  await expect(checkbox).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
}

async function pinsOnWideScreens(demo: Locator) {
  const page = demo.page();
  await expect(pinnedLeft(demo)).toHaveText(['Customer']);
  await expect(pinnedRight(demo)).toHaveText(['Total']);
  await page.setViewportSize({ width: 500, height: 900 });
  await expect(pinnedLeft(demo)).toHaveCount(0);
  await expect(pinnedRight(demo)).toHaveCount(0);
  await demo.getByRole('columnheader', { name: 'Customer' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Pin to/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiDataGrid-menu')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(pinnedLeft(demo)).toHaveText(['Customer']);
}

async function stylesPinnedCells(demo: Locator) {
  const cell = demo.locator('.MuiDataGrid-cell--pinnedLeft').first();
  const color = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).backgroundColor);
  await demo.page().mouse.move(0, 0);
  await expect(cell).toHaveCSS('border-right-width', '2px');
  await expect(cell).toHaveCSS('font-weight', '600');
  const header = await color(demo.getByRole('row').first());
  await expect.poll(() => color(pinnedLeft(demo)), { message: 'background' }).not.toBe(header);
  await expect.poll(() => color(cell)).toBe(await color(pinnedLeft(demo)));
}

test(
  'pinned columns follow the state, the screen and the style',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('a select and the menu share the state', async () =>
      freezesTheFirstColumns(await runDemo(page, 'FrozenColumns')));
    await test.step('checkboxes and buttons are pinned', async () =>
      pinsCheckboxesAndButtons(await runDemo(page, 'PinnedHelperColumns')));
    await test.step('columns are pinned on wide screens only', async () =>
      pinsOnWideScreens(await runDemo(page, 'PinWhereThereIsRoom')));
    await test.step('pinned cells have a style', async () =>
      stylesPinnedCells(await runDemo(page, 'PinnedColumnStyles')));
  },
);
