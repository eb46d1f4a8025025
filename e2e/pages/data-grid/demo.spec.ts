import { readFileSync } from 'node:fs';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/demo/';

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
