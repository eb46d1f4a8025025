import type { Locator } from '@playwright/test';
import { createEmployees } from '../../../docs/react-data-grid/_data/employees';
import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { createProducts } from '../../../docs/react-data-grid/_data/products';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectFullWidth } from '../../fixtures/grid-width';
import { settledPopup } from '../../fixtures/popup';
import { groupHeader } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

/** The cell of a column in the row that stays at the end. */
function total(demo: Locator, field: string): Locator {
  return demo.locator(`.MuiDataGrid-pinnedRows [data-field="${field}"]`);
}

/** The name of the function in the headers of aggregated columns, from left to right. */
function functionNames(demo: Locator): Locator {
  return demo.locator('.MuiDataGrid-aggregationColumnHeaderLabel');
}

/** Opens the menu of a column with the keyboard. */
async function openMenu(demo: Locator, header: string): Promise<Locator> {
  await demo.getByRole('columnheader', { name: header }).focus();
  await demo.page().keyboard.press('Control+Enter');
  return settledPopup(demo.page().getByRole('menu'));
}

/** Chooses a function in the menu of a column. */
async function aggregate(demo: Locator, header: string, name: string): Promise<void> {
  const page = demo.page();
  const menu = await openMenu(demo, header);
  await menu.getByRole('combobox', { name: 'Aggregation' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.locator('.MuiDataGrid-menu, .MuiMenu-root')).toHaveCount(0);
}

function sum(values: readonly number[]): number {
  return values.reduce((result, value) => result + value, 0);
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** A number as a column of numbers shows it. */
function formatted(value: number): string {
  return value.toLocaleString('en-US');
}

async function sharesTheModelWithASelect(demo: Locator) {
  const prices = createProducts(24).map(({ price }) => price);
  const select = demo.getByRole('combobox', { name: 'Below the prices' });
  await expect(total(demo, 'price')).toHaveText(formatted(average(prices)));
  await aggregate(demo, 'Price', 'max');
  await expect(select).toHaveText('max');
  await expect(total(demo, 'price')).toHaveText(formatted(Math.max(...prices)));
  await select.click();
  await demo.page().getByRole('option', { name: 'none' }).click();
  await expect(functionNames(demo)).toHaveCount(0);
  await expect(total(demo, 'price')).toHaveCount(0);
}

async function appliesEachBuiltInFunction(demo: Locator) {
  const employees = createEmployees(5);
  const days = employees.map(({ startedOn }) => startedOn.getTime());
  const day = (time: number) => new Date(time).toLocaleDateString('en-US');
  const { length } = employees;
  await expect(total(demo, 'name')).toHaveText(String(length));
  await expect(total(demo, 'hours')).toHaveText(
    formatted(sum(employees.map(({ hours }) => hours))),
  );
  const salaries = employees.map(({ salary }) => salary);
  await expect(total(demo, 'salary')).toHaveText(formatted(average(salaries)));
  await expect(total(demo, 'startedOn')).toHaveText(day(Math.min(...days)));
  await expect(total(demo, 'firstDay')).toHaveText(day(Math.max(...days)));
  await expect(functionNames(demo)).toHaveText(['size', 'sum', 'avg', 'min', 'max']);
}

async function labelsOnlyTheTotalRow(demo: Locator) {
  await expect(total(demo, 'customer')).toHaveText('All customers');
  await expect(demo.getByText('All customers')).toHaveCount(1);
  const first = demo.getByRole('gridcell').first();
  await expect(first).toHaveText(createOrders(30)[0]?.customer ?? '');
}

/** Rows 0 to 2 are a department, its office and its only person; the place of row 3 varies. */
async function expectHours(demo: Locator, position: string, hours: readonly string[]) {
  await demo.getByRole('combobox', { name: 'Position of totals' }).click();
  await demo.page().getByRole('option', { name: position, exact: true }).click();
  const cells = demo.locator('.MuiDataGrid-virtualScrollerRenderZone [data-field="hours"]');
  for (const [index, text] of hours.entries()) await expect(cells.nth(index)).toHaveText(text);
}

async function movesTotalsOfGroups(demo: Locator) {
  const employees = createEmployees(5);
  const director = String(employees[0]?.hours);
  const engineering = employees.filter(({ department }) => department === 'Engineering');
  const all = formatted(sum(employees.map(({ hours }) => hours)));
  const inDepartment = formatted(sum(engineering.map(({ hours }) => hours)));
  await expect(total(demo, 'hours')).toHaveText(all);
  await expectFullWidth(demo);
  await expectHours(demo, 'Below the groups', ['', '', director, director, director, '']);
  await expect(total(demo, 'hours')).toHaveText(all);
  await expectHours(demo, 'Below departments, in the rows of offices', [
    '',
    director,
    director,
    director,
    '',
  ]);
  await expectHours(demo, 'Departments only', [director, '', director, inDepartment, '']);
  await expect(total(demo, 'hours')).toHaveCount(0);
  await expectHours(demo, 'In the rows of groups', [director, director, director, inDepartment]);
}

async function sumsUpFolders(demo: Locator) {
  const folder = (name: string, field: string) =>
    demo.getByRole('row').filter({ hasText: name }).locator(`[data-field="${field}"]`);
  await expect(demo.getByRole('columnheader').first()).toHaveText('File');
  await expect(folder('photos', 'kilobytes')).toHaveText('13,230');
  await expect(folder('photos', 'changedOn')).toHaveText('5/20/2024');
  await expect(folder('oslo', 'kilobytes')).toHaveText('9,020');
  await expect(folder('letters', 'changedOn')).toHaveText('6/1/2024');
  await expect(total(demo, 'kilobytes')).toHaveText('14,111');
}

async function appliesCustomFunctions(demo: Locator) {
  const orders = createOrders(60);
  const items = orders.map((order) => order.items).sort((a, b) => a - b);
  const different = (values: readonly string[]) => String(new Set(values).size);
  await expect(total(demo, 'items')).toHaveText(formatted(average(items.slice(29, 31))));
  await expect(total(demo, 'customer')).toHaveText(different(orders.map((row) => row.customer)));
  await expect(total(demo, 'country')).toHaveText(different(orders.map((row) => row.country)));
  await expect(functionNames(demo)).toHaveText(['different', 'different', 'median']);
}

async function offersOnlySomeFunctions(demo: Locator) {
  const page = demo.page();
  for (const header of ['Number', 'Product']) {
    const menu = await openMenu(demo, header);
    await expect(menu.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    await expect(menu.getByRole('combobox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  await expect(functionNames(demo)).toHaveText(['avg']);
  const menu = await openMenu(demo, 'Price');
  await menu.getByRole('combobox', { name: 'Aggregation' }).click();
  await expect(page.getByRole('option')).toHaveText(['...', 'avg', 'min', 'max']);
  await page.getByRole('option', { name: 'max' }).click();
  await expect(functionNames(demo)).toHaveText(['max']);
}

async function formatsTheTotals(demo: Locator) {
  const orders = createOrders(60);
  const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  const delivered = orders.filter(({ status }) => status === 'Delivered').length;
  const percent = Math.round((delivered / orders.length) * 100);
  await expect(total(demo, 'total')).toHaveText(euros.format(sum(orders.map((row) => row.total))));
  await expect(total(demo, 'status')).toHaveText(`${percent} % delivered`);
  const first = demo.locator('[role="gridcell"][data-field="status"]').first();
  await expect(first).toHaveText(orders[0]?.status ?? '');
}

async function rendersBarsWhereTheyFit(demo: Locator) {
  const employees = createEmployees(6);
  const cell = total(demo, 'hours');
  const bar = cell.locator('.MuiLinearProgress-root');
  await expect(bar).toHaveCount(1);
  await expectFullWidth(demo);
  await aggregate(demo, 'Hours a week', 'size');
  await expect(cell).toHaveText(`${employees.length} people`);
  await expect(bar).toHaveCount(0);
  await aggregate(demo, 'Hours a week', 'sum');
  await expect(cell).toHaveText(`${formatted(sum(employees.map(({ hours }) => hours)))} h`);
  await expect(bar).toHaveCount(0);
}

async function showsOneFieldInThreeColumns(demo: Locator) {
  await expect(groupHeader(demo)).toHaveText('Country');
  const totals = createOrders(150).map((order) => order.total);
  const rounded = (value: number) => formatted(Math.round(value));
  await expect(functionNames(demo)).toHaveText(['min', 'avg', 'max']);
  await expect(total(demo, 'total-min')).toHaveText(rounded(Math.min(...totals)));
  await expect(total(demo, 'total-avg')).toHaveText(rounded(average(totals)));
  await expect(total(demo, 'total-max')).toHaveText(rounded(Math.max(...totals)));
}

async function showsTotalsInTheToolbar(demo: Locator) {
  const items = sum(createOrders(60).map((order) => order.items));
  await expect(demo.getByRole('status')).toHaveText(`60 orders${items} items`);
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  await expect(total(demo, 'items')).toHaveCount(0);
}

async function replacesTheModelFromCode(demo: Locator) {
  const hours = createEmployees(6).map((employee) => employee.hours);
  const changes = demo.getByRole('status');
  await expect(changes).toHaveText('0 changes');
  await demo.getByRole('button', { name: 'Budget' }).click();
  await expect(functionNames(demo)).toHaveText(['sum', 'sum']);
  await expect(total(demo, 'hours')).toHaveText(formatted(sum(hours)));
  await demo.getByRole('button', { name: 'Comparison' }).click();
  await expect(functionNames(demo)).toHaveText(['avg', 'avg']);
  await expect(total(demo, 'hours')).toHaveText(formatted(average(hours)));
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(total(demo, 'hours')).toHaveCount(0);
  await expect(changes).toHaveText('3 changes');
}

const DEMOS: Record<string, (demo: Locator) => Promise<void>> = {
  ControlledAggregation: sharesTheModelWithASelect,
  BuiltInFunctions: appliesEachBuiltInFunction,
  TotalLabel: labelsOnlyTheTotalRow,
  TotalsPosition: movesTotalsOfGroups,
  AggregatedTree: sumsUpFolders,
  CustomFunctions: appliesCustomFunctions,
  RestrictedFunctions: offersOnlySomeFunctions,
  FormattedTotals: formatsTheTotals,
  CustomTotalCells: rendersBarsWhereTheyFit,
  SeveralFunctions: showsOneFieldInThreeColumns,
  TotalsElsewhere: showsTotalsInTheToolbar,
  AggregationPresets: replacesTheModelFromCode,
};

test('totals have the values, places and formats that the page describes', async ({ page }) => {
  test.slow();
  await visit(page, docsPage('/x/react-data-grid/aggregation/'));
  for (const [name, check] of Object.entries(DEMOS)) {
    await test.step(name, async () => check(await runDemo(page, name)));
  }
});
