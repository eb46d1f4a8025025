import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/aggregation/');

test('the server calculates what the menu asks for', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ServerFunctions');
  const total = demo.locator('.MuiDataGrid-pinnedRows [data-field="items"]');
  await expect(total).toHaveText('15,061');

  const header = demo.getByRole('columnheader', { name: 'Items' });
  await header.hover();
  await header.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Aggregation' }).click();
  await page.getByRole('option', { name: 'max' }).click();
  await expect(total).toHaveText('42');
  await expect(demo.getByRole('log')).toContainText('items:max');
});

test('totals in a pinned row stay when pages turn', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinnedTotals');
  const totals = demo.locator('.MuiDataGrid-pinnedRows');
  await expect(totals).toContainText('15,061');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  const second = demo.getByRole('listitem').filter({ hasText: 'page=1' });
  await expect(second).toContainText('200 OK');
  await expect(demo.locator('[data-rowindex="5"]')).toBeVisible();
  await expect(totals).toContainText('15,061');
});

test('after an error a button requests the page again', { tag: '@full' }, async ({ page }) => {
  for (const name of ['PinnedTotals', 'ServerFunctions']) {
    await test.step(name, async () => {
      const demo = await openDemo(page, PAGE, name);
      const status = demo.getByRole('status');
      await expect(status).toHaveText('Loaded');
      const down = demo.getByRole('checkbox', { name: 'The server is down' });
      await down.check();
      await demo.getByRole('button', { name: 'Go to next page' }).click();
      await expect(status).toHaveText('Failed: 503 Service Unavailable');
      await down.uncheck();
      await demo.getByRole('button', { name: 'Try again' }).click();
      await expect(status).toHaveText('Loaded');
    });
  }
});
