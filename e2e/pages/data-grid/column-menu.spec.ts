import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/column-menu/');

/**
 * Opens the menu of a column as the keyboard does, after a click that sorts: the menu has other
 * items then. While it changes and moves, a click can miss it, which closes it.
 */
async function openMenu(page: Page, demo: Locator, name: string): Promise<Locator> {
  const header = demo.getByRole('columnheader', { name });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.press('Control+Enter');
  return settledPopup(page.getByRole('menu'));
}

test('an added item is in its place, acts on its column and closes the menu', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AddedMenuItem');
  const header = demo.getByRole('columnheader', { name: 'Customer' });
  await expect(header).toHaveCSS('width', '90px');
  const menu = await openMenu(page, demo, 'Customer');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Sort by DESC',
    'Unsort',
    'Filter',
    'Fit to the content',
    'Hide column',
    'Manage columns',
  ]);
  await menu.getByRole('menuitem', { name: 'Fit to the content' }).click();
  await expect(menu).toBeHidden();
  await expect
    .poll(async () => (await header.boundingBox())?.width ?? 0, { message: 'the column is wider' })
    .toBeGreaterThan(110);
});

test('a replaced item filters with one click', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReplacedFilterItem');
  await expect(demo.getByText('1–60 of 60')).toBeVisible();
  const menu = await openMenu(page, demo, 'Status');
  await menu.getByRole('menuitemradio', { name: 'Returned' }).click();
  await expect(demo.getByText('1–60 of 60')).toBeHidden();
  const statuses = demo.locator('[role="gridcell"][data-field="status"]');
  await expect(statuses.first()).toHaveText('Returned');
  await expect(statuses.filter({ hasNotText: 'Returned' })).toHaveCount(0);
});

test('items for some columns are only in their menus', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NumberColumnMenu');
  const menu = await openMenu(page, demo, 'Items');
  await expect(menu.locator('li').first()).toContainText('on average');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(demo.getByRole('columnheader', { name: 'Items' })).toBeFocused();
  await expect(await openMenu(page, demo, 'Customer')).not.toContainText('on average');
});

test('a removed item is gone from the menu', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RemovedMenuItems');
  const menu = await openMenu(page, demo, 'Role');
  await expect(menu.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: /Filter|Manage/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await demo.getByRole('button', { name: 'Select columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Role' })).toBeChecked();
});

/** Opens the menu of a column that is not sorted. */
async function openByKeyboard(demo: Locator, name: string): Promise<Locator> {
  await expect(demo.page().locator('.MuiDataGrid-menu')).toHaveCount(0);
  await demo.getByRole('columnheader', { name }).focus();
  await demo.page().keyboard.press('Control+Enter');
  return settledPopup(demo.page().getByRole('menu'));
}

async function sortsAndHides(demo: Locator) {
  const status = demo.getByRole('columnheader', { name: 'Status' });
  const menu = await openByKeyboard(demo, 'Status');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Sort by ASC',
    'Sort by DESC',
    'Filter',
    'Hide column',
    'Manage columns',
  ]);
  await menu.getByRole('menuitem', { name: 'Sort by DESC' }).click();
  await expect(status).toHaveAttribute('aria-sort', 'descending');
  await (await openByKeyboard(demo, 'Status')).getByText('Hide column').click();
  await expect(status).toHaveCount(0);
}

async function hasTheItemsOfPremium(demo: Locator) {
  const menu = await openByKeyboard(demo, 'Country');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Sort by ASC',
    'Sort by DESC',
    'Pin to left',
    'Pin to right',
    'Filter',
    /Aggregation/,
    'Group by Country',
    'Hide column',
    'Manage columns',
  ]);
  await demo.page().keyboard.press('Escape');
}

async function leavesMenusOut(demo: Locator) {
  const button = (name: string) =>
    demo.getByRole('columnheader', { name }).locator('.MuiDataGrid-menuIcon');
  await expect(button('Office')).toHaveCount(1);
  await expect(button('Name')).toHaveCount(0);
  await demo.getByLabel('Column menus').uncheck();
  await expect(button('Office')).toHaveCount(0);
}

async function showsTheButtonAlways(demo: Locator) {
  const buttons = demo.getByRole('button', { name: /^Options of (Product|Listed|Price)$/ });
  await demo.page().mouse.move(0, 0);
  await expect(buttons).toHaveCount(3);
  await expect(buttons.getByTestId('ExpandMoreIcon')).toHaveCount(3);
  await buttons.first().hover();
  await expect(demo.page().getByRole('tooltip', { name: 'Column options' })).toBeVisible();
}

async function movesItems(demo: Locator) {
  const menu = await openByKeyboard(demo, 'Price');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Filter',
    'Pin to left',
    'Pin to right',
    'Hide column',
    'Manage columns',
    'Sort by ASC',
    'Sort by DESC',
  ]);
  await demo.page().keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

async function replacesTheMenu(demo: Locator) {
  const cost = demo.getByRole('columnheader', { name: 'Cost' });
  await (await openByKeyboard(demo, 'Cost')).getByText('Sort by DESC').click();
  await expect(cost).toHaveAttribute('aria-sort', 'descending');
  const menu = await openByKeyboard(demo, 'Cost');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Sort by ASC',
    'Unsort',
    'Hide column',
    'Show all columns',
  ]);
  await menu.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect(cost).toHaveCount(0);
  await (await openByKeyboard(demo, 'Price')).getByText('Show all columns').click();
  await expect(cost).toBeVisible();
}

async function opensTheMenuFromCode(demo: Locator) {
  for (const name of ['Salary', 'Department']) {
    await expect(demo.page().locator('.MuiDataGrid-menu')).toHaveCount(0);
    await demo.getByRole('button', { name: `Menu of ${name}` }).click();
    const menu = await settledPopup(demo.page().getByRole('menu'));
    const header = demo.getByRole('columnheader', { name });
    await expect(header).toBeInViewport({ ratio: 0.9 });
    await menu.getByRole('menuitem', { name: 'Sort by ASC' }).click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  }
}

const DEMOS: Record<string, (demo: Locator) => Promise<void>> = {
  BasicColumnMenu: sortsAndHides,
  PremiumColumnMenu: hasTheItemsOfPremium,
  ColumnsWithoutMenu: leavesMenusOut,
  VisibleMenuButton: showsTheButtonAlways,
  ReorderedMenuItems: movesItems,
  OwnColumnMenu: replacesTheMenu,
  OpenMenuFromCode: opensTheMenuFromCode,
};

test(
  'menus have the items, the order and the button that are set',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await visit(page, PAGE);
    for (const [name, check] of Object.entries(DEMOS)) {
      await test.step(name, async () => check(await runDemo(page, name)));
    }
  },
);
