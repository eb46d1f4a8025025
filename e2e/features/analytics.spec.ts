import { expect, test } from '../fixtures/test';
import { store, visit } from '../fixtures/visit';

const PAGE = '/x/react-data-grid/getting-started/';

test('a build without a measurement id asks for nothing and sends nothing', async ({ page }) => {
  // Requests to other machines fail the test in any case.
  await store(page, { 'docs.consent': 'granted' });
  await visit(page, PAGE);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const demo = page.locator('[data-demo]').first();
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await demo.locator('pre').filter({ visible: true }).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
