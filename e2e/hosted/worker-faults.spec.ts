import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { HOSTED } from '../../scripts/hosted-site.mjs';
import { FAULTS, serveFaultySite, type Fault, type FaultySite } from '../fixtures/faulty-site';
import { kept, OFFLINE_REPORTS, underWorker, workerScopes } from '../fixtures/offline';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

const KEPT_PAGE = '/x/react-tree-view/simple-tree-view/items/';
const OTHER_PAGE = '/x/react-charts/bars/';
const ASSETS = /^\/assets\//;
/** Errors that the worker treats like no answer: it serves a kept page instead. */
const OUT_OF_ORDER: readonly Fault[] = ['500', '503', 'cut'];

/** Messages of Chromium about wrong answers, and of the site about files it could not load. */
const FAULT_REPORTS =
  /Failed to load resource|Refused to execute|MIME type|Unexpected token|Unexpected end|ChunkLoadError|Loading chunk|Loading CSS|net::ERR_|Failed to fetch|SyntaxError|ServiceWorker/;

let site: FaultySite;
test.beforeEach(async ({ printed }) => {
  printed.provoke(OFFLINE_REPORTS);
  printed.provoke(FAULT_REPORTS);
  site = await serveFaultySite();
});
test.afterEach(() => site.close());

async function read(page: Page, pathname: string): Promise<void> {
  await visit(page, site.origin + pathname);
  await underWorker(page);
  await kept(page, pathname);
}

/** Addresses and lengths of all that is kept. */
async function keptFiles(page: Page): Promise<{ address: string; bytes: number }[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('mui-x-records-'));
    const files = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => ({
            address: new URL(request.url).pathname,
            bytes: (await (await cache.match(request))?.blob())?.size ?? 0,
          })),
        );
      }),
    );
    return files.flat();
  });
}

/** Checks that all kept files are as long as the built ones. */
async function expectNothingBadKept(page: Page): Promise<void> {
  const files = await keptFiles(page);
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.filter(({ address, bytes }) => {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    return statSync(path.join(HOSTED.dir, file)).size !== bytes;
  });
  expect(wrong, 'kept, but not what was built').toEqual([]);
}

async function expectDemosReady(page: Page): Promise<void> {
  const stage = page.locator('[data-demo-stage]').first();
  await expect(stage).toHaveAttribute('data-demo-stage', 'ready');
}

/** Any title but that of an error page or of a page of something else. */
async function expectPage(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

for (const fault of FAULTS) {
  // One of those that are an answer, and one that is none, each time.
  const tag = fault === 'html' || fault === '503' ? [] : ['@full'];
  test(`a server that answers with ${fault}`, { tag }, async ({ page }) => {
    await read(page, KEPT_PAGE);
    site.fail(ASSETS, fault);
    if (OUT_OF_ORDER.includes(fault)) site.fail(/^\/x\/.*\/$|sw\.js$|\.json$/, fault);

    // A page that breaks off never ends to load.
    await page.goto(site.origin + OTHER_PAGE, { waitUntil: 'commit' }).catch(() => undefined);
    await page.waitForTimeout(2000);
    await visit(page, site.origin + KEPT_PAGE);
    await expectPage(page, /Tree View items/);
    await expectDemosReady(page);
    await expectNothingBadKept(page);

    site.heal();
    await page.goto(site.origin + OTHER_PAGE);
    await page.reload();
    await hydrated(page);
    await expectPage(page, /Bars/);
    await expectDemosReady(page);
    await expectNothingBadKept(page);
  });
}

test('a script that came as a page was never kept for good', { tag: '@full' }, async ({ page }) => {
  await read(page, KEPT_PAGE);
  // As workers before this one did.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('mui-x-files-'));
    const cache = await caches.open(name ?? '');
    for (const request of (await cache.keys()).filter(({ url }) => url.endsWith('.js'))) {
      const headers = { 'Content-Type': 'text/html' };
      await cache.put(request, new Response('<p>Sign in</p>', { headers }));
    }
  });
  await visit(page, site.origin + KEPT_PAGE);
  await expectDemosReady(page);
  // Including those that the page has not requested.
  await expect(() => expectNothingBadKept(page)).toPass({ timeout: 15_000 });
});

test('an installation that breaks off leaves nothing, and the next visit finishes it', async ({
  page,
}) => {
  site.fail(/^\/x\/offline\/$/, 'cut');
  await visit(page, `${site.origin}/x/introduction/`);
  await expect.poll(() => site.faultsSent()).toBeGreaterThan(0);
  await expect.poll(() => workerScopes(page)).toEqual([]);
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.startsWith('mui-x-install-'))).toEqual([]);
  site.heal();
  await visit(page, `${site.origin}/x/introduction/`);
  await underWorker(page);
  await expectNothingBadKept(page);
});

/** As in a browser on a full device; for real, in Chromium's own accounts. */
async function limitStorage(page: Page, bytes: number | undefined): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: site.origin,
    ...(bytes !== undefined && { quotaSize: bytes }),
  });
}

async function usage(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
}

test(
  'a family that does not fit is told in words and leaves nothing behind',
  { tag: '@full' },
  async ({ page }) => {
    await read(page, '/x/introduction/');
    await visit(page, `${site.origin}/x/offline/`);
    const before = await keptFiles(page);
    await limitStorage(page, (await usage(page)) + 1_500_000);
    const family = page.locator('[data-offline-family="treeView"]');
    await family.getByRole('button', { name: 'Make available offline' }).click();
    await expect(family.getByRole('status')).toContainText(
      'Tree View was not saved: the browser’s storage for this site is full',
      { timeout: 30_000 },
    );
    await expect(family.getByRole('status')).toContainText('Free some space on this device');
    const known = new Set(before.map(({ address }) => address));
    const added = async () => (await keptFiles(page)).filter(({ address }) => !known.has(address));
    await expect.poll(added).toEqual([]);

    await limitStorage(page, undefined);
    await family.getByRole('button', { name: 'Try again' }).click();
    await expect(family.getByRole('status')).toHaveText(/is available offline/, {
      timeout: 30_000,
    });
    await expectNothingBadKept(page);

    await limitStorage(page, (await usage(page)) + 1_500_000);
    const grid = page.locator('[data-offline-family="dataGrid"]');
    await grid.getByRole('button', { name: 'Make available offline' }).click();
    await expect(grid.getByRole('status')).toContainText(
      /Remove Tree View \([\d.]+ MB\), or free/,
      {
        timeout: 30_000,
      },
    );
  },
);

test(
  'a page that does not fit is read all the same, and the settings say so',
  { tag: '@full' },
  async ({ page }) => {
    await read(page, '/x/introduction/');
    await limitStorage(page, (await usage(page)) + 20_000);
    await visit(page, site.origin + KEPT_PAGE);
    await expectDemosReady(page);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const section = page.getByRole('region', { name: 'Offline reading' });
    await expect(section.getByRole('alert')).toContainText(
      'pages that you visit now are not saved',
    );
    await limitStorage(page, undefined);
    await visit(page, site.origin + KEPT_PAGE);
    await kept(page, KEPT_PAGE);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(section.getByRole('button', { name: /Make available/ }).first()).toBeVisible();
    await expect(section.getByRole('alert')).toHaveCount(0);
  },
);
