import { expect, type Locator, type Page } from '@playwright/test';

/** Opens this page, and returns the part with the grid. */
export async function openOrders(page: Page): Promise<Locator> {
  await page.goto('/x/react-data-grid/testing/');
  const stage = page.locator('[data-demo="OrdersTable"] [data-demo-stage]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-demo-stage', 'ready', {
    timeout: 20_000,
  });
  return stage;
}
