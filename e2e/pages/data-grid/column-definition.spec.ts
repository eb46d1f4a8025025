import type { Locator } from '@playwright/test';
import { createEmployees } from '../../../docs/react-data-grid/_data/employees';
import { createProducts, WAREHOUSES } from '../../../docs/react-data-grid/_data/products';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/column-definition/');

test('a changed formatter shows at once, and widths and names stay', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChangingColumns');
  const price = demo.locator('[data-rowindex="0"] [data-field="price"]');
  await expect(price).toHaveText(/\.\d\d$/);
  await demo.getByLabel('Round to whole euros').check();
  await expect(price).toHaveText(/^\d+$/);
  await expect(demo.getByRole('columnheader')).toHaveText(['Product', 'Price', 'Cost']);
});

test('a button in a cell is reached by the arrows', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CellsWithControls');
  await demo.getByRole('gridcell').first().click();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('button', { name: 'Greet' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const greeted = demo.getByRole('status');
  await expect(greeted).toHaveText('Greeted: Vera Lindholm');
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('button', { name: 'Greet' }).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(greeted).toHaveText('Greeted: Ingrid Solheim');
  await expect(demo.getByRole('button', { name: 'Greet' }).nth(1)).toBeFocused();
});

test('actions of a row are buttons, or items of a menu', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowActions');
  const remove = (name: string) => demo.getByRole('menuitem', { name: `Delete ${name}` });
  const remote = cell(demo, 1, 'remote').locator('svg');
  const move = async (name: string) => {
    await cell(demo, 1, 'actions').getByRole('menuitem', { name: 'more' }).click();
    const menu = page.locator('.MuiDataGrid-menu').getByRole('menu');
    await (await settledPopup(menu)).getByRole('menuitem', { name }).click();
    await expect(menu).toHaveCount(0);
  };
  await expect(remove('Vera Lindholm')).toBeDisabled();
  await expect(remove('Ingrid Solheim').locator('svg')).toBeVisible();
  await expect(demo.getByRole('menuitem', { name: 'Move' })).toHaveCount(0);
  const before = await remote.getAttribute('data-value');
  const [to, back] = ['Move to the office', 'Move to remote work'];
  await move(before === 'true' ? to : back);
  await expect(remote).toHaveAttribute('data-value', String(before !== 'true'));
  await remove('Ingrid Solheim').click();
  await expect(demo.getByRole('gridcell', { name: 'Ingrid Solheim' })).toHaveCount(0);
  await expect(demo.getByRole('gridcell', { name: 'Vera Lindholm' })).toBeVisible();
});

/** The cell of a column in one of the first rows, in the order in which they are drawn. */
function cell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);
}

async function sort(demo: Locator, name: string, order: 'ascending' | 'descending') {
  const header = demo.getByRole('columnheader', { name });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', order);
}

async function eachTypeHasItsFormat(demo: Locator) {
  await expect(cell(demo, 0, 'degrees')).toHaveText('-18.5');
  await expect(cell(demo, 0, 'degrees')).toHaveCSS('text-align', 'right');
  await expect(cell(demo, 0, 'installed')).toHaveText('3/4/2022');
  await expect(cell(demo, 0, 'lastSeen')).toHaveText(/^4\/17\/2024, 9:42:00\sAM$/);
  await expect(cell(demo, 0, 'online').locator('svg')).toHaveAttribute('data-value', 'true');
  await expect(cell(demo, 2, 'online').locator('svg')).toHaveAttribute('data-value', 'false');
  await expect(cell(demo, 0, 'room')).toHaveText('Storage');
}

async function computedValuesSortLikeNumbers(demo: Locator) {
  const products = createProducts();
  await expect(cell(demo, 0, 'supplier')).toHaveText(products[0]?.supplier?.name ?? '-');
  await expect(cell(demo, 3, 'supplier')).toHaveText('');
  await expect(cell(demo, 0, 'margin')).toHaveText('6.00');
  await sort(demo, 'Margin', 'ascending');
  const margins = products.map(({ price, cost }) => price - cost);
  await expect(cell(demo, 0, 'margin')).toHaveText(Math.min(...margins).toFixed(2));
}

async function formattedDatesSortAsDates(demo: Locator) {
  await expect(cell(demo, 0, 'startedOn')).toHaveText('Apr 2017');
  await expect(cell(demo, 0, 'salary')).toHaveText('€123,500');
  await sort(demo, 'Since', 'ascending');
  const first = Math.min(...createEmployees().map(({ startedOn }) => startedOn.getTime()));
  const month = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short' });
  await expect(cell(demo, 0, 'startedOn')).toHaveText(month.format(first));
}

async function chipsAreCenteredAndColored(demo: Locator) {
  const chip = (label: string) => demo.locator('.MuiChip-root').filter({ hasText: label }).first();
  await expect(cell(demo, 0, 'status')).toHaveCSS('display', 'flex');
  await expect(cell(demo, 0, 'customer')).toHaveCSS('display', 'block');
  await sort(demo, 'Status', 'ascending');
  await sort(demo, 'Status', 'descending');
  await expect(chip('Shipped')).toHaveClass(/MuiChip-colorDefault/);
  await expect(chip('Returned')).toHaveClass(/MuiChip-colorError/);
}

async function optionsShowAndSortByTheirLabels(demo: Locator) {
  const labels = ['Kitchen', 'Lighting', 'Stationery', 'Textiles'];
  const page = demo.page();
  for (const [row, label] of labels.entries()) {
    await expect(cell(demo, row, 'category')).toHaveText(label);
  }
  await sort(demo, 'Category', 'ascending');
  await expect(cell(demo, 0, 'category')).toHaveText('Kitchen');
  await expect(cell(demo, 1, 'category')).toHaveText('Kitchen');
  await cell(demo, 0, 'category').dblclick();
  await expect(page.getByRole('option')).toHaveText(labels);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
}

async function optionsDependOnTheRow(demo: Locator) {
  const page = demo.page();
  for (const [row, options] of [
    [0, ['Rows', 'Standing']],
    [1, ['Rows', 'Round tables']],
  ] as const) {
    await cell(demo, row, 'seating').dblclick();
    await expect(page.getByRole('option')).toHaveText([...options]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
  }
}

async function editsArriveInTheFieldsOfTheRow(demo: Locator) {
  await cell(demo, 0, 'route').dblclick();
  const route = cell(demo, 0, 'route').getByRole('textbox');
  await expect(route).toHaveValue('Turku - Mariehamn');
  await route.fill('Naantali - Långnäs');
  await route.press('Enter');
  await expect(cell(demo, 0, 'from')).toHaveText('Naantali');
  await expect(cell(demo, 0, 'to')).toHaveText('Långnäs');
  await expect(cell(demo, 0, 'route')).toHaveText('Naantali - Långnäs');

  await cell(demo, 1, 'code').dblclick();
  const code = cell(demo, 1, 'code').getByRole('textbox');
  await code.fill('nl7');
  await expect(code).toHaveValue('NL7');
  await code.press('Enter');
  await expect(cell(demo, 1, 'code')).toHaveText('NL7');
}

async function eachWarehouseHasItsColumn(demo: Locator) {
  await expect(demo.getByRole('columnheader')).toHaveText(['Product', ...WAREHOUSES]);
  const [first] = createProducts();
  for (const warehouse of WAREHOUSES) {
    const stock = cell(demo, 0, `stock-${warehouse}`);
    await expect(stock).toHaveText(String(first?.stock[warehouse]));
    await expect(stock).toHaveCSS('text-align', 'right');
  }
}

async function columnsShareAType(demo: Locator) {
  const bar = (name: string) => demo.getByRole('progressbar', { name });
  await expect(bar('Booked: 92%')).toHaveAttribute('aria-valuenow', '92');
  await expect(bar('Paid: 80%')).toHaveAttribute('aria-valuenow', '80');
  await expect(cell(demo, 0, 'paid')).toHaveCSS('text-align', 'left');
  await sort(demo, 'Booked', 'ascending');
  await expect(cell(demo, 0, 'course')).toHaveText('Bookbinding');
}

const DEMOS: Record<string, (demo: Locator) => Promise<void>> = {
  ColumnTypes: eachTypeHasItsFormat,
  DerivedValues: computedValuesSortLikeNumbers,
  FormattedValues: formattedDatesSortAsDates,
  RenderedCells: chipsAreCenteredAndColored,
  SelectOptions: optionsShowAndSortByTheirLabels,
  SelectOptionsOfARow: optionsDependOnTheRow,
  StoredValues: editsArriveInTheFieldsOfTheRow,
  ColumnsFromData: eachWarehouseHasItsColumn,
  OwnColumnType: columnsShareAType,
};

test('columns read, format, render and store values', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  for (const [name, check] of Object.entries(DEMOS)) {
    await test.step(name, async () => check(await runDemo(page, name)));
  }
});

test.describe('in America', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('dates from JSON keep their day, and sort as dates', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DatesFromJson');
    await expect(cell(demo, 0, 'listedOn')).toHaveText('3/1/2021');
    await expect(cell(demo, 1, 'listedOn')).toHaveText('4/1/2021');
    await sort(demo, 'Listed', 'ascending');
    await expect(cell(demo, 2, 'listedOn')).toHaveText('4/18/2021');
  });
});
