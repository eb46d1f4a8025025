import type { Locator } from '@playwright/test';
import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/components/');

test('a footer of your own acts on the selected rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectionFooter');
  const first = demo.locator('[data-rowindex="0"]');
  await expect(first.locator('[data-field="status"]')).toHaveText('Open');
  await expect(demo.getByRole('button', { name: 'Pack 0' })).toBeDisabled();

  await first.getByRole('checkbox').check();
  await demo.getByRole('button', { name: 'Pack 1' }).click();
  await expect(first.locator('[data-field="status"]')).toHaveText('Packed');
  await expect(demo.getByRole('button', { name: 'Go to next page' })).toBeVisible();
  await expect(demo.getByText('1–5 of 20')).toBeVisible();
  await expect(demo.getByRole('combobox')).toHaveCount(0);
});

test('a page select replaces the pagination', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'JumpToPage');
  await expect(demo.locator('[data-rowindex="0"] [data-field="id"]')).toHaveText('4048');

  await demo.getByRole('combobox', { name: 'Page of 10' }).click();
  await page.getByRole('option', { name: '10' }).click();
  await expect(demo.getByRole('row')).toHaveCount(4);
});

test('a row opens a menu of its own', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowContextMenu');
  await demo.getByRole('gridcell', { name: '4018' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(demo.getByRole('status')).toHaveText('Print: 4018');
  const menu = page.getByRole('menu');
  await expect(menu).toHaveCount(0);
  await demo.getByRole('gridcell', { name: '4019' }).click({ button: 'right' });
  await (await settledPopup(menu)).press('Escape');
  await expect(menu).toHaveCount(0);
  await demo.getByRole('gridcell', { name: '4019' }).click({ button: 'right' });
  await (await settledPopup(menu)).getByRole('menuitem', { name: 'Return' }).click();
  await expect(demo.getByRole('status')).toHaveText('Return: 4019');
});

test('the column menu has one entry more and one less', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnMenuWithHelp');
  const header = demo.getByRole('columnheader', { name: 'Cost' });
  await header.hover();
  await header.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.locator('li').first()).toContainText('without transport');
  await expect(menu.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
});

test('the panel opens at the end of the toolbar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PanelPlacement');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const panel = page.locator('.MuiDataGrid-panel');
  await expect(panel).toHaveAttribute('data-popper-placement', 'bottom-end');
  await expect(panel.getByRole('button', { name: 'Add filter' })).toHaveCount(0);
});

/** Opens the menu of a column with the keyboard, and chooses an item. */
async function chooseInMenu(demo: Locator, header: string, item: string) {
  const page = demo.page();
  await demo.getByRole('columnheader', { name: header }).focus();
  await page.keyboard.press('Control+Enter');
  const menu = await settledPopup(page.getByRole('menu'));
  await menu.getByRole('menuitem', { name: item }).click();
}

/** Finds a cell by the id of its row and the field of its column. */
function cellOf(demo: Locator, id: number, field: string): Locator {
  return demo.locator(`[data-id="${id}"] [data-field="${field}"]`);
}

async function toolbarHasATitleAndThreeButtons(demo: Locator) {
  const toolbar = demo.locator('.MuiDataGrid-toolbarContainer');
  await expect(toolbar.getByText('Orders', { exact: true })).toBeVisible();
  for (const name of ['Select columns', 'Show filters', 'Export']) {
    await expect(toolbar.getByRole('button', { name })).toBeVisible();
  }
}

async function toolbarCallsItsProp(demo: Locator) {
  const grid = demo.getByRole('grid');
  // The row of the headers counts, too.
  await expect(grid).toHaveAttribute('aria-rowcount', '6');
  await demo.getByRole('button', { name: 'Load five more' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '11');
}

async function emptyGridShowsItsOverlay(demo: Locator) {
  await expect(demo.getByRole('grid').getByText('No orders yet')).toBeVisible();
  await expect(demo.getByText('They appear here within a minute.')).toBeVisible();
}

async function eachStateHasItsOverlay(demo: Locator) {
  const loading = demo.getByRole('progressbar', { name: 'Orders are loading' });
  const nothing = demo.getByText('No order matches the filter.');
  const cells = demo.getByRole('gridcell');
  await expect(loading).toBeVisible();
  await expect(cells.first()).toBeVisible();
  await demo.getByRole('button', { name: 'No results' }).click();
  await expect(nothing).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(cells).toHaveCount(0);
  await demo.getByRole('button', { name: 'Rows', exact: true }).click();
  await expect(cells.first()).toBeVisible();
  await expect(nothing).toHaveCount(0);
  await expect(loading).toHaveCount(0);
}

async function skeletonFollowsTheColumns(demo: Locator) {
  const overlay = demo.getByRole('status', { name: 'Orders are loading' });
  const lines = overlay.locator('.MuiSkeleton-root');
  await expect(lines).toHaveCount(15);
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const width = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);
  const difference = async () =>
    Math.abs((await width(lines.first().locator('..'))) - (await width(customer)));
  await expect.poll(difference).toBeLessThanOrEqual(1);
  await chooseInMenu(demo, 'Status', 'Hide column');
  await expect(lines).toHaveCount(10);
  await demo.getByLabel('Loading', { exact: true }).uncheck();
  await expect(overlay).toHaveCount(0);
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
}

async function footerFollowsTheFilter(demo: Locator) {
  const page = demo.page();
  const orders = createOrders(40);
  const expectTotal = async (country: string) => {
    const found = orders.filter((order) => order.country === country);
    const items = found.reduce((sum, order) => sum + order.items, 0);
    const footer = demo.locator('.MuiDataGrid-footerContainer');
    await expect(footer).toHaveText(`${found.length} orders${items} items`);
  };
  await expectTotal('Spain');
  await chooseInMenu(demo, 'Country', 'Filter');
  await page.getByRole('textbox', { name: 'Value' }).fill('Portugal');
  await expectTotal('Portugal');
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiDataGrid-panel')).toHaveCount(0);
}

async function someCellsHaveNotes(demo: Locator) {
  await expect(cellOf(demo, 700, 'price')).toHaveAttribute('title', 'Rises in May.');
  await expect(cellOf(demo, 700, 'price')).toHaveAttribute('aria-description', 'Rises in May.');
  await expect(cellOf(demo, 702, 'cost')).toHaveAttribute('title', 'From the new contract.');
  await expect(cellOf(demo, 702, 'cost')).not.toHaveCSS('box-shadow', 'none');
  await expect(demo.locator('.noted')).toHaveCount(2);
  await cellOf(demo, 700, 'price').click();
  await expect(cellOf(demo, 700, 'price')).toBeFocused();
}

async function iconsAreReplaced(demo: Locator) {
  for (const { id, paid } of createOrders(40).slice(0, 3)) {
    const icon = cellOf(demo, id, 'paid').locator('svg');
    const testId = paid ? 'CheckCircleOutlinedIcon' : 'HourglassEmptyOutlinedIcon';
    await expect(icon).toHaveAttribute('data-testid', testId);
    await expect(icon.locator('title')).toHaveText(paid ? 'yes' : 'no');
  }
  const filters = demo.getByRole('button', { name: 'Show filters' });
  await expect(filters.getByTestId('TuneOutlinedIcon')).toBeVisible();
  const header = demo.getByRole('columnheader', { name: 'Customer' });
  await expect(header.getByTestId('MenuOutlinedIcon')).toHaveCount(1);
}

async function controlsAreReplaced(demo: Locator) {
  const first = demo.locator('[data-rowindex="0"]');
  await expect(first.getByTestId('StarBorderOutlinedIcon')).toBeVisible();
  await first.getByRole('checkbox').check();
  await expect(first.getByTestId('StarOutlinedIcon')).toBeVisible();
  const columns = demo.getByRole('button', { name: 'Select columns' });
  await expect(columns).toHaveClass(/MuiButton-outlined/);
  await columns.hover();
  const tooltip = demo.page().getByRole('tooltip').filter({ hasText: 'Select columns' });
  await expect(tooltip).toHaveAttribute('data-popper-placement', 'top');
  await expect(tooltip.locator('.MuiTooltip-arrow')).toHaveCount(1);
}

async function selectsAreNative(demo: Locator) {
  await chooseInMenu(demo, 'Status', 'Filter');
  const selects = demo.page().locator('.MuiDataGrid-panel').getByRole('combobox');
  await expect(selects).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    await expect(selects.nth(index)).toHaveJSProperty('tagName', 'SELECT');
  }
  await selects.nth(2).selectOption('Shipped');
  const statuses = demo.locator('[role="gridcell"][data-field="status"]');
  await expect(statuses.first()).toHaveText('Shipped');
  await expect(statuses.filter({ hasNotText: 'Shipped' })).toHaveCount(0);
}

const DEMOS: Record<string, (demo: Locator) => Promise<void>> = {
  CustomToolbar: toolbarHasATitleAndThreeButtons,
  ToolbarProps: toolbarCallsItsProp,
  NoRowsOverlay: emptyGridShowsItsOverlay,
  OverlayStates: eachStateHasItsOverlay,
  SkeletonOverlay: skeletonFollowsTheColumns,
  FilteredTotal: footerFollowsTheFilter,
  CellNotes: someCellsHaveNotes,
  IconSlots: iconsAreReplaced,
  BaseSlots: controlsAreReplaced,
  NativeSelects: selectsAreNative,
};

test(
  'slots replace toolbar, overlays, footer, cells, icons and controls',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await visit(page, PAGE);
    for (const [name, check] of Object.entries(DEMOS)) {
      await test.step(name, async () => check(await runDemo(page, name)));
    }
  },
);
