import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/filtering/customization/');

/** Not by its role, which tooltips have too. */
const panelOf = (page: Page) => page.locator('.MuiDataGrid-panel');

const toolbarOf = (demo: Locator) => demo.locator('.MuiDataGrid-toolbarContainer');

test('the slider of an own operator has the focus, and filters when it is let go', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'BetweenOperator');
  const prices = demo.locator('[role="gridcell"][data-field="price"]');
  await expect(prices.first()).toBeVisible();
  await toolbarOf(demo).getByRole('button', { name: 'Show filters' }).click();
  const panel = await settledPopup(panelOf(page));
  await expect(panel.getByRole('slider', { name: 'From' })).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('14 € to 20 €')).toBeVisible();
  const shown = async () => (await prices.allTextContents()).map(Number);
  expect(Math.min(...(await shown()))).toBeGreaterThanOrEqual(14);
  expect(Math.max(...(await shown()))).toBeLessThanOrEqual(20);

  const rail = await panel.locator('.MuiSlider-rail').boundingBox();
  if (!rail) throw new Error('The slider is hidden');
  // A tenth of the way is nearer to the first thumb; the second covers most of it.
  await page.mouse.move(rail.x + rail.width / 10, rail.y + rail.height / 2);
  await page.mouse.down();
  await page.mouse.move(rail.x - 20, rail.y, { steps: 5 });
  await expect(panel.getByText('0 € to 20 €')).toBeVisible();
  expect(Math.min(...(await shown()))).toBeGreaterThanOrEqual(14);
  await page.mouse.up();
  await expect.poll(async () => Math.min(...(await shown()))).toBeLessThan(14);
});

test('an operator without a value looks at the whole row', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OperatorWithoutValue');
  const cells = demo.locator('[role="gridcell"]');
  await expect(cells.first()).toBeVisible();
  const days = (field: string) =>
    demo.locator(`[role="gridcell"][data-field="${field}"]`).allTextContents();
  const ordered = await days('orderedOn');
  const shipped = await days('shippedOn');
  const taken = shipped.map((day, index) => Date.parse(day) - Date.parse(ordered[index] ?? ''));
  expect(taken.length).toBeGreaterThan(0);
  expect(Math.max(...taken)).toBeLessThanOrEqual(2 * 86_400_000);
});

test('a panel of your own sets the filter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnFilterPanel');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('radio', { name: 'Returned' }).check();
  const statuses = demo.locator('[role="gridcell"][data-field="status"]');
  await expect(statuses.first()).toHaveText('Returned');
  expect(new Set(await statuses.allTextContents())).toEqual(new Set(['Returned']));
  await page.getByRole('button', { name: 'All orders' }).click();
  await expect(statuses.first()).toHaveText('Open');
});

test('options of the panel choose its columns', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PanelOptions');
  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Department']);
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const column = panelOf(page).getByRole('combobox', { name: 'Columns' });
  await expect(column).toHaveText('Department');
  await column.click();
  await expect(page.getByRole('option')).toHaveText(['Department', 'Name', 'Role']);
});

test('operators may be fewer, and have other labels', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RemovedOperators');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const panel = page.getByRole('tooltip');
  await panel.getByRole('combobox', { name: 'Operator' }).click();
  await expect(page.getByRole('option')).toHaveText(['starts with', 'contains']);
});

const cellsOf = (demo: Locator, field: string) =>
  demo.locator(`[role="gridcell"][data-field="${field}"]`);

/** Waits until the rows have no other values. */
async function expectOnly(cells: Locator, pattern: RegExp) {
  await expect(cells.filter({ hasNotText: pattern })).toHaveCount(0);
  await expect(cells.first()).toHaveText(pattern);
}

async function expectAnAddedOperator(page: Page) {
  const demo = await runDemo(page, 'AddedOperator');
  const customers = cellsOf(demo, 'customer');
  await expect(customers.first()).toHaveText('Harbour Bakery');
  await expect(customers.filter({ hasText: /li/i })).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const operator = panelOf(page).getByRole('combobox', { name: 'Operator' });
  await expect(operator).toHaveText('does not contain');
  await panelOf(page).getByLabel('Value').fill('harbour');
  await expect(customers.first()).toHaveText('Molen Papier');
  await expect(customers.filter({ hasText: 'Atelier Nord' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
}

async function expectSeveralValuesOfOneField(page: Page) {
  const demo = await runDemo(page, 'MultiSelectOperator');
  const countries = cellsOf(demo, 'country');
  await expectOnly(countries, /^(Finland|Norway)$/);
  const button = toolbarOf(demo).getByRole('button');
  await button.hover();
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'Country' });
  await expect(tooltip).toContainText('Country one of Finland or Norway');
  await button.click();
  await panelOf(page).getByRole('combobox', { name: 'Countries' }).click();
  await page.getByRole('option', { name: 'Norway' }).click();
  await expectOnly(countries, /^Finland$/);
  await page.getByRole('option', { name: 'Finland' }).press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
}

async function expectTheShownTextToBeCompared(page: Page) {
  const demo = await runDemo(page, 'FilterByWhatIsShown');
  const days = cellsOf(demo, 'orderedOn');
  await expect(days).toHaveText(['May 29', 'May 26', 'May 23', 'May 21', 'May 2']);
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(0);
  await demo.getByLabel('Displayed date').fill('jan');
  await expectOnly(days, /^January \d+$/);
}

async function expectCellsWithListsToHaveAllWords(page: Page) {
  const demo = await runDemo(page, 'ListValues');
  await expect(cellsOf(demo, 'articles')).toHaveText(['Brass hook, Tea tin, Enamel mug']);
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await panelOf(page).getByLabel('Value').fill('lamp, bell');
  await expect(cellsOf(demo, 'id')).toHaveText(['4038', '4006']);
}

test('own operators compare what the page describes', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('one more operator', () => expectAnAddedOperator(page));
  await test.step('several values', () => expectSeveralValuesOfOneField(page));
  await test.step('the text that is shown', () => expectTheShownTextToBeCompared(page));
  await test.step('lists in cells', () => expectCellsWithListsToHaveAllWords(page));
});
