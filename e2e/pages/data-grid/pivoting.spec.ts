import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/pivoting/');

test('the fields of the pivot make rows, columns and totals', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PivotFields');
  const header = (name: string) => demo.getByRole('columnheader', { name });
  await expect(header('Delivered')).toBeVisible();

  const choose = async (field: string, option: string) => {
    await demo.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  await choose('Columns', 'Payment');
  await expect(header('Paid')).toBeVisible();
  await expect(header('Delivered')).toHaveCount(0);

  // Whatever the columns are, all 400 orders are in the totals.
  const totals = demo.locator('.MuiDataGrid-pinnedRows');
  const paid = Number(await totals.locator('[data-field="Paid"]').innerText());
  const open = Number(await totals.locator('[data-field="Open"]').innerText());
  expect(paid + open).toBe(400);

  await choose('Rows', 'Status');
  await expect(header('Status')).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Delivered' })).toBeVisible();
  await choose('Values', 'Items');
  const items = createOrders(400)
    .filter((order) => order.paid)
    .reduce((sum, order) => sum + order.items, 0);
  await expect(totals.locator('[data-field="Paid"]')).toHaveText(items.toLocaleString('en-US'));
});

test('months are below their quarter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PivotByHand');
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const headersOf = (row: number) =>
    demo.locator(`[role="row"][aria-rowindex="${row}"] [role="columnheader"]`);
  await expect(headersOf(1)).toHaveText(['In euros', 'Quarter 1', 'Quarter 2']);
  // The name of the total follows in the headers of the months.
  const columns = ['Country', /^Jan/, /^Feb/, /^Mar/, /^Apr/, /^May/, /^Jun/];
  await expect(headersOf(2)).toHaveText(columns);
  for (const [quarter, firstMonth, column] of [
    ['Quarter 1', 'Jan', '2'],
    ['Quarter 2', 'Apr', '5'],
  ] as const) {
    await expect(header(quarter)).toHaveAttribute('aria-colindex', column);
    await expect(header(quarter)).toHaveAttribute('aria-colspan', '3');
    await expect(header(firstMonth)).toHaveAttribute('aria-colindex', column);
  }
});

test('the totals of months are sums of all their orders', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PivotByHand');
  const totals = demo.locator('.MuiDataGrid-pinnedRows');
  const orders = createOrders(400);
  for (const [month, field] of [
    [0, 'Quarter 1 / Jan'],
    [5, 'Quarter 2 / Jun'],
  ] as const) {
    const sum = orders
      .filter(({ orderedOn }) => orderedOn.getMonth() === month)
      .reduce((total, order) => total + Math.round(order.total), 0);
    await expect(totals.locator(`[data-field="${field}"]`)).toHaveText(sum.toLocaleString('en-US'));
  }
});
