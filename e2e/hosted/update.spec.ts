import type { Page } from '@playwright/test';
import { serveChangingSite, type ChangingSite } from '../fixtures/changing-site';
import { OFFLINE_REPORTS, readPage, underWorker } from '../fixtures/offline';
import { expect, test } from '../fixtures/test';
import { hydrated, markDocument } from '../fixtures/visit';

declare global {
  interface Window {
    /** Fulfilled when another service worker controls the page. */
    newWorker?: Promise<void>;
  }
}

const MARK = '[data-marked]';
let site: ChangingSite;

test.beforeEach(async ({ printed }) => {
  printed.provoke(OFFLINE_REPORTS);
  site = await serveChangingSite();
});
test.afterEach(() => site.close());

/** Opens a page, and waits for the requests of its start: Chromium lets a new worker wait for them. */
async function open(page: Page, pathname: string): Promise<void> {
  await readPage(page, pathname, site.origin);
  await markDocument(page);
}

/** Sets which page has the focus, as headless pages all report that they have it. */
async function setFocus(page: Page, focused: boolean): Promise<void> {
  await page.evaluate((value) => {
    document.hasFocus = () => value;
    if (value) window.dispatchEvent(new Event('focus'));
  }, focused);
}

async function update(page: Page): Promise<void> {
  // Listens before there is something new: the browser may look for it on its own at any time.
  await page.evaluate(() => {
    window.newWorker = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
  });
  site.updateWorker();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    await window.newWorker;
  });
}

async function expectReloaded(page: Page): Promise<void> {
  await expect(page.locator(MARK)).toHaveCount(0);
  await hydrated(page);
}

test(
  'a page reloads for an update once it has the focus, and once only',
  { tag: '@full' },
  async ({ page, context }) => {
    // Two workers are installed one after the other, which takes minutes beside a build.
    test.slow();
    const other = await context.newPage();
    await open(page, '/x/introduction/');
    await open(other, '/x/introduction/installation/');
    await setFocus(page, false);
    await setFocus(other, false);
    await update(page);
    await page.waitForTimeout(1000);
    await expect(page.locator(MARK)).toHaveCount(1);
    await expect(other.locator(MARK)).toHaveCount(1);

    await setFocus(page, true);
    await expectReloaded(page);
    await expect(other.locator(MARK), 'the page without the focus').toHaveCount(1);
    await setFocus(other, true);
    await expectReloaded(other);

    await markDocument(page);
    await underWorker(page);
    await page.waitForLoadState('networkidle');
    // Requests of the worker itself follow.
    await page.waitForTimeout(1500);
    await update(page);
    await page.waitForTimeout(1500);
    await expect(page.locator(MARK), 'a second update right behind').toHaveCount(1);
  },
);

test('it does not reload in a circle when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/x/introduction/');
  await setFocus(page, true);
  const reloaded = page.waitForEvent('load');
  await update(page).catch(() => undefined);
  await reloaded;
  await expectReloaded(page);
  await underWorker(page);
  await page.waitForTimeout(1500);
  await markDocument(page);
  await setFocus(page, true);
  await update(page);
  await page.waitForTimeout(1500);
  await expect(page.locator(MARK)).toHaveCount(1);
});

test(
  'it waits while the reader types where the text cannot be kept',
  { tag: '@full' },
  async ({ page }) => {
    const pathname = '/x/react-data-grid/getting-started/';
    await open(page, pathname);
    await setFocus(page, true);
    // Any field in a demo: here one that the test puts there.
    await page
      .locator('[data-demo]')
      .first()
      .evaluate((demo) => {
        const field = document.createElement('input');
        demo.append(field);
        field.focus();
      });
    await page.keyboard.type('half a sen');
    await update(page);
    await page.waitForTimeout(1000);
    await expect(page.locator(MARK)).toHaveCount(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectReloaded(page);
  },
);

test('what is in the filter of an API page is kept', async ({ page }) => {
  await open(page, '/x/api/tree-view/simple-tree-view/');
  const filter = page.getByRole('searchbox').first();
  await setFocus(page, false);
  await update(page);
  await filter.fill('expan');
  await setFocus(page, true);
  await expectReloaded(page);
  await expect(filter).toHaveValue('expan');
});
