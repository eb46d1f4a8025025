import { expect, test } from '../fixtures/test';

for (const [from, to] of [
  ['/components/data-grid/columns/', '/x/react-data-grid/column-definition/'],
  ['/zh/components/data-grid/sorting/', '/zh/x/react-data-grid/sorting/'],
  ['/api/data-grid/x-grid', '/x/api/data-grid/data-grid-pro/'],
  ['/pt/x/', '/pt/x/introduction/'],
] as const) {
  test(`${from} leads on with query and hash`, async ({ page }) => {
    await page.goto(`${from}?a=1&b=%20#value-getter`);
    await expect(page).toHaveURL(`${to}?a=1&b=%20#value-getter`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an old address leads on', async ({ page }) => {
    await page.goto('/components/tree-view/');
    await expect(page).toHaveURL('/x/react-tree-view/');
  });
});
