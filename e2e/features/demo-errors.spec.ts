import type { Locator, Page } from '@playwright/test';
import { DEMO_ERROR } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const TREE = 'Instruments of an orchestra';

declare global {
  interface Window {
    /** Makes the broken example of this file throw. */
    exampleIsBroken?: boolean;
  }
}

test('a demo that throws while it renders keeps to its box', async ({ page, printed }) => {
  printed.provoke('Broken on purpose');
  await page.addInitScript(() => {
    window.exampleIsBroken = true;
  });
  let patched = 0;
  await page.route('**/assets/js/**', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const found = `"aria-label":"${TREE}"`;
    if (!script.includes(found)) return route.fulfill({ response });
    patched += 1;
    const thrower = `(()=>{if(window.exampleIsBroken)throw new Error("Broken on purpose");return "${TREE}"})()`;
    return route.fulfill({ response, body: script.replace(found, `"aria-label":${thrower}`) });
  });
  await visit(page, '/');
  const card = page.getByRole('article').filter({ hasText: 'Tree View' });
  await card.getByRole('group').hover();
  const alert = card.getByRole('alert');
  await expect(alert.and(card.locator(DEMO_ERROR)), 'found on every page').toHaveCount(1);
  await expect(alert).toContainText('This demo stopped working');
  await expect(alert).toContainText('Broken on purpose');
  expect(patched).toBe(1);

  // The rest of the page goes on.
  await page.getByRole('group', { name: 'Data Grid' }).hover();
  const grid = page.getByLabel('Punctuality of ferry routes');
  await grid.getByRole('columnheader', { name: 'Sailings' }).click();
  await expect(grid.getByRole('row').nth(1)).toContainText('Ullapool');

  await alert.getByRole('button', { name: 'Reset demo' }).click();
  await expect(alert, 'it still throws').toContainText('Broken on purpose');
  await page.evaluate(() => {
    window.exampleIsBroken = false;
  });
  await alert.getByRole('button', { name: 'Reset demo' }).click();
  await expect(card.getByRole('tree', { name: TREE })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

/** @returns the stage of a demo that has not been near the viewport, and has not loaded anything */
async function findWaitingStage(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit(page, '/x/react-data-grid/getting-started/');
  await expect(page.locator('[data-demo-stage="ready"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.locator('[data-demo]').nth(2).locator('[data-demo-stage]');
}

test(
  'a demo that cannot be loaded says so, and can be loaded again',
  { tag: '@full' },
  async ({ page, printed }) => {
    printed.provoke(/Loading chunk|net::ERR_CONNECTION_RESET/);
    const stage = await findWaitingStage(page);
    await page.route('**/assets/js/**', (route) => route.abort('connectionreset'));
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-demo-stage', 'failed');
    const alert = stage.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');

    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(stage, 'the network is still away').toHaveAttribute('data-demo-stage', 'failed');
    await page.unroute('**/assets/js/**');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(stage).toHaveAttribute('data-demo-stage', 'ready');
    await expect(alert).toHaveCount(0);
  },
);

test(
  'a demo that is not available offline loads when the network is back',
  { tag: '@full' },
  async ({ page, printed }) => {
    printed.provoke('net::ERR_INTERNET_DISCONNECTED');
    const stage = await findWaitingStage(page);
    await page.context().setOffline(true);
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.getByRole('status')).toContainText('not available offline');

    await page.context().setOffline(false);
    await expect(stage).toHaveAttribute('data-demo-stage', 'ready');
    await expect(stage.getByRole('status')).toHaveCount(0);
  },
);

test('code that cannot be loaded leaves the excerpt', async ({ page, printed }) => {
  printed.provoke('net::ERR_INTERNET_DISCONNECTED');
  await visit(page, '/x/react-data-grid/getting-started/');
  const demo = page.locator('[data-demo]').first();
  await expect(demo.locator('[data-demo-stage="ready"]')).toBeVisible();
  await page.context().setOffline(true);
  await demo.getByRole('button', { name: 'Show full code' }).click();
  await demo.getByRole('button', { name: 'Show less code' }).click();
  await expect(demo.locator('pre').filter({ visible: true })).toContainText('<DataGrid');
  await page.context().setOffline(false);
  await demo.getByRole('button', { name: 'Show full code' }).click();
  await expect(demo.locator('pre').filter({ visible: true })).toContainText('export default');
});
