import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/column-visibility/');

function header(demo: Locator, name: string): Locator {
  return columnHeader(demo, name);
}

/** Chooses an entry of a column's menu with the keyboard. */
async function chooseInMenu(page: Page, column: Locator, entry: string) {
  await column.focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

test('a column that is hidden at first comes back through the panel', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InitiallyHidden');
  await expect(header(demo, 'Customer')).toBeVisible();
  await expect(header(demo, 'Order')).toHaveCount(0);
  await chooseInMenu(page, header(demo, 'Customer'), 'Manage columns');
  await page.getByRole('checkbox', { name: 'Order', exact: true }).check();
  await expect(header(demo, 'Order')).toBeVisible();
});

test(
  'a view sets the columns, and hiding one more leaves the view',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'NamedViews');
    await expect(header(demo, 'City')).toBeVisible();
    await expect(header(demo, 'Total')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Accounting' }).click();
    await expect(header(demo, 'Total')).toBeVisible();
    await expect(header(demo, 'City')).toHaveCount(0);
    await chooseInMenu(page, header(demo, 'Paid'), 'Hide column');
    await expect(demo.locator('[aria-pressed="true"]')).toHaveCount(0);
  },
);

test(
  'a column that is not hideable is disabled in the panel',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'AlwaysVisible');
    await demo.getByRole('button', { name: 'Select columns' }).click();
    await expect(page.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Show/Hide All' }).uncheck();
    await expect(demo.getByRole('columnheader')).toHaveCount(1);
  },
);

test(
  'Reset goes back to what was there when the panel was opened',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'InitiallyHidden');
    await chooseInMenu(page, header(demo, 'City'), 'Hide column');
    await expect(header(demo, 'City')).toHaveCount(0);
    await chooseInMenu(page, header(demo, 'Customer'), 'Manage columns');
    const reset = page.getByRole('button', { name: 'Reset', exact: true });
    await expect(reset).toBeDisabled();
    await page.getByRole('checkbox', { name: 'City' }).check();
    await expect(header(demo, 'City')).toBeVisible();
    await reset.click();
    await expect(header(demo, 'City')).toHaveCount(0);
  },
);

test(
  'the panel lists what it is told to, and finds what it is asked for',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PanelOptions');
    await demo.getByRole('button', { name: 'Select columns' }).click();
    const boxes = page.getByRole('tooltip').getByRole('checkbox');
    await expect(boxes).toHaveCount(5);
    await expect(boxes.first()).toBeFocused();
    await expect(page.getByRole('tooltip').getByText('Customer')).toHaveCount(0);
    await expect(demo.getByRole('checkbox', { name: 'Select row' }).first()).toBeVisible();
    await page.getByPlaceholder('Search').fill('ship');
    await page.getByRole('checkbox', { name: 'Show/Hide All' }).uncheck();
    await expect(header(demo, 'Shipped')).toHaveCount(0);
    await expect(header(demo, 'City')).toBeVisible();
  },
);

test('a narrow grid has a choice of its own', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ByWidth');
  await expect(header(demo, 'City')).toBeVisible();
  await demo.getByRole('checkbox', { name: 'Next to a map' }).check();
  await expect(header(demo, 'City')).toHaveCount(0);
  await chooseInMenu(page, header(demo, 'Items'), 'Hide column');
  await expect(header(demo, 'Items')).toHaveCount(0);
  await demo.getByRole('checkbox', { name: 'Next to a map' }).uncheck();
  await expect(header(demo, 'City')).toBeVisible();
  await expect(header(demo, 'Items')).toBeVisible();
});

test('hidden columns stay hidden after a reload', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RememberedColumns');
  await chooseInMenu(page, header(demo, 'Office'), 'Hide column');
  await expect(header(demo, 'Office')).toHaveCount(0);
  const again = await openDemo(page, PAGE, 'RememberedColumns');
  await expect(header(again, 'Role')).toBeVisible();
  await expect(header(again, 'Office')).toHaveCount(0);
  await again.getByRole('button', { name: 'Initial columns' }).click();
  await expect(header(again, 'Office')).toBeVisible();
});

async function chipsShowAndHideColumns(demo: Locator) {
  const chip = (name: string) => demo.getByRole('button', { name, exact: true });
  await expect(chip('Items')).toHaveAttribute('aria-pressed', 'false');
  await expect(header(demo, 'City')).toBeVisible();
  await expect(header(demo, 'Items')).toHaveCount(0);
  await chip('Items').click();
  await expect(header(demo, 'Items')).toBeVisible();
  await expect(chip('Items')).toHaveAttribute('aria-pressed', 'true');
  await chip('City').click();
  await expect(header(demo, 'City')).toHaveCount(0);
  await expect(chip('City')).toHaveAttribute('aria-pressed', 'false');
  const page = demo.page();
  await header(demo, 'Status').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /column/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
}

async function buttonOpensThePanel(demo: Locator) {
  const page = demo.page();
  await header(demo, 'Department').hover();
  await expect(demo.getByRole('button', { name: /menu/i })).toHaveCount(0);
  await demo.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('checkbox', { name: 'Department' }).uncheck();
  await expect(header(demo, 'Department')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiDataGrid-panel')).toHaveCount(0);
}

async function searchFindsDescriptions(demo: Locator) {
  const panel = demo.page().locator('.MuiDataGrid-panel');
  await demo.getByRole('button', { name: 'Select columns' }).click();
  const box = (name: string) => panel.getByRole('checkbox', { name });
  await panel.getByPlaceholder('Search').fill('bought');
  await expect(box('Cost')).toBeVisible();
  await expect(box('Price')).toHaveCount(0);
  await panel.getByPlaceholder('Search').fill('pieces');
  await expect(box('Stock')).toBeVisible();
  await expect(box('Cost')).toHaveCount(0);
}

test('chips, a button and the search control the columns', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('chips show and hide columns', async () =>
    chipsShowAndHideColumns(await runDemo(page, 'ColumnChips')));
  await test.step('a button opens the panel', async () =>
    buttonOpensThePanel(await runDemo(page, 'PanelFromOutside')));
  await test.step('the search finds descriptions', async () =>
    searchFindsDescriptions(await runDemo(page, 'PanelSearch')));
});
