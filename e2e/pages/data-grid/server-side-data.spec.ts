import { filterColumn } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectColumn } from '../../fixtures/grid-cells';
import { recordAppearance } from '../../fixtures/passing-states';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/');

test('a page that was there once makes no second request', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CachedOrders');
  const requests = demo.getByRole('log').getByRole('listitem');
  const rows = demo.locator('[data-rowindex]');
  // The first page, and the next one ahead of time.
  await expect(requests).toHaveText([/page=1.*200 OK/, /page=0.*200 OK/]);

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(rows.first()).toContainText('4,995');
  await expect(requests).toHaveText([/page=2.*200 OK/, /page=1/, /page=0/]);
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(rows.first()).toContainText('5,000');
  await expect(demo.getByRole('status')).toHaveText('Cached');
  await expect(requests).toHaveCount(3);
});

test('a newer order cancels the request for the last one', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CachedOrders');
  const requests = demo.getByRole('log').getByRole('listitem');
  await expect(requests).toHaveText([/page=1.*200 OK/, /page=0.*200 OK/]);

  const hasProgress = await recordAppearance(demo, '.MuiDataGrid-root [role="progressbar"]');
  const header = demo.getByRole('columnheader', { name: 'Customer' });
  // Pressed without waiting for a stable header, because the answer must not come first.
  await header.dispatchEvent('click');
  await header.dispatchEvent('click');
  await expect(requests.filter({ hasText: 'customer:asc' })).toContainText('canceled');
  await expect(demo.locator('[data-rowindex]').first()).toContainText('Taller Azahar');
  expect(await hasProgress()).toBe(true);
});

test(
  'after an error the rows stay, and a button asks again',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'CachedOrders');
    const requests = demo.getByRole('log').getByRole('listitem');
    await expect(requests).toHaveText([/page=1.*200 OK/, /page=0.*200 OK/]);

    await demo.getByRole('checkbox', { name: 'The server is down' }).check();
    await demo.getByRole('columnheader', { name: 'Items' }).click();
    await expect(demo.getByRole('status')).toHaveText('Failed: 503 Service Unavailable');
    await expectColumn(demo, 'id', ['5,000', '4,999', '4,998', '4,997', '4,996']);

    await demo.getByRole('checkbox', { name: 'The server is down' }).uncheck();
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByRole('status')).toHaveText('Loaded');
  },
);

test('the server filters, and the rows stay until it has', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CachedOrders');
  const status = demo.getByRole('status');
  const down = demo.getByRole('checkbox', { name: 'The server is down' });
  await expect(status).toHaveText('Loaded');
  await down.check();
  await filterColumn(demo, 'Customer', 'harbour');
  await expect(status).toHaveText('Failed: 503 Service Unavailable');
  await expectColumn(demo, 'id', ['5,000', '4,999', '4,998', '4,997', '4,996']);

  await down.uncheck();
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('Loaded');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers).toHaveText(Array<string>(5).fill('Harbour Bakery'));
});
