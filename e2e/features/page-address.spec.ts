import { metaContents, readHead, type BuiltHead } from '../fixtures/built-files';
import { API_PAGES, DOC_PAGES, ENGLISH_PAGES, isListed, languagesOf } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { expectSameDocument, hydrated, markDocument, visit } from '../fixtures/visit';
import type { Page } from '@playwright/test';

const ORIGIN = 'https://mui.com';
const HTML_LANGS: Record<string, string> = { en: 'en', zh: 'zh-CN', pt: 'pt-BR' };
const TRANSLATED = 'x/react-data-grid/getting-started/';
const ENGLISH_ONLY = 'x/react-data-grid/sorting/';

function prefixOf(language: string): string {
  return language === 'en' ? '' : `/${language}`;
}

function addressesOf(head: BuiltHead, name: 'canonical' | 'hreflang'): string[] {
  return head.elements.flatMap(({ attributes: { rel, hreflang, href } }) => {
    if (name === 'canonical') return rel === 'canonical' ? [href ?? ''] : [];
    return hreflang === undefined ? [] : [`${hreflang} ${href}`];
  });
}

/** The languages that a page names: those it is written in, and English for everybody else. */
function expectedLanguages(path: string): string[] {
  return [
    ...['en', ...languagesOf(path)].map(
      (language) => `${HTML_LANGS[language]} ${ORIGIN}${prefixOf(language)}${path}`,
    ),
    `x-default ${ORIGIN}${path}`,
  ];
}

for (const language of Object.keys(HTML_LANGS)) {
  const prefix = prefixOf(language);

  test(`pages in ${language} name the address at which their text belongs`, () => {
    for (const path of ENGLISH_PAGES) {
      const head = readHead(`${prefix}${path}index.html`.slice(1));
      const isOwn = language === 'en' || !isListed(path) || languagesOf(path).includes(language);
      const written = isOwn ? language : 'en';
      const address = ORIGIN + prefixOf(written) + path;
      expect(addressesOf(head, 'canonical'), path).toEqual([address]);
      expect(metaContents(head, 'og:url'), path).toEqual([address]);
      const locale = HTML_LANGS[written]?.replace('-', '_');
      expect(metaContents(head, 'og:locale'), path).toEqual([locale]);
      expect(addressesOf(head, 'hreflang'), path).toEqual(
        isListed(path) ? expectedLanguages(path) : [],
      );
      const others = isListed(path) ? ['en', ...languagesOf(path)] : [];
      expect(metaContents(head, 'og:locale:alternate'), path).toEqual(
        others.filter((other) => other !== written).map((o) => HTML_LANGS[o]?.replace('-', '_')),
      );
    }
  });

  test(`the page for wrong addresses in ${language} has none of its own`, () => {
    const head = readHead(`${prefix}/404.html`.slice(1));
    expect([...addressesOf(head, 'canonical'), ...addressesOf(head, 'hreflang')]).toEqual([]);
    expect(metaContents(head, 'og:url')).toEqual([]);
  });
}

test('pages say what they are where they are shared', () => {
  for (const path of ['/', ...DOC_PAGES, ...API_PAGES]) {
    const head = readHead(`${path}index.html`.slice(1));
    expect(metaContents(head, 'og:type'), path).toEqual([path === '/' ? 'website' : 'article']);
    expect(metaContents(head, 'og:description'), path).toEqual(metaContents(head, 'description'));
    expect(metaContents(head, 'twitter:card'), path).toEqual(['summary_large_image']);
  }
});

/** What the nearest element around the first match says of its language. */
function languageAt(page: Page, selector: string): Promise<string | null | undefined> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
}

test('the reference says in other languages which of its words are English', async ({ page }) => {
  await visit(page, '/zh/x/api/data-grid/data-grid/');
  const details = '[id="data-grid-prop-autoHeight-more"]';
  await expect(page.locator(`${details} > [lang="en"]`)).toContainText('height');
  expect(await languageAt(page, 'article h2')).toBe('zh-CN');
  await visit(page, '/zh/x/api/data-grid/');
  const entry = page.locator('li#GridApi');
  await expect(entry.locator('[lang="en"]')).toContainText('API');
});

test('head and language follow the reader from page to page', async ({ page }) => {
  await visit(page, `/zh/${TRANSLATED}`);
  await markDocument(page);
  const canonical = page.locator('link[rel="canonical"]');
  const languages = () =>
    page
      .locator('link[hreflang]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')));
  const image = page.locator('meta[property="og:image"]');
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}/zh/${TRANSLATED}`);
  expect(await languages()).toEqual(['en', 'zh-CN', 'pt-BR', 'x-default']);

  await page.locator(`.menu a[href="/zh/${ENGLISH_ONLY}"]`).click();
  await hydrated(page);
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}/${ENGLISH_ONLY}`);
  await expect(canonical).toHaveCount(1);
  expect(await languages()).toEqual(['en', 'x-default']);
  await expect(image).toHaveAttribute('content', `${ORIGIN}/${ENGLISH_ONLY}card.png`);
  expect(await languageAt(page, 'article p')).toBe('en');
  // The trail and the sidebar stay in the reader's language.
  expect(await languageAt(page, 'nav.theme-doc-breadcrumbs')).toBe('zh-CN');
  // What was said to search engines of the page of before is gone with it.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);

  await page.goBack();
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}/zh/${TRANSLATED}`);
  await expect(image).toHaveAttribute('content', `${ORIGIN}/zh/${TRANSLATED}card.png`);
  expect(await languageAt(page, 'article p')).toBe('zh-CN');
  await expectSameDocument(page);
});

test('what stands in the HTML for search engines stays when the page has come alive', async ({
  page,
}) => {
  await visit(page, `/${ENGLISH_ONLY}`);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')).toHaveProperty('@graph');
});
