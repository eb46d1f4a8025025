import { expect, type Locator, type Page } from '@playwright/test';

/** Opens this page, and returns the part with the form. */
export async function openParcelForm(page: Page): Promise<Locator> {
  await page.goto('/material-ui/guides/testing/');
  const stage = page.locator('[data-demo="ParcelForm"] [data-demo-stage]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-demo-stage', 'ready', {
    timeout: 20_000,
  });
  return stage;
}
