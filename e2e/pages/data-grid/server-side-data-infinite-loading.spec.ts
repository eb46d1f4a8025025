import { demoNamed, openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { recordAppearance } from '../../fixtures/passing-states';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/server-side-data/infinite-loading/');

test('rows are added at the end, also after a request that failed', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InfiniteOrders');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const scrollToEnd = () => scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const status = demo.getByRole('status');
  await expect(status).toHaveText('20 of 90 orders');

  await scrollToEnd();
  await expect(status).toHaveText('40 of 90 orders');

  const down = demo.getByRole('checkbox', { name: 'The server is down' });
  await down.check();
  await scrollToEnd();
  await expect(demo.getByRole('button', { name: 'Try again' })).toBeVisible();
  await down.uncheck();
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('60 of 90 orders');
});

test('another order starts over', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InfiniteOrders');
  await expect(demo.getByRole('status')).toHaveText('20 of 90 orders');
  await demo.getByRole('columnheader', { name: 'Number' }).click();
  await expect(demo.locator('[data-rowindex="0"]')).toContainText('4,001');
  await expect(demo.getByRole('log')).toContainText('rows=0-20&sort=id:asc');

  // Without an answer, the order of the rows stays.
  const items = await demo.locator('[role="gridcell"][data-field="items"]').allTextContents();
  await demo.getByRole('checkbox', { name: 'The server is down' }).check();
  await demo.getByRole('columnheader', { name: 'Items' }).click();
  await expect(demo.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(demo.locator('[role="gridcell"][data-field="items"]')).toHaveText(items);
});

test(
  'more rows are requested before the last one is in view',
  { tag: '@full' },
  async ({ page }) => {
    // The demo is out of view until the progress is recorded.
    await page.setViewportSize({ width: 1440, height: 100 });
    await visit(page, PAGE);
    const hasProgress = await recordAppearance(
      demoNamed(page, 'InfiniteOrders'),
      '.MuiDataGrid-root [role="progressbar"]',
    );
    const demo = await runDemo(page, 'InfiniteOrders');
    await expect(demo.getByRole('status')).toHaveText('20 of 90 orders');
    expect(await hasProgress()).toBe(true);
    await demo
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((box) => box.scrollTo(0, box.scrollHeight - box.clientHeight - 150));
    await expect(demo.getByRole('status')).toHaveText('40 of 90 orders');
  },
);
