import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { recordAppearance, recordTexts } from '../../fixtures/passing-states';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/sorting/');

test('Shift and a click sort by one more column', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MultiSorting');
  const sorted = demo.locator('[role="columnheader"][aria-sort$="cending"]');
  await expect(sorted).toHaveCount(2);
  await demo
    .locator('[role="columnheader"][aria-sort="none"]')
    .first()
    .click({ modifiers: ['Shift'] });
  await expect(sorted).toHaveCount(3);
});

test(
  'the server sorts and pages, and the rows stay after an error',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ServerSortingPages');
    const status = demo.getByRole('status');
    const price = demo.getByRole('columnheader', { name: 'Price' });
    await expect(status).toHaveText('GET /products?page=1&size=5: 200 OK');
    await expect(demo.getByText('1–5 of 42')).toBeVisible();
    const names = demo.locator('[role="gridcell"][data-field="name"]');
    await expect(names.first()).toHaveText('Blue mug');
    await expect(names).toHaveCount(5);

    const texts = await recordTexts(status);
    const hasProgress = await recordAppearance(
      demo,
      '[role=progressbar][aria-label="Loading products"]',
    );
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect(status).toHaveText('GET /products?page=2&size=5: 200 OK');
    await expect(demo.getByText('6–10 of 42')).toBeVisible();
    await expect(names.first()).toHaveText('Green lantern');
    await expect(names).toHaveCount(5);
    expect(await texts()).toContain('GET /products?page=2&size=5: …');
    expect(await hasProgress()).toBe(true);

    // Another order starts at the first page.
    await price.click();
    await expect(status).toHaveText('GET /products?sort=price&page=1&size=5: 200 OK');
    await expect(demo.getByText('1–5 of 42')).toBeVisible();
    const cheapest = ['7', '8', '8', '8.5', '9'];
    const prices = demo.locator('[role="gridcell"][data-field="price"]');
    await expect(prices).toHaveText(cheapest);

    await demo.getByLabel('The server is down').check();
    await expect(status).toContainText('503 Service Unavailable');
    await price.click();
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await expect(status).toContainText('sort=-price');
    await expect(status).toContainText('503 Service Unavailable');
    await expect(prices).toHaveText(cheapest);
  },
);
