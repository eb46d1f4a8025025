import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { loadNotice } from '../fixtures/load-notice';
import { filesOf, SETTINGS } from '../fixtures/lazy-parts';
import { breakFiles } from '../fixtures/network-faults';
import { createNextBuild, serveReleases, type ReleasedSite } from '../fixtures/next-build';
import { MORE_TABS, TAB_OF_EACH_KIND, type OpenTab } from '../fixtures/open-tabs';
import { searchField } from '../fixtures/search';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

/** Messages of Chromium about files that are gone, and of Pagefind about its own files. */
const GONE =
  /Failed to load resource|Loading chunk|Refused to execute|MIME type|Failed to load the/;

let next: string;
let site: ReleasedSite;

test.beforeAll(() => {
  next = createNextBuild();
});
test.afterAll(() => rmSync(next, { recursive: true, force: true }));
test.beforeEach(async ({ printed }) => {
  printed.provoke(GONE);
  site = await serveReleases(next);
});
test.afterEach(() => site.close());

/** Opens a tab, and waits until everything that it requests by itself has loaded. */
async function open(context: BrowserContext, tab: OpenTab): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page, site.origin + tab.path);
  await tab.prepare?.(page);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Uses a tab after the deploy, and again after a reload, which may happen once. */
async function useAfterDeploy(page: Page, tab: OpenTab): Promise<void> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const done = tab.done(page);
  const reload = loadNotice(page).getByRole('button', { name: 'Reload' });
  await tab.act(page);
  await expect
    .poll(async () => loads > 0 || (await reload.isVisible()) || (await done.isVisible()), {
      message: `${tab.name}: it comes, or the newer build does, or is offered`,
    })
    .toBe(true);
  if (await reload.isVisible()) {
    await reload.click();
    await expect.poll(() => loads).toBe(1);
  }
  await hydrated(page);
  if (!(await done.isVisible())) await tab.act(page);
  await expect(done, tab.name).toBeVisible();
  await tab.expectKept?.(page);
  await expect(loadNotice(page)).toHaveCount(0);
  expect(loads, `${tab.name}: reloads`).toBeLessThanOrEqual(1);
}

async function useAllAfterDeploy(context: BrowserContext, tabs: readonly OpenTab[]): Promise<void> {
  const opened: { page: Page; tab: OpenTab }[] = [];
  for (const tab of tabs) opened.push({ page: await open(context, tab), tab });
  await site.deployNext();
  for (const { page, tab } of opened) {
    await page.bringToFront();
    await useAfterDeploy(page, tab);
    await page.close();
  }
}

test(
  'tabs opened before a deploy work after it, with one reload at most',
  { tag: '@full' },
  async ({ context }) => {
    test.setTimeout(120_000);
    await useAllAfterDeploy(context, TAB_OF_EACH_KIND);
  },
);

test('20 of them', { tag: '@full' }, async ({ context }) => {
  test.setTimeout(600_000);
  const tabs = [...TAB_OF_EACH_KIND, ...MORE_TABS];
  expect(tabs).toHaveLength(20);
  await useAllAfterDeploy(context, tabs);
});

test('a reader who typed something is asked before the page reloads', async ({ page }) => {
  await visit(page, `${site.origin}/x/introduction/`);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await searchField(page).fill('row height');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  await site.deployNext();
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const notice = loadNotice(page);
  await expect(notice).toContainText('This site has been updated');
  await expect(page.locator('[data-marked]'), 'the page is still the same').toHaveCount(1);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('[data-marked]')).toHaveCount(0);
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test(
  'a page that stays old after its reload does not reload again',
  { tag: '@full' },
  async ({ page, browser }) => {
    await visit(page, `${site.origin}/x/introduction/`);
    await page.waitForLoadState('networkidle');
    // As with a proxy that keeps pages: the old page comes, the files that it needs are gone.
    await page.route(
      (url) => /\/build\.json$/.test(url.pathname),
      (route) => route.fulfill({ json: { id: 'ffffffffffffffff' } }),
    );
    await breakFiles(page, await filesOf(browser, SETTINGS), 'missing');
    let loads = 0;
    page.on('load', () => (loads += 1));
    const openSettings = () =>
      page.getByRole('button', { name: 'Settings', exact: true }).click({ timeout: 5000 });
    await openSettings();
    await expect.poll(() => loads).toBe(1);
    await hydrated(page);
    await openSettings();
    await expect(loadNotice(page)).toContainText('This site has been updated');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toBe(1);
  },
);
