import { HOSTED_PAGES } from '../../scripts/build-hosted/pages';
import { accessibilityFindings } from '../fixtures/axe';
import { familyOf } from '../fixtures/documented-version';
import { HOSTED_PORT, ORIGIN } from '../fixtures/origin';
import { OFFLINE_REPORTS, readPage, underWorker, workerScopes } from '../fixtures/offline';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

/** The hosted build under another name, which Node can find too. */
const SAME_SITE = `http://localhost:${HOSTED_PORT}`;
const DEMO_PAGE = '/x/react-data-grid/getting-started/';
const TEXT_PAGE = '/x/introduction/installation/';
const UNREAD_PAGE = '/x/react-tree-view/simple-tree-view/items/';

test.beforeEach(({ printed }) => printed.provoke(OFFLINE_REPORTS));

test('a worker for each language, only below /x/', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/');
  await page.waitForTimeout(1500);
  expect(await workerScopes(page), 'from the home page').toEqual([]);
  await visit(page, TEXT_PAGE);
  await expect.poll(() => workerScopes(page)).toEqual(['/x/']);
  await visit(page, '/zh/x/introduction/');
  await expect.poll(async () => (await workerScopes(page)).sort()).toEqual(['/x/', '/zh/x/']);
  await underWorker(page);
});

test(
  'no worker at another host, nor in a build for another host',
  { tag: '@full' },
  async ({ page }) => {
    for (const origin of [SAME_SITE, ORIGIN]) {
      await visit(page, origin + TEXT_PAGE);
      await page.waitForTimeout(1500);
      expect(await workerScopes(page), origin).toEqual([]);
    }
  },
);

test('the worker is asked for past the caches of the browser', async ({ page }) => {
  await visit(page, TEXT_PAGE);
  await underWorker(page);
  const rule = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).updateViaCache,
  );
  expect(rule).toBe('none');
});

test('pages that were read open without a network, with their demos', async ({ page, context }) => {
  await readPage(page, DEMO_PAGE);
  await page.getByRole('link', { name: 'Column definition' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Column definition/);
  await readPage(page, '/x/react-data-grid/column-definition/');
  await context.setOffline(true);
  for (const pathname of [DEMO_PAGE, '/x/react-data-grid/column-definition/']) {
    await visit(page, pathname);
    for (const demo of await page.locator('[data-demo]').all()) {
      await demo.scrollIntoViewIfNeeded();
      await expect(demo.locator('[data-demo-stage]')).toHaveAttribute('data-demo-stage', 'ready');
    }
  }
});

test('an unknown page without a network says so and lists what is available', async ({
  page,
  context,
}) => {
  await readPage(page, TEXT_PAGE);
  await context.setOffline(true);
  await page.goto(`${UNREAD_PAGE}?a=b#hash`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is not available offline',
  );
  expect(new URL(page.url()).pathname).toBe(UNREAD_PAGE);
  expect(page.url()).toContain('?a=b#hash');
  const logo = page.locator('.navbar__logo img').first();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Installation' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Installation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await page.goto(UNREAD_PAGE);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Installation' })).toBeVisible();
  await expect(page).toHaveURL(UNREAD_PAGE);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tree View items/);
  await expect(page).toHaveURL(UNREAD_PAGE);
});

test('the Markdown of a page opens from the network, and is not kept', async ({
  page,
  context,
}) => {
  await readPage(page, TEXT_PAGE);
  const address = TEXT_PAGE.replace(/\/$/, '.md');
  await page.goto(address);
  await expect(page.locator('body')).toContainText('# Installation');
  await context.setOffline(true);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is not available offline',
  );
});

test(
  'a family is kept on request and removed again',
  { tag: '@full' },
  async ({ page, context }) => {
    await visit(page, '/x/offline/');
    await underWorker(page);
    const family = page.locator('[data-offline-family="treeView"]');
    await expect(family).toContainText(/\d+ pages with their demos, [\d.]+ MB/);
    await family.getByRole('button', { name: 'Make available offline' }).click();
    await expect(family.getByRole('status')).toHaveText(/is available offline \([\d.]+ MB\)/, {
      timeout: 30_000,
    });

    await context.setOffline(true);
    await visit(page, UNREAD_PAGE);
    await expect(page.locator('[data-demo-stage]').first()).toHaveAttribute(
      'data-demo-stage',
      'ready',
    );
    await visit(page, '/x/api/tree-view/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tree View/);
    await context.setOffline(false);

    await visit(page, '/x/offline/');
    await family.getByRole('button', { name: 'Remove' }).click();
    await expect(family.getByRole('button', { name: 'Make available offline' })).toBeVisible();
    await context.setOffline(true);
    await visit(page, '/x/api/tree-view/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page is not available offline',
    );
  },
);

test('the settings offer the family of the page', async ({ page }) => {
  await readPage(page, '/x/introduction/');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const section = page.getByRole('region', { name: 'Offline reading' });
  const pages = familyOf('introduction').items.filter(({ pathname }) =>
    HOSTED_PAGES.includes(`${pathname}/`),
  ).length;
  expect(pages).toBeGreaterThan(1);
  await expect(section).toContainText(
    new RegExp(`Introduction: ${pages} pages with their demos, [\\d.]+ MB`),
  );
  await expect(section).toContainText(/Editor for demos: [\d.]+ MB/);
  await section.getByRole('button', { name: 'Make available offline' }).first().click();
  await expect(section.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a download that breaks off says so, and can be tried again', async ({ page, context }) => {
  await visit(page, '/x/offline/');
  await underWorker(page);
  const family = page.locator('[data-offline-family="treeView"]');
  await expect(family).toContainText('MB');
  await context.setOffline(true);
  await family.getByRole('button', { name: 'Make available offline' }).click();
  await expect(family.getByRole('status')).toHaveText(/network did not answer/);
  await context.setOffline(false);
  await family.getByRole('button', { name: 'Try again' }).click();
  await expect(family.getByRole('button', { name: 'Remove' })).toBeVisible({ timeout: 30_000 });
});

test('installing the app keeps the family that is being read', async ({ page }) => {
  await readPage(page, '/x/react-tree-view/');
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const answers = await Promise.all(
            ['/x/api/tree-view/', '/x/react-tree-view/simple-tree-view/items/'].map((address) =>
              caches.match(address),
            ),
          );
          return answers.every(Boolean);
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
});
