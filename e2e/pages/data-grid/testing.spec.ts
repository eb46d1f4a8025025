import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
// The tests that the page shows.
import '../../../docs/react-data-grid/testing/__tests__/OrdersTable.playwright';

const PAGE = docsPage('/x/react-data-grid/testing/');

test('the toolbar finds orders by their city', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OrdersTable');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers.first()).toBeVisible();
  await demo.getByRole('searchbox').fill('no such city');
  await expect(customers).toHaveCount(0);
  await expect(demo.getByText('No results found.')).toBeVisible();
});

test('the page shows the code of the tests that run', { tag: '@full' }, async ({ page }) => {
  await page.goto(PAGE);
  await expect(
    page.locator('pre code').filter({ hasText: "test('sorts by the number of items'" }).first(),
  ).toContainText("expect(textsOf('items')).toEqual(['2', '4', '9']);");
});
