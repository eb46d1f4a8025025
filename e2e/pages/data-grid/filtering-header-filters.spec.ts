import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/filtering/header-filters/');

test('a header filter is used with only the keyboard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderFilters');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers.first()).toBeVisible();
  await demo.getByRole('columnheader', { name: 'Customer' }).first().click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('nordlys');
  await expect(customers.first()).toHaveText('Nordlys Books');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Equals',
    'Not equals',
    'Greater than',
    'Greater than or equal to',
    'Less than',
    'Less than or equal to',
    'Is empty',
    'Is not empty',
  ]);
  await page.getByRole('menuitem', { name: 'Greater than', exact: true }).click();
  await expect(demo.getByLabel('Greater than')).toBeVisible();
  await demo.getByLabel('Greater than').fill('20');
  const items = demo.locator('[role="gridcell"][data-field="items"]');
  await expect
    .poll(async () => Math.min(...(await items.allTextContents()).map(Number)))
    .toBeGreaterThan(20);
  expect(new Set(await customers.allTextContents())).toEqual(new Set(['Nordlys Books']));
});

test('a button in the header is pressed with Enter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnHeaderFilter');
  const unpaid = demo.getByRole('button', { name: 'Unpaid' });
  await expect(demo.locator('[data-value="true"]').first()).toBeVisible();
  await unpaid.focus();
  await page.keyboard.press('Enter');
  await expect(unpaid).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.locator('[data-value="true"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(unpaid).toHaveAttribute('aria-pressed', 'false');
  await expect(demo.locator('[data-value="true"]')).not.toHaveCount(0);
});

test(
  'without the menu slot there is no choice of operators',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SimpleHeaderFilters');
    const operators = demo.getByRole('button', { name: 'Operator' });
    await expect(demo.getByText('Blue mug')).toBeVisible();
    await expect(operators).toHaveCount(0);
    await demo.getByRole('checkbox', { name: 'Choose operators' }).check();
    await expect(operators).toHaveCount(3);
  },
);

test('a row without operators keeps only what it can show', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SimpleHeaderFilters');
  const names = cellsOf(demo, 'name');
  await fieldOf(demo, 'name').fill('lamp');
  await expect(names.filter({ hasNotText: 'lamp' })).toHaveCount(0);
  await fieldOf(demo, 'name').fill('');
  await expect(names.first()).toHaveText('Blue mug');
  await demo.getByRole('checkbox', { name: 'Choose operators' }).check();
  await demo.getByRole('button', { name: 'Operator' }).nth(1).click();
  await page.getByRole('menuitem', { name: 'Greater than', exact: true }).click();
  await demo.getByLabel('Greater than').fill('60');
  await expect(names.first()).not.toHaveText('Blue mug');
  await demo.getByRole('checkbox', { name: 'Choose operators' }).uncheck();
  await expect(names.first()).toHaveText('Blue mug');
});

const cellsOf = (demo: Locator, field: string) =>
  demo.locator(`[role="gridcell"][data-field="${field}"]`);

const fieldOf = (demo: Locator, field: string) =>
  demo.locator(`.MuiDataGrid-headerFilterRow [data-field="${field}"] input`);

test('an own operator has its text and filters', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnOperatorInHeader');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers.first()).toBeVisible();
  await expect(demo.getByLabel('Without')).toHaveValue('harbour');
  await expect(demo.getByText('Harbour Bakery')).toHaveCount(0);
  await demo.getByLabel('Without').fill('');
  await expect(demo.getByText('Harbour Bakery').first()).toBeVisible();
});

async function expectHeaderFiltersWithoutThePanel(page: Page) {
  const demo = await runDemo(page, 'HeaderFiltersOnly');
  await expect(demo.getByRole('button', { name: 'Export' })).toBeVisible();
  await fieldOf(demo, 'office').fill('oslo');
  await expect(cellsOf(demo, 'office').filter({ hasNotText: 'Oslo' })).toHaveCount(0);
  await expect(cellsOf(demo, 'office').first()).toHaveText('Oslo');
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(0);
}

async function expectOutlinedFieldsWithoutAClearIcon(page: Page) {
  const demo = await runDemo(page, 'HeaderFilterStyle');
  const names = cellsOf(demo, 'name');
  const row = demo.locator('.MuiDataGrid-headerFilterRow');
  await expect(row.locator('.MuiOutlinedInput-root')).toHaveCount(3);
  await expect(row.getByRole('columnheader').first()).toHaveCSS('height', '64px');
  await fieldOf(demo, 'name').fill('anna');
  await expect(names.first()).toHaveText(/Anna/);
  await expect(demo.getByRole('button', { name: 'Clear filter' })).toHaveCount(0);
  await fieldOf(demo, 'name').fill('');
  await expect(names.first()).toHaveText('Vera Lindholm');
}

async function expectOperatorsBesideTheField(page: Page) {
  const demo = await runDemo(page, 'InlineOperators');
  const compare = async (operator: string) => {
    await demo.getByRole('combobox', { name: 'How to compare Price' }).click();
    await page.getByRole('option', { name: operator, exact: true }).click();
  };
  const prices = async () => (await cellsOf(demo, 'price').allTextContents()).map(Number);
  await compare('<=');
  await demo.getByRole('spinbutton', { name: 'Price' }).pressSequentially('10');
  await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(10);
  await expect(cellsOf(demo, 'price').first()).toHaveText('8');
  // Arrow keys belong to the field, not to the grid.
  await page.keyboard.press('ArrowUp');
  await expect(demo.getByRole('spinbutton', { name: 'Price' })).toHaveValue('11');
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('spinbutton', { name: 'Price' })).toHaveValue('10');
  await compare('>=');
  await expect.poll(async () => Math.min(...(await prices()))).toBeGreaterThanOrEqual(10);
  await expect(cellsOf(demo, 'price').first()).toHaveText('15');
}

test(
  'header filters stand alone, look otherwise, and show operators',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('without the panel', () => expectHeaderFiltersWithoutThePanel(page));
    await test.step('styled fields', () => expectOutlinedFieldsWithoutAClearIcon(page));
    await test.step('operators beside the field', () => expectOperatorsBesideTheField(page));
  },
);
