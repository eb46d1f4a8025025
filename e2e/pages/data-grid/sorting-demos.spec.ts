import type { Locator } from '@playwright/test';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectColumn, gridCell } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/sorting/');

const headerOf = (demo: Locator, name: string) => demo.getByRole('columnheader', { name });

async function expectOrder(demo: Locator, name: string, order: string): Promise<void> {
  await expect(headerOf(demo, name)).toHaveAttribute('aria-sort', order);
}

/** Clicks a header several times, and expects the order after each click. */
async function clickThrough(demo: Locator, name: string, orders: string[]): Promise<void> {
  for (const order of orders) {
    await headerOf(demo, name).click();
    await expectOrder(demo, name, order);
  }
}

async function startsSorted(demo: Locator): Promise<void> {
  await expectOrder(demo, 'Since', 'descending');
  await expectColumn(demo, 'name', ['Dalia Lindqvist', 'Mateus Carvalho', 'Leila Dvořák']);
  await headerOf(demo, 'Since').press('Enter');
  await expectOrder(demo, 'Since', 'none');
  await expectColumn(demo, 'name', ['Vera Lindholm', 'Ingrid Solheim']);
}

async function storesTheModel(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('orderedOn: asc');
  await expectColumn(demo, 'customer', ['Casa do Chá', 'Bicicletas Rueda', 'Librairie du Quai']);
  await clickThrough(demo, 'Items', ['ascending']);
  await expect(status).toHaveText('items: asc');
  await expectColumn(demo, 'items', ['3', '4', '4']);
  await clickThrough(demo, 'Items', ['descending', 'none']);
  await expect(status).toHaveText('not sorted');
}

async function sortsOnlyFromTheMenu(demo: Locator): Promise<void> {
  const page = demo.page();
  await expectOrder(demo, 'Ordered', 'descending');
  await demo.getByLabel('Order of the list').click();
  await page.getByRole('option', { name: 'Largest first' }).click();
  await expectOrder(demo, 'Items', 'descending');
  await expectColumn(demo, 'items', ['41', '34', '30']);
  await expect(demo.locator('.MuiDataGrid-sortIcon')).toHaveCount(0);

  await headerOf(demo, 'Items').press('Control+Enter');
  const manage = page.getByRole('menuitem', { name: 'Manage columns' });
  await expect(manage).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Sort by|^Unsort/ })).toHaveCount(0);
  await manage.press('Escape');
  await expect(manage).toHaveCount(0);
}

async function sharesTheModelWithChips(demo: Locator): Promise<void> {
  const chips = demo.getByRole('group', { name: 'Sort by' }).getByRole('button');
  const chip = (name: string) => chips.filter({ hasText: name });
  await expect(chips).toHaveText(['1. Office ↑', '2. Hours ↓', 'Department', 'Name']);
  await expectColumn(demo, 'name', ['Kenji Bergmann', 'Dalia Fontaine', 'Noor Gallo']);
  await chip('Department').click();
  await expect(chips).toHaveText(['1. Office ↑', '2. Hours ↓', '3. Department ↑', 'Name']);
  await expectColumn(demo, 'name', ['Kenji Bergmann', 'Noor Gallo', 'Dalia Fontaine']);
  await chip('Office').click();
  await expect(chip('Office')).toHaveText('1. Office ↓');
  await expect(gridCell(demo, 0, 'office')).toHaveText('Utrecht');
  await chip('Office').click();
  await expect(chips).toHaveText(['Office', '1. Hours ↓', '2. Department ↑', 'Name']);
  await clickThrough(demo, 'Name', ['ascending']);
  await expect(chips).toHaveText(['Office', 'Hours', 'Department', '1. Name ↑']);
}

async function staysSorted(demo: Locator): Promise<void> {
  await clickThrough(demo, 'Price', ['descending']);
  await expectColumn(demo, 'name', ['Small blanket', 'Striped blanket', 'Blue blanket']);
  await clickThrough(demo, 'Price', ['ascending', 'descending']);
  await clickThrough(demo, 'Cost', ['descending']);
  await expectOrder(demo, 'Price', 'none');
}

async function followsTheColumn(demo: Locator): Promise<void> {
  await clickThrough(demo, 'Items', ['descending', 'none', 'descending']);
  await expectColumn(demo, 'items', ['41', '34']);
  await clickThrough(demo, 'Ordered', ['descending', 'ascending', 'none']);
  await clickThrough(demo, 'Customer', ['ascending', 'descending', 'none']);
}

async function ignoresTheColumn(demo: Locator): Promise<void> {
  await clickThrough(demo, 'Customer', ['ascending']);
  const first = gridCell(demo, 0, 'customer');
  await expect(first).toHaveText('Atelier Nord');
  await headerOf(demo, 'Article').click();
  await headerOf(demo, 'Article').press('Enter');
  // The next click comes after both: it would find "Customer" unsorted.
  await clickThrough(demo, 'Customer', ['descending']);
  await expect(first).toHaveText('Taller Azahar');
  await expectOrder(demo, 'Article', 'none');
  await expect(headerOf(demo, 'Article').locator('.MuiDataGrid-sortIcon')).toHaveCount(0);
  await expect(headerOf(demo, 'Customer').locator('.MuiDataGrid-sortIcon')).toHaveCount(1);
}

async function sortsBySteps(demo: Locator): Promise<void> {
  await expectColumn(demo, 'status', ['Returned', 'Returned', 'Delivered']);
  await headerOf(demo, 'Status').press('Enter');
  await expectOrder(demo, 'Status', 'none');
  await headerOf(demo, 'Status').press('Enter');
  await expectOrder(demo, 'Status', 'ascending');
  await expectColumn(demo, 'status', ['Open', 'Open', 'Shipped', 'Delivered']);
}

async function comparesNumbersInSwedish(demo: Locator): Promise<void> {
  await expectColumn(demo, 'shelf', ['A-9', 'A-10', 'a-11', 'B-2', 'Z-3', 'Å-1']);
  await clickThrough(demo, 'Default', ['ascending']);
  await expectColumn(demo, 'shelf', ['Å-1', 'A-10', 'a-11', 'A-9', 'B-2', 'Z-3']);
}

async function sortsByCountryFirst(demo: Locator): Promise<void> {
  const graz = 'Graz, Austria';
  await expectColumn(demo, 'place', [graz, graz, graz, 'Linz, Austria', 'Lyon, France']);
}

async function keepsEmptyCellsLast(demo: Locator): Promise<void> {
  const expectEnd = async (texts: readonly string[]) => {
    await demo
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((element) => element.scrollTo(0, element.scrollHeight));
    for (const [index, text] of texts.entries()) {
      await expect(gridCell(demo, 37 + index, 'shippedOn')).toHaveText(text);
    }
  };
  await expectColumn(demo, 'shippedOn', ['1/16/2024', '1/20/2024', '1/22/2024']);
  await expectEnd(['6/10/2024', '', '']);
  await headerOf(demo, 'Shipped').press('Enter');
  await expectOrder(demo, 'Shipped', 'descending');
  await expectEnd(['1/16/2024', '', '']);
}

/** Clicks a header, and reads the grid at once: a response may be there before the next command. */
async function clickAndRead(header: Locator) {
  return header.evaluate(async (element: HTMLElement) => {
    const grid = element.closest('.MuiDataGrid-root');
    const isLoading = () => !!grid?.querySelector('[role="progressbar"]');
    element.click();
    for (let frame = 0; frame < 20 && !isLoading(); frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    const cell = grid?.querySelector('[data-rowindex="0"] [data-field="items"]');
    return { first: cell?.textContent, isLoading: isLoading() };
  });
}

async function showsTheOrderOfTheServer(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('GET /orders 200 OK');
  await expectColumn(demo, 'items', ['9', '9', '17']);
  const shown = await clickAndRead(headerOf(demo, 'Items'));
  expect(shown, 'the grid waits for the server').toEqual({ first: '9', isLoading: true });
  await expect(status).toHaveText('GET /orders?sort=items:asc 200 OK');
  // The page that the browser had has only one order of one item.
  await expectColumn(demo, 'items', ['1', '1', '1']);
  await headerOf(demo, 'Items').click();
  await expect(status).toHaveText('GET /orders?sort=items:desc 200 OK');
  await expectColumn(demo, 'items', ['34', '34', '33']);
}

async function sortsFromCode(demo: Locator): Promise<void> {
  const press = (name: string | RegExp) => demo.getByRole('button', { name }).click();
  await press('Largest first');
  await expectOrder(demo, 'Items', 'descending');
  await expectColumn(demo, 'items', ['41', '34', '30']);
  await press(/^Like a click/);
  await expectOrder(demo, 'Items', 'none');
  await expectOrder(demo, 'Customer', 'ascending');
  await press(/^Like a click/);
  await expectOrder(demo, 'Customer', 'descending');
  await expectColumn(demo, 'customer', ['Taller Azahar']);
  await press('Original order');
  await expectOrder(demo, 'Customer', 'none');
  await expectColumn(demo, 'customer', ['Harbour Bakery', 'Molen Papier', 'Casa do Chá']);
}

async function undoesOrders(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const undo = demo.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await clickThrough(demo, 'Price', ['ascending', 'descending']);
  await expect(status).toHaveText('price, desc');
  await undo.click();
  await expect(status).toHaveText('price, asc');
  await expectColumn(demo, 'name', ['Large notebook', 'Striped notebook']);
  await undo.click();
  await expect(status).toHaveText('not sorted');
  await expect(undo).toBeDisabled();
  await expectColumn(demo, 'name', ['Blue mug', 'Small desk lamp']);
}

async function namesTheFirstRows(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('On top: Blue mug, Small desk lamp, Striped notebook');
  await clickThrough(demo, 'Price', ['ascending']);
  await expect(status).toHaveText('On top: Large notebook, Striped notebook, Plain notebook');
}

async function showsOtherIcons(demo: Locator): Promise<void> {
  const unsorted = demo.getByTestId('UnfoldMoreIcon');
  await expect(unsorted).toHaveCount(3);
  for (const icon of await unsorted.all()) await expect(icon).toBeVisible();
  await clickThrough(demo, 'Price', ['ascending']);
  await expect(demo.getByTestId('ArrowDropUpIcon')).toBeVisible();
  await expect(unsorted).toHaveCount(2);
  await clickThrough(demo, 'Price', ['descending']);
  await expect(demo.getByTestId('ArrowDropDownIcon')).toBeVisible();
}

const CHECKS = [
  ['the initial order can be changed', 'InitialSorting', startsSorted],
  ['a controlled model follows the headers', 'ControlledSorting', storesTheModel],
  ['headers do not sort, but the select does', 'SortingFromOutside', sortsOnlyFromTheMenu],
  ['chips and headers share a model', 'SortChips', sharesTheModelWithChips],
  ['clicks do not remove the order', 'SortingOrder', staysSorted],
  ['a column has its own sorting order', 'ColumnSortingOrder', followsTheColumn],
  ['a column does not sort', 'UnsortableColumn', ignoresTheColumn],
  ['a status is sorted by its step', 'StatusComparator', sortsBySteps],
  ['a collator compares numbers and languages', 'NaturalOrder', comparesNumbersInSwedish],
  ['a comparator reads other properties', 'SortByOtherField', sortsByCountryFirst],
  ['empty cells are last in both directions', 'EmptyValuesLast', keepsEmptyCellsLast],
  ['the server sorts', 'ServerSorting', showsTheOrderOfTheServer],
  ['the API object sorts', 'SortWithApi', sortsFromCode],
  ['past orders are restored', 'SortHistory', undoesOrders],
  ['a selector returns the sorted rows', 'SortedOrder', namesTheFirstRows],
  ['the icons are replaced', 'SortIcons', showsOtherIcons],
] as const;

test('each demo sorts as the page describes', async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  for (const [behavior, name, check] of CHECKS) {
    await test.step(behavior, async () => check(await runDemo(page, name)));
  }
});
