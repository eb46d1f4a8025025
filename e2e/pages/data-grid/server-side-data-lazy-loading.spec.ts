import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { filterColumn } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { gridCell } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/lazy-loading/');

test('the grid loads the rows in view, each block once', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyOrders');
  const requests = demo.getByRole('log').getByRole('listitem');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const scrollTo = (top: number) => scroller.evaluate((box, to) => box.scrollTo(0, to), top);
  await expect(demo.getByRole('status')).toHaveText('1000 orders');
  await expect(requests).toHaveText([/rows=0-50.*200 OK/]);

  await scrollTo(920 * 52);
  await expect(requests).toHaveText([/rows=900-950.*200 OK/, /rows=0-50/]);
  await expect(demo.getByRole('gridcell', { name: '4,080' })).toBeVisible();

  await scrollTo(0);
  await expect(demo.getByRole('gridcell', { name: '5,000' })).toBeVisible();
  await scrollTo(920 * 52);
  await expect(demo.getByRole('gridcell', { name: '4,080' })).toBeVisible();
  await expect(requests).toHaveCount(2);
});

test('blocks that went out of view are canceled', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyOrders');
  const requests = demo.getByRole('log').getByRole('listitem');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect(demo.getByRole('status')).toHaveText('1000 orders');

  await scroller.evaluate((box) => box.scrollTo(0, 520 * 52));
  await expect(requests.first()).toContainText('rows=500-550');
  await scroller.evaluate((box) => box.scrollTo(0, 820 * 52));
  await expect(requests.filter({ hasText: 'rows=500-550' })).toContainText('canceled');
  await expect(demo.getByRole('gridcell', { name: '4,180' })).toBeVisible();
});

test('another order and a filter start over', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyOrders');
  const requests = demo.getByRole('log').getByRole('listitem');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect(demo.getByRole('status')).toHaveText('1000 orders');
  await demo.getByRole('columnheader', { name: 'Number' }).click();
  await expect(requests.first()).toContainText(/rows=0-50&sort=id:asc.*200 OK/);
  await expect(gridCell(demo, 0, 'id')).toHaveText('4,001');

  const found = createOrders(1000).filter(({ customer }) => customer.includes('Atelier')).length;
  await filterColumn(demo, 'Customer', 'atelier');
  await expect(demo.getByRole('status')).toHaveText(`${found} orders`);
  await expect(gridCell(demo, 0, 'customer')).toContainText('Atelier');
  // Rows that are not loaded have their place, too.
  await expect
    .poll(() => scroller.evaluate((box) => box.scrollHeight))
    .toBeGreaterThanOrEqual(found * 52);
});

test('after an error a button requests the block again', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyOrders');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('1000 orders');
  const down = demo.getByRole('checkbox', { name: 'The server is down' });
  await down.check();
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((box) => box.scrollTo(0, 520 * 52));
  await expect(status).toHaveText('Failed: 503 Service Unavailable');
  await down.uncheck();
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('1000 orders');
  await expect(demo.getByRole('gridcell', { name: '4,480' })).toBeVisible();
});
