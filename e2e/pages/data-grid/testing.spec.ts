import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';
// The tests that the page shows.
import '../../../docs/react-data-grid/testing/__tests__/OrdersTable.playwright';

const PAGE = '/x/react-data-grid/testing/';

test('the grid of the examples shows progress, then orders', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OrdersTable');
  await expect(demo.locator('[role="gridcell"][data-field="customer"]').first()).toBeVisible();
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
});

test('the page shows the code of the tests that run', async ({ page }) => {
  await page.goto(PAGE);
  await expect(
    page.locator('pre code').filter({ hasText: "test('sorts by the number of items'" }).first(),
  ).toContainText("expect(textsOf('items')).toEqual(['2', '4', '9']);");
});
