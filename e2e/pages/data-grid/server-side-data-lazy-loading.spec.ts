import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/server-side-data/lazy-loading/';

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
