import type { Page } from '@playwright/test';
import { CONSENT_KEY, test, type AnalyticsTag } from '../fixtures/analytics-tag';
import { attributeAddresses, JUNK_ADDRESSES } from '../fixtures/junk';
import { HOSTED_ORIGIN } from '../fixtures/origin';
import { test as base, expect } from '../fixtures/test';
import { expectUnharmed, htmlAttributes, watchDialogs } from '../fixtures/unharmed';
import { store, stored, visit } from '../fixtures/visit';

/** A page of text, one of the reference, and the one that is shown instead of others while offline. */
const PAGES = ['/x/introduction/', '/x/api/data-grid/grid-api/', '/x/offline/'];

/** Addresses that `npm test` opens on each page: the first tries all attributes at once. */
const QUICK_ATTRIBUTES = 5;
/** It opens one in so many of the others. */
const QUICK_SHARE = 6;
/** So many are opened by one test. */
const PER_TEST = 15;

/** Chromium prints it for the page at an address that does not exist. */
const NOT_FOUND = 'the server responded with a status of 404';

/** Loads a page; from an empty one, as a different hash loads nothing. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

async function expectNoEffect(
  page: Page,
  tag: AnalyticsTag,
  path: string,
  part: (addresses: string[]) => string[],
): Promise<void> {
  const dialogs = watchDialogs(page.context());
  await visit(page, path);
  const plain = await htmlAttributes(page);
  for (const address of part(attributeAddresses(Object.keys(plain)))) {
    await open(page, path + address);
    await expectUnharmed(page, tag, path + address);
    expect(await htmlAttributes(page), path + address).toEqual(plain);
    expect(page.url(), 'the address stays').toBe(HOSTED_ORIGIN + path + address);
  }
  expect(dialogs()).toEqual([]);
}

for (const path of PAGES) {
  test(`${path}: no parameter sets an attribute or grants consent`, async ({ page, tag }) => {
    await expectNoEffect(page, tag, path, (all) => all.slice(0, QUICK_ATTRIBUTES));
  });

  test(`${path}: each attribute by itself`, { tag: '@full' }, async ({ page, tag }) => {
    test.setTimeout(180_000);
    await expectNoEffect(page, tag, path, (all) => all.slice(QUICK_ATTRIBUTES));
  });
}

test('a stored "denied" stays denied', async ({ page, tag }) => {
  await store(page, { [CONSENT_KEY]: 'denied' });
  await page.goto('/x/introduction/?docusaurus-data-consent=granted');
  await expectUnharmed(page, tag, 'an address that grants consent');
  expect(await stored(page, CONSENT_KEY)).toBe('denied');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Charts', exact: true }).click();
  await expect(page).toHaveURL('/x/react-charts/');
  await expectUnharmed(page, tag, 'the next page');
});

/** Opens each address in turn. */
function testAddresses(title: string, addresses: readonly string[], details: { tag?: string }) {
  test(title, details, async ({ page, tag, printed }) => {
    test.setTimeout(180_000);
    printed.provoke(NOT_FOUND);
    const dialogs = watchDialogs(page.context());
    for (const address of addresses) {
      await open(page, address);
      await expectUnharmed(page, tag, address);
    }
    expect(dialogs()).toEqual([]);
  });
}

const quick = JUNK_ADDRESSES.filter((_, index) => index % QUICK_SHARE === 0);
const others = JUNK_ADDRESSES.filter((address) => !quick.includes(address));
testAddresses('queries, hashes, languages and values that make no sense', quick, {});
for (let from = 0; from < others.length; from += PER_TEST) {
  const title = `more addresses that make no sense, from ${from + 1} of ${others.length}`;
  testAddresses(title, others.slice(from, from + PER_TEST), { tag: '@full' });
}

base('there are at least 100 such addresses', () => {
  const plain = ['data-theme', 'data-theme-choice', 'data-code-variant', 'data-has-hydrated'];
  expect(JUNK_ADDRESSES.length + PAGES.length * attributeAddresses(plain).length).toBeGreaterThan(
    100,
  );
});
