import type { Page } from '@playwright/test';
import { parseAddress } from '../../model/addresses/parse';
import { PAGES_FILE, VERSIONS_FILE } from '../../model/public-versions';
import {
  addVersion,
  BUILT_VERSIONS,
  builtLanguages,
  documentedVersion,
  isBuilt,
  NEWER_VERSION,
  pagesOf,
  pagesOfEachKind,
} from '../fixtures/built-versions';
import { KNOWN_VERSIONS } from '../../model/library-versions';
import { ORIGIN } from '../fixtures/origin';
import { STORAGE_BLOCKED, withPreferences } from '../fixtures/reader-profile';
import { expect, test } from '../fixtures/test';
import { openVersionMenu, shownVersions, versionLinks } from '../fixtures/version-menu';
import { followLink, visit } from '../fixtures/visit';

const SORTING = '/x/react-data-grid/sorting/';
const HASH = '#part';

/** Checks that links of the menu lead to pages that exist, and keep what they can keep. */
async function expectToLead(page: Page, from: string): Promise<void> {
  const own = parseAddress(from);
  for (const { label, href } of await shownVersions(page)) {
    const { language, rest, hash } = parseAddress(href);
    const { path = '', languages = [] } = BUILT_VERSIONS.find((each) => each.label === label) ?? {};
    expect(language).toBe(languages.includes(own.language) ? own.language : 'en');
    if (!isBuilt(path, language)) continue;
    expect((await page.request.get(href)).status(), `${from} in ${label}: ${href}`).toBe(200);
    const isThere = pagesOf(path, language).has(`${own.rest}/`);
    expect(rest === own.rest, `${href} is the same page`).toBe(isThere);
    expect(hash).toBe(isThere ? HASH : '');
  }
}

async function expectBuiltToExist(page: Page): Promise<void> {
  for (const { href } of await shownVersions(page)) {
    const { version, language } = parseAddress(href);
    if (!isBuilt(version, language)) continue;
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
}

/** Checks that all versions are built, in a language or in English. */
function isWhole(language: string): boolean {
  return BUILT_VERSIONS.every(({ path, languages }) =>
    isBuilt(path, languages.includes(language) ? language : 'en'),
  );
}

/** Loads the first page, and follows links to the others, as the menu of a reader does. */
async function expectAllToLead(page: Page, addresses: readonly string[]): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    await test.step(address, async () => {
      if (index === 0) await visit(page, address + HASH);
      else await followLink(page, address + HASH);
      await page.locator('.version-menu').hover();
      await expect(versionLinks(page)).toHaveCount(BUILT_VERSIONS.length);
      const own = versionLinks(page).and(page.locator('[aria-current]'));
      await expect(own).toHaveAttribute('href', address + HASH);
      await expectToLead(page, address);
    });
  }
}

for (const version of BUILT_VERSIONS) {
  for (const language of builtLanguages(version)) {
    test(`pages of ${version.label} lead to pages that exist in all versions, in ${language}`, async ({
      page,
      printed,
    }) => {
      test.slow();
      // The page lists of versions that are not built.
      if (!isWhole(language)) printed.provoke('status of 404');
      await expectAllToLead(page, pagesOfEachKind(version, language));
    });
  }

  if (!isBuilt(version.path, 'en')) continue;

  test(`the banner of ${version.label}`, async ({ page }) => {
    const [address = ''] = pagesOfEachKind(version, 'en').slice(-1);
    await visit(page, address);
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toHaveCount(version.path === '' ? 0 : 1);
    for (const link of await banner.getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(parseAddress(href).version).toBe('');
      expect((await page.request.get(href)).status()).toBe(200);
      await link.click();
      await expect(page).toHaveURL(/\/x\/(?!\d|next)/);
    }
  });

  test(`canonical addresses of ${version.label} lead to pages that exist`, async ({ page }) => {
    for (const address of pagesOfEachKind(version, 'en')) {
      const html = await (await page.request.get(address)).text();
      const [, canonical = ''] = /rel="?canonical"? href="?([^\s">]+)/.exec(html) ?? [];
      const { pathname } = new URL(canonical);
      expect((await page.request.get(pathname)).status(), address).toBe(200);
      const isSame = parseAddress(pathname).rest === parseAddress(address).rest;
      expect(isSame, `${address} and ${pathname} are the same page`).toBe(true);
      if (version.path === '') expect(pathname).toBe(address);
      else expect(/<link[^>]*hreflang/.test(html), address).toBe(pathname === address);
    }
  });
}

test('no page asks for versions before the menu is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lists = () => asked.filter((path) => /(?:versions|pages)\.json$/.test(path));
  await visit(page, SORTING);
  await page.waitForLoadState('networkidle');
  expect(lists()).toEqual([]);
  await openVersionMenu(page);
  expect(lists()).toContain(`/${VERSIONS_FILE}`);
});

test(
  'a version that is newer than the page is in the menu, and says what it lacks',
  { tag: '@full' },
  async ({ page }) => {
    await addVersion(page, ['introduction/', 'react-data-grid/']);
    await visit(page, `${SORTING}${HASH}`);
    const before = await page.locator('.navbar').boundingBox();
    await openVersionMenu(page);
    const newer = (await shownVersions(page)).find(({ label }) => label === NEWER_VERSION.label);
    expect(newer).toEqual({
      label: '99.0.0',
      href: '/x/99.0.0/react-data-grid/',
      note: 'Sorting is not in 99.0.0: opens Data Grid',
    });
    expect(await page.locator('.navbar').boundingBox()).toEqual(before);
    await versionLinks(page).filter({ hasText: '99.0.0' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('99.0.0');
  },
);

test(
  'the entries stay where they are when their notes arrive',
  { tag: '@full' },
  async ({ page }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**/${VERSIONS_FILE}`, async (route) => {
      await arrived;
      await route.fulfill({ json: { versions: KNOWN_VERSIONS } });
    });
    await visit(page, SORTING);
    await page.locator('.version-menu').hover();
    const known = versionLinks(page);
    const places = () =>
      known.evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetTop));
    const menu = page.locator('.version-menu + .dropdown__menu');
    const height = () => menu.evaluate((list: HTMLElement) => list.offsetHeight);
    await expect(known.first()).toBeVisible();
    const before = [await places(), await height()];
    arrive();
    await openVersionMenu(page);
    expect([await places(), await height()]).toEqual(before);
  },
);

for (const [name, answer] of [
  ['is blocked', undefined],
  ['is junk', '<!doctype html><title>Log in</title>'],
  ['is hostile', '{"versions":[{"id":"a","path":"//example.com","label":"<b>"}],"__proto__":1}'],
] as const) {
  test(`the menu has the versions that the page knows when the list ${name}`, async ({
    page,
    printed,
  }) => {
    printed.provoke('Failed to load resource');
    await page.route(new RegExp(`/(?:${VERSIONS_FILE}|${PAGES_FILE})$`), (route) =>
      answer === undefined ? route.abort() : route.fulfill({ body: answer }),
    );
    await visit(page, SORTING);
    await openVersionMenu(page);
    const shown = await shownVersions(page);
    expect(shown.map(({ label }) => label)).toEqual(KNOWN_VERSIONS.map(({ label }) => label));
    await expectBuiltToExist(page);
  });
}

test(
  'storage that is blocked does not keep readers from another version',
  { tag: '@full' },
  async ({ launchOptions, printed }) => {
    printed.provoke('Docusaurus browser storage is not available.');
    await withPreferences(STORAGE_BLOCKED, { launchOptions, baseURL: ORIGIN }, async (context) => {
      printed.watch(context);
      const page = await context.newPage();
      await addVersion(page, ['introduction/', 'react-data-grid/sorting/']);
      await visit(page, SORTING);
      await openVersionMenu(page);
      await versionLinks(page).filter({ hasText: '99.0.0' }).click();
      await expect(page).toHaveURL('/x/99.0.0/react-data-grid/sorting/');
    });
  },
);

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu is in the sidebar, and asks for versions when it is opened', async ({ page }) => {
    await addVersion(page, ['introduction/']);
    await visit(page, '/x/introduction/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await page.locator('.navbar-sidebar .version-menu').click();
    const newer = page.locator('.navbar-sidebar a').filter({ hasText: '99.0.0' });
    await expect(newer).toHaveAttribute('href', '/x/99.0.0/introduction/');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu leads to the introductions of versions', async ({ page }) => {
    await page.goto(SORTING);
    await page.locator('.version-menu').hover();
    await expect(versionLinks(page).filter({ hasText: documentedVersion().label })).toBeVisible();
    for (const { href } of await shownVersions(page)) expect(href).toMatch(/\/introduction\/$/);
    await expectBuiltToExist(page);
  });
});
