import { SLOW_PHONE_LIMITS } from '../../scripts/bench/limits.mjs';
import { NetworkLog } from '../../scripts/bench/network-log.mjs';
import { PAGES } from '../../scripts/bench/pages.mjs';
import { SLOW_PHONE } from '../../scripts/bench/throttling.mjs';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

test.use(SLOW_PHONE.context);

/** Milliseconds without a request after which a page has what it loads by itself. */
const QUIET = 1000;

for (const { name, path } of PAGES) {
  test(`a page of the kind "${name}" loads no more scripts than its limit`, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const log = new NetworkLog(cdp);
    await visit(page, path);
    await expect.poll(() => log.quietFor).toBeGreaterThan(QUIET);
    expect(log.traffic.script).toBeLessThan(SLOW_PHONE_LIMITS[name].script ?? 0);
  });
}

for (const page of ['/x/introduction/installation/', '/x/migration/migration-data-grid-v6/']) {
  test(`the only demo of ${page} is far down, and loads when it comes near`, async ({
    page: tab,
  }) => {
    await visit(tab, page);
    await tab.waitForLoadState('networkidle');
    const stage = tab.locator('[data-demo-stage]').first();
    await expect(stage).toHaveAttribute('data-demo-stage', 'waiting');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-demo-stage', 'ready');
  });
}
