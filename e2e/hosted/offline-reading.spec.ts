import type { Locator, Page } from '@playwright/test';
import { loadNotice } from '../fixtures/load-notice';
import { OFFLINE_REPORTS, readPage, underWorker } from '../fixtures/offline';
import { serveFaultySite } from '../fixtures/faulty-site';
import { expect, test } from '../fixtures/test';
import { hydrated, sidewaysScroll, store, visit } from '../fixtures/visit';

const TEXT_PAGE = '/x/introduction/installation/';
const NO_DEMO = 'This demo is not available offline';
const NOT_AVAILABLE = 'This page is not available offline';

test.beforeEach(({ printed }) => printed.provoke(OFFLINE_REPORTS));

function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Keeps a family, or the editor, from the page that offers all of them. */
async function keep(page: Page, name: string): Promise<void> {
  await visit(page, '/x/offline/');
  await underWorker(page);
  const family = page.locator(`[data-offline-family="${name}"]`);
  await family.getByRole('button', { name: 'Make available offline' }).click();
  await expect(family.getByRole('status')).toHaveText(/is available offline/, { timeout: 45_000 });
}

test('every address below /x/ has an answer without a network', async ({ page, context }) => {
  await readPage(page, TEXT_PAGE);
  await context.setOffline(true);
  const unknown = [
    '/x/react-charts/',
    '/x/api/charts/bar-chart/',
    '/x/6.20/react-data-grid/',
    '/x/nowhere/',
    '/x/nowhere',
    '/x/introduction/installation.md',
    '/x/search/?q=row',
  ];
  for (const address of unknown) {
    await page.goto(address);
    await expect(title(page), address).toHaveText(NOT_AVAILABLE);
  }
  const right = [
    ['/x/introduction/installation', 'Installation'],
    ['/x/introduction/installation/index.html', 'Installation'],
    ['/x/introduction/installation.html?a=b', 'Installation'],
    ['/x/', 'Overview'],
  ] as const;
  for (const [address, name] of right) {
    await page.goto(address);
    await expect(title(page), address).toHaveText(name);
    expect(new URL(page.url()).pathname.endsWith('/'), address).toBe(true);
  }
});

test('the page for what is not kept starts at its top', async ({ page, context }) => {
  await readPage(page, TEXT_PAGE);
  await context.setOffline(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Data Grid' }).last().click();
  await expect(title(page)).toHaveText(NOT_AVAILABLE);
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link out of the worker’s reach says so first', async ({ page, context }) => {
  await readPage(page, TEXT_PAGE);
  await context.setOffline(true);
  await page.locator('.navbar__brand').click();
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(notice).toContainText('is not available offline');
  await expect(page).toHaveURL(TEXT_PAGE);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);

  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: 'English' }).hover();
  await navbar.getByRole('link', { name: /中文/ }).click();
  await expect(notice).toContainText('中文');
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`on a phone, ${direction}, two notices do not cover each other`, async ({
    page,
    context,
  }) => {
    await store(page, { 'docs.themeState': JSON.stringify({ direction }) });
    await page.setViewportSize({ width: 360, height: 740 });
    await readPage(page, TEXT_PAGE);
    await context.setOffline(true);
    await page.locator('.navbar__brand').first().click();
    // The same event as for a library that cannot import one of its parts.
    await page.evaluate(() => {
      const reason = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
      const promise = Promise.resolve();
      window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
    });
    const away = page.getByRole('alert').filter({ hasText: 'You are offline' });
    const failed = loadNotice(page);
    await expect(failed).toContainText('could not be loaded');
    const [upper, lower] = [await failed.boundingBox(), await away.boundingBox()];
    if (!upper || !lower) throw new Error('One of the notices is not shown');
    expect(upper.y).toBeGreaterThanOrEqual(0);
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
    for (const { x, width } of [upper, lower]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    expect(await sidewaysScroll(page)).toBe(0);
    await away.getByRole('button', { name: 'Close' }).click();
    await failed.getByRole('button', { name: 'Close' }).click();
    await expect(away).toHaveCount(0);
    await expect(failed).toHaveCount(0);
  });
}

test('a demo that is not on this device says so, and loads once the network is back', async ({
  page,
  context,
  printed,
}) => {
  printed.provoke('the server responded with a status of 404');
  const site = await serveFaultySite();
  try {
    // Only files that the page has loaded are kept.
    site.fail(/\/x\/offline\/\w+\.json$/, '404');
    await visit(page, `${site.origin}/x/react-charts/bars/`);
    await expect(page.locator('[data-demo-stage="ready"]').first()).toBeVisible();
    await underWorker(page);
    await context.setOffline(true);
    const demo = page.locator('[data-demo]').last();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('status').filter({ hasText: NO_DEMO })).toBeVisible();
    await expect(demo.getByRole('link', { name: 'Available on this device' })).toBeVisible();
    await context.setOffline(false);
    await expect(demo.locator('[data-demo-stage]')).toHaveAttribute('data-demo-stage', 'ready');
  } finally {
    await site.close();
  }
});

test(
  'the search finds what is kept without a network',
  { tag: '@full' },
  async ({ page, context }) => {
    await keep(page, 'treeView');
    await visit(page, '/x/react-tree-view/');
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search/ }).fill('tree item customization');
    const results = page.getByRole('listbox');
    await expect(results.getByRole('option').first()).toContainText(/customization/i);
    await results.getByRole('option').first().click();
    await expect(title(page)).toHaveText(/customization/i);
  },
);

test(
  'demos are edited without a network once the editor is kept',
  { tag: '@full' },
  async ({ page, context }) => {
    test.slow();
    await keep(page, 'treeView');
    await keep(page, 'editor');
    await visit(page, '/x/react-tree-view/simple-tree-view/items/');
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    const demo = page.locator('[data-demo]').first();
    await expect(demo.locator('[data-demo-stage]')).toHaveAttribute('data-demo-stage', 'ready');
    await demo.getByRole('button', { name: 'Edit code' }).click();
    await expect(demo.locator('.cm-content')).toBeVisible();
  },
);
