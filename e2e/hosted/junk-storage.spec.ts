import type { BrowserContext, Page } from '@playwright/test';
import { PREFERENCES } from '../../model/preferences';
import { AnalyticsTag, test } from '../fixtures/analytics-tag';
import { demoNamed } from '../fixtures/demos';
import { JUNK_ADDRESSES, JUNK_VALUES, TELLING_VALUES } from '../fixtures/junk';
import { HOSTED_ORIGIN } from '../fixtures/origin';
import { STORAGE_BLOCKED, withPreferences } from '../fixtures/reader-profile';
import { openSearch } from '../fixtures/search';
import { fillKeys, fillUp, noteReadKeys } from '../fixtures/storage-keys';
import { test as base, expect } from '../fixtures/test';
import { expectUnharmed, watchDialogs } from '../fixtures/unharmed';
import { visit } from '../fixtures/visit';

/** Pages that together read everything that is kept. */
const PAGES = [
  '/x/react-data-grid/getting-started/',
  '/x/api/data-grid/grid-api/',
  '/x/migration/migration-data-grid-v6/',
  '/x/react-date-pickers/getting-started/',
  '/x/offline/',
];

const COOKIES = Object.values(PREFERENCES).filter(({ storage }) => storage === 'cookie');

/** Docusaurus reports this itself, once, in the console. */
const STORAGE_REPORT = 'Docusaurus browser storage is not available.';

/** The grid prints debug messages where localStorage has any value for its key `DEBUG`. */
const GRID_DEBUGGING = /^debug: MUI X: use/;

test.beforeEach(({ printed }) => printed.provoke(GRID_DEBUGGING));

/** Opens and closes the parts that read storage only when users open them. */
async function openPanels(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openSearch(page);
  await page.keyboard.press('Escape');
}

async function expectPagesUnharmed(page: Page, tag: AnalyticsTag, state: string): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path);
    await expectUnharmed(page, tag, `${path} with ${state}`);
    await openPanels(page);
  }
  await page.goto(PAGES[0] ?? '/');
  const demo = demoNamed(page, 'FirstGrid');
  await expect(demo.locator('[data-demo-stage]')).toHaveAttribute('data-demo-stage', 'ready');
}

/** Cookies take no control characters. */
async function fillCookies(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies(
    COOKIES.map(({ key }) => ({
      name: key,
      value: encodeURIComponent(value.replace(/[\uD800-\uDFFF]/g, '')).slice(0, 3000),
      url: HOSTED_ORIGIN,
    })),
  );
}

for (const [name, value] of Object.entries(JUNK_VALUES)) {
  const isTelling = TELLING_VALUES.some((telling) => telling === name);
  test(
    `${name} under every key`,
    { tag: isTelling ? [] : '@full' },
    async ({ page, context, tag }) => {
      test.setTimeout(180_000);
      const dialogs = watchDialogs(context);
      const keys = await noteReadKeys(page);
      for (const path of PAGES) await visit(page, path);
      await openPanels(page);
      await fillCookies(context, value);
      await fillKeys(page, keys(), value);
      await expectPagesUnharmed(page, tag, name);
      expect(dialogs()).toEqual([]);
    },
  );
}

test('junk under every key, and no room left', { tag: '@full' }, async ({ page, tag }) => {
  test.setTimeout(180_000);
  const keys = await noteReadKeys(page);
  for (const path of PAGES) await visit(page, path);
  await fillKeys(page, keys(), JUNK_VALUES.markup ?? '');
  expect(await fillUp(page)).toBe('QuotaExceededError');
  await expectPagesUnharmed(page, tag, 'a full storage');
});

base(
  'junk addresses where storage is blocked',
  { tag: '@full' },
  async ({ launchOptions, printed }) => {
    base.setTimeout(240_000);
    printed.provoke(STORAGE_REPORT);
    printed.provoke('the server responded with a status of 404');
    const settings = { launchOptions, baseURL: HOSTED_ORIGIN };
    await withPreferences(STORAGE_BLOCKED, settings, async (context) => {
      printed.watch(context);
      const tag = new AnalyticsTag();
      await tag.answer(context);
      const page = await context.newPage();
      await expectPagesUnharmed(page, tag, 'storage blocked');
      for (const address of JUNK_ADDRESSES.filter((_, index) => index % 4 === 0)) {
        await page.goto('about:blank');
        await page.goto(address);
        await expectUnharmed(page, tag, address);
      }
    });
  },
);
