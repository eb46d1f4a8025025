import { languagesOf, pageAfter, TRANSLATED_PAGE, untranslatedPages } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { expectSameDocument, hydrated, markDocument, visit } from '../fixtures/visit';
import type { Page } from '@playwright/test';

const ORIGIN = 'https://mui.com';
const TRANSLATED = TRANSLATED_PAGE.slice(1);
/** A page without a translation, if there is one. */
const [OTHER_PAGE = pageAfter(TRANSLATED_PAGE)] = untranslatedPages('data-grid');
const IS_TRANSLATED = languagesOf(OTHER_PAGE).includes('zh');
/** The address of the text that Chinese readers see on the other page, without the first slash. */
const OTHER = `${IS_TRANSLATED ? 'zh' : ''}${OTHER_PAGE}`.replace(/^\//, '');

/** Language of the first match: `lang` of the nearest element around it that has one. */
function languageAt(page: Page, selector: string): Promise<string | null | undefined> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
}

test(
  'the reference says in other languages which of its words are English',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, '/zh/x/api/data-grid/data-grid/');
    const details = '[id="data-grid-prop-autoHeight-more"]';
    await expect(page.locator(`${details} > [lang="en"]`)).toContainText('height');
    expect(await languageAt(page, 'article h2')).toBe('zh-CN');
    await visit(page, '/zh/x/api/data-grid/');
    const entry = page.locator('li#GridApi');
    await expect(entry.locator('[lang="en"]')).toContainText('API');
  },
);

test(
  'head and language follow the reader from page to page',
  { tag: '@full' },
  async ({ page }) => {
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

    await page.locator(`.menu a[href="/zh${OTHER_PAGE}"]`).click();
    await hydrated(page);
    await expect(canonical).toHaveAttribute('href', `${ORIGIN}/${OTHER}`);
    await expect(canonical).toHaveCount(1);
    const others = IS_TRANSLATED ? ['zh-CN', 'pt-BR'] : [];
    expect(await languages()).toEqual(['en', ...others, 'x-default']);
    await expect(image).toHaveAttribute('content', `${ORIGIN}/${OTHER}card.png`);
    expect(await languageAt(page, 'article p')).toBe(IS_TRANSLATED ? 'zh-CN' : 'en');
    // The trail and the sidebar stay in the reader's language.
    expect(await languageAt(page, 'nav.theme-doc-breadcrumbs')).toBe('zh-CN');
    // The structured data of the previous page is removed with it.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);

    await page.goBack();
    await expect(canonical).toHaveAttribute('href', `${ORIGIN}/zh/${TRANSLATED}`);
    await expect(image).toHaveAttribute('content', `${ORIGIN}/zh/${TRANSLATED}card.png`);
    expect(await languageAt(page, 'article p')).toBe('zh-CN');
    await expectSameDocument(page);
  },
);

test('what is in the HTML for search engines stays when the page has come alive', async ({
  page,
}) => {
  await visit(page, `/${TRANSLATED}`);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')).toHaveProperty('@graph');
});
