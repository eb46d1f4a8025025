import type { Page } from '@playwright/test';
import { compiledWorker } from '../fixtures/compiled-worker';
import { serveFaultySite, type FaultySite } from '../fixtures/faulty-site';
import { kept, underWorker, workerScopes } from '../fixtures/offline';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const PAGE = '/x/introduction/installation/';

let site: FaultySite;
test.beforeEach(async () => {
  site = await serveFaultySite();
});
test.afterEach(() => site.close());

/** The worker of a build with `RETIRE_WORKER=1`. */
function retiringWorker(): Promise<string> {
  return compiledWorker('retire.ts', { build: 'c0ffee', pages: [], files: [] });
}

async function left(page: Page): Promise<string[]> {
  return [...(await workerScopes(page)), ...(await page.evaluate(() => caches.keys()))];
}

async function read(page: Page): Promise<void> {
  await visit(page, site.origin + PAGE);
  await underWorker(page);
  await kept(page, PAGE);
  // A cache of an earlier worker, and one that this site did not create.
  await page.evaluate(async () => {
    await caches.open(`workbox-precache-v2-${window.location.origin}/x/`);
    await caches.open('somebody-else');
  });
}

test('a retired worker is gone after two visits, with all that it kept', async ({ page }) => {
  await read(page);
  const script = await retiringWorker();
  site.replace(/\/x\/sw\.js$/, () => script);
  const marked: string[] = [];
  site.replace(/\/assets\/js\/main\.\w+\.js$/, (code) => {
    const changed = code.replace(/retireWorker"?:(?:!1|false)/, 'retireWorker:!0');
    if (changed !== code) marked.push('retired');
    return changed;
  });
  // The script of the new build has another name.
  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((each) => /files|install/.test(each))) {
      const cache = await caches.open(name);
      const scripts = (await cache.keys()).filter(({ url }) => /\/main\.\w+\.js$/.test(url));
      await Promise.all(scripts.map((request) => cache.delete(request)));
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await visit(page, site.origin + PAGE);
  await page.waitForTimeout(1000);
  await visit(page, site.origin + PAGE);
  await expect.poll(() => left(page)).toEqual(['somebody-else']);
  expect(marked).not.toEqual([]);
});

test(
  'only the retiring worker does it where a page is older',
  { tag: '@full' },
  async ({ page }) => {
    await read(page);
    const script = await retiringWorker();
    site.replace(/\/x\/sw\.js$/, () => script);
    const gone = page.evaluate(async () => {
      // A page behind others: with the focus, it would reload for the new worker.
      document.hasFocus = () => false;
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (await navigator.serviceWorker.getRegistration()) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return true;
    });
    expect(await gone).toBe(true);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => /^mui-x-(?:pages|files|install)|^workbox/.test(name))).toEqual(
      [],
    );
  },
);
