import { readFileSync } from 'node:fs';
import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/demo/');

test('an order takes its next step, and the figures follow', async ({ page }) => {
  const desk = await openDemo(page, PAGE, 'OrderDesk');
  await desk.getByRole('button', { name: 'Shipped' }).click();
  const rows = desk.locator('.MuiDataGrid-row[data-id]:not([data-id^="auto"])');
  const underWay = desk.locator('dt:has-text("Under way") + dd');
  const before = Number(await underWay.textContent());
  const first = rows.first();
  const id = await first.getAttribute('data-id');
  await desk
    .locator(`[data-id="${id}"]`)
    .getByRole('menuitem', { name: 'Mark as delivered' })
    .click();
  await expect(underWay).toHaveText(String(before - 1));
  await expect(desk.locator(`.MuiDataGrid-row[data-id="${id}"]`)).toHaveCount(0);
});

test(
  'the status buttons and the filter panel are one filter',
  { tag: '@full' },
  async ({ page }) => {
    const desk = await openDemo(page, PAGE, 'OrderDesk');
    await desk.getByRole('button', { name: 'Returned' }).click();
    await desk.getByRole('button', { name: 'Show filters' }).first().click();
    const panel = page.locator('.MuiDataGrid-panel');
    await expect(panel.getByLabel('Value')).toHaveText('Returned');
    await panel.getByRole('button', { name: 'Delete' }).click();
    await expect(desk.getByRole('button', { name: 'Returned' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
);

test('orders have totals, lines and cells to edit', { tag: '@full' }, async ({ page }) => {
  const desk = await openDemo(page, PAGE, 'OrderDesk');
  const cell = (row: number, field: string) =>
    desk.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);
  const sums = desk.locator('.MuiDataGrid-pinnedRows');
  const scrollTo = (left: number) =>
    desk.locator('.MuiDataGrid-virtualScroller').evaluate((box, to) => box.scrollTo(to, 0), left);
  await expect(cell(0, 'id')).toBeVisible();
  await scrollTo(700);
  await expect(desk.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const items = createOrders(300).reduce((sum, order) => sum + order.items, 0);
  await expect(sums.locator('[data-field="items"]')).toHaveText(items.toLocaleString('en-US'));
  await scrollTo(0);
  await desk.getByRole('checkbox', { name: 'Select row' }).first().check();
  await expect(desk.getByText('1 row selected')).toBeVisible();

  await desk.getByRole('button', { name: 'Expand' }).first().click();
  const lines = desk.getByRole('table', { name: /^Articles of order \d+$/ });
  await expect(lines).toBeVisible();
  const panel = await desk.locator('.MuiDataGrid-detailPanel').boundingBox();
  expect(panel?.height, 'the panel is as high as its table').toBeLessThan(400);
  await desk.getByRole('button', { name: 'Collapse' }).click();
  await expect(lines).toHaveCount(0);

  const underWay = desk.locator('dt:has-text("Under way") + dd');
  await desk.getByRole('button', { name: 'Shipped' }).click();
  const before = Number(await underWay.textContent());
  await cell(0, 'status').dblclick();
  await page.getByRole('option', { name: 'Delivered' }).click();
  await page.keyboard.press('Enter');
  await expect(underWay).toHaveText(String(before - 1));
});

test('the list is taken away as CSV', { tag: '@full' }, async ({ page }) => {
  const desk = await openDemo(page, PAGE, 'OrderDesk');
  await desk.getByRole('button', { name: 'Returned' }).click();
  await desk.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
  ]);
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(head).toMatch(/^Order,Customer,Status,/);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.every((line) => line.includes(',Returned,') || /^,/.test(line))).toBe(true);
});
