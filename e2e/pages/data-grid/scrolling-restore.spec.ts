import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/scrolling/');

test('a grid that comes back shows the same rows and columns', async ({ page }) => {
  // Narrow enough for the columns to scroll.
  await page.setViewportSize({ width: 700, height: 900 });
  const demo = await openDemo(page, PAGE, 'RestoreScroll');
  const shown = demo.getByRole('checkbox', { name: 'Show the orders' });
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const place = () => scroller.evaluate((box) => [box.scrollTop, box.scrollLeft]);
  await scroller.evaluate((box) => box.scrollTo(100, 2000));
  await expect.poll(place).toEqual([2000, 100]);
  const row = demo.locator('[data-rowindex="40"]');
  await expect(row).toBeVisible();
  await shown.uncheck();
  await expect(demo.getByRole('grid')).toHaveCount(0);
  await shown.check();
  await expect.poll(place).toEqual([2000, 100]);
  await expect(row).toBeVisible();
});
