import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/filtering/');

test('a condition of the panel leaves the rows that match it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicFiltering');
  await expect(demo.getByText('1–25 of 60')).toBeVisible();
  // There is only one page size to choose.
  await expect(demo.getByText('Rows per page:')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const panel = page.getByRole('tooltip');
  await panel.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Status' }).click();
  await panel.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'Shipped' }).click();
  await page.keyboard.press('Escape');
  await expect(demo.getByText('1–25 of 60')).toHaveCount(0);
  const statuses = await demo.locator('[role="gridcell"][data-field="status"]').allTextContents();
  expect(statuses.length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set(['Shipped']));
});

test(
  '"Filter" in a column menu replaces the only condition',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ControlledFilter');
    const model = demo.getByRole('status');
    await expect(model).toHaveText('items >= 20');
    await expectOnly(cellsOf(demo, 'items'), /^[2-9]\d$/);
    const header = demo.getByRole('columnheader', { name: 'Customer' });
    await header.hover();
    await header.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(model).toHaveText('customer contains');
    await closePanel(page);
    await demo.getByRole('button', { name: 'Show all' }).click();
    await expect(model).toHaveText('no filter');
    await expect(cellsOf(demo, 'items').first()).toHaveText('9');
  },
);

test('the field for days may be cleared', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterByDay');
  const days = demo.locator('[role="gridcell"][data-field="orderedOn"]');
  await expect(days.first()).toBeVisible();
  // The icon in the header of the filtered column has the same name, but not this text.
  await demo.getByRole('button', { name: 'Show filters' }).filter({ hasText: 'Filters' }).click();
  const day = page.getByRole('tooltip').getByLabel('Day');
  await day.fill('2024-06-15');
  await expect(day).toHaveValue('2024-06-15');
  await expect(days).toHaveCount(1);
  await day.fill('');
  await expect(days).not.toHaveCount(1);
});

test('the count outside of the grid follows the filter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredRowCount');
  const status = demo.getByRole('status');
  await expect(status).not.toHaveText(/^(\d+) of \1 /);
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(status).toHaveText(/^(\d+) of \1 employees$/);
});

test(
  '"glashutte" finds "Glashütte" while accents are ignored',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'IgnoredDiacritics');
    await expect(demo.getByText('Glashütte Perl').first()).toBeVisible();
    await demo.getByRole('checkbox').click();
    await expect(demo.getByText('No results found.')).toBeVisible();
  },
);

const cellsOf = (demo: Locator, field: string) =>
  demo.locator(`[role="gridcell"][data-field="${field}"]`);

/** Waits until the rows have no other values. */
async function expectOnly(cells: Locator, pattern: RegExp) {
  await expect(cells.filter({ hasNotText: pattern })).toHaveCount(0);
  await expect(cells.first()).toHaveText(pattern);
}

/** Not by its role, which tooltips have too. */
const panelOf = (page: Page) => page.locator('.MuiDataGrid-panel');

async function closePanel(page: Page) {
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
}

async function expectUsersToChangeTheInitialFilter(page: Page) {
  const demo = await runDemo(page, 'InitialFilter');
  await expectOnly(cellsOf(demo, 'department'), /^Support$/);
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await panelOf(page).getByLabel('Value').fill('Finance');
  await expectOnly(cellsOf(demo, 'department'), /^Finance$/);
  await closePanel(page);
}

async function expectOnlyButtonsToFilter(page: Page) {
  const demo = await runDemo(page, 'FilterFromOutside');
  await expect(cellsOf(demo, 'status')).toHaveText(['Open', 'Open', 'Open', 'Packed']);
  await demo.getByRole('button', { name: 'Large' }).click();
  await expectOnly(cellsOf(demo, 'items'), /^(2[5-9]|[3-9]\d)$/);
  await demo.getByRole('button', { name: 'All', exact: true }).click();
  await expect(cellsOf(demo, 'items').first()).toHaveText('9');
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  await customer.hover();
  await customer.getByRole('button', { name: 'Menu' }).click();
  const sort = page.getByRole('menuitem', { name: 'Sort by ASC' });
  await expect(sort).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Filter' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sort).toHaveCount(0);
}

async function expectEachTypeToFilterByItsValue(page: Page) {
  const demo = await runDemo(page, 'OperatorValues');
  const filterBy = async (name: string) => {
    await demo.getByRole('combobox', { name: 'Filter by' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await expectOnly(cellsOf(demo, 'customer'), /^Nord/);
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(0);
  await filterBy('A number');
  await expectOnly(cellsOf(demo, 'items'), /^[2-9]\d$/);
  await filterBy('A day');
  await expectOnly(cellsOf(demo, 'orderedOn'), /^(5\/[23]\d|6\/\d+)\/2024$/);
  await filterBy('Some options');
  await expect(cellsOf(demo, 'status')).toHaveText(['Open', 'Open']);
  await filterBy('A boolean');
  await expect(cellsOf(demo, 'customer')).toHaveText([
    'Molen Papier',
    'Casa do Chá',
    'Nordlys Books',
    'Bicicletas Rueda',
  ]);
  await filterBy('No value at all');
  await expect(cellsOf(demo, 'shippedOn')).toHaveText(['', '']);
}

async function expectUsersNotToChangeAFixedCondition(page: Page) {
  const demo = await runDemo(page, 'UnfilterableColumn');
  await expectOnly(cellsOf(demo, 'country'), /^France$/);
  await demo.getByRole('button', { name: 'Show filters' }).first().click();
  const panel = panelOf(page);
  const column = panel.getByRole('combobox', { name: 'Columns' });
  await expect(column).toHaveText('Country');
  await expect(column).toHaveAttribute('aria-disabled', 'true');
  await expect(panel.getByLabel('Value')).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await closePanel(page);
}

async function expectButtonsToFilterThroughTheApi(page: Page) {
  const demo = await runDemo(page, 'FilterWithApi');
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const names = cellsOf(demo, 'name');
  await press('Mugs');
  await expectOnly(names, /mug$/);
  await press('By price');
  await expect(panelOf(page).getByRole('combobox', { name: 'Columns' })).toHaveText('Price');
  await closePanel(page);
  await press('Lamps');
  await expectOnly(names, /lamp$/);
  await press('Everything');
  await expect(names.first()).toHaveText('Blue mug');
  await expect(names.nth(1)).toHaveText('Small desk lamp');
}

test(
  'models of the page filter, from the start, from buttons and by type',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('an initial filter', () => expectUsersToChangeTheInitialFilter(page));
    await test.step('only buttons filter', () => expectOnlyButtonsToFilter(page));
    await test.step('a value for each type', () => expectEachTypeToFilterByItsValue(page));
    await test.step('a fixed condition', () => expectUsersNotToChangeAFixedCondition(page));
    await test.step('buttons use the API', () => expectButtonsToFilterThroughTheApi(page));
  },
);
