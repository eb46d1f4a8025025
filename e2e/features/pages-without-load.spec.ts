import type { Page } from '@playwright/test';
import { parseAddress } from '../../model/addresses/parse';
import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES, type Language } from '../../model/languages';
import { translatedPagesOfOtherVersions } from '../fixtures/built-versions';
import { UNLOADED_PAGES } from '../fixtures/pages-to-load';
import { FALLBACK_PAGES, FULL, pagesToTest, TRANSLATIONS } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { expectNoSidewaysScroll, followLink, setDirection, visit } from '../fixtures/visit';

const ORIGIN = 'https://mui.com';

/** Pages that a test opens one after the other in one document. */
const PAGES_OF_A_TEST = 15;

test.use({ viewport: { width: 360, height: 900 } });

/** A translated page is the main one; else the page at the English address is. */
function mainAddressOf(path: string, language: Language): string {
  const inEnglish = language === DEFAULT_LANGUAGE ? path : path.slice(language.length + 1);
  return TRANSLATIONS.includes(path) ? path : inEnglish;
}

async function expectToShow(page: Page, path: string, language: Language): Promise<void> {
  // `versions.spec.ts` tests where those of other versions lead.
  if (parseAddress(path).version === '') {
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${ORIGIN}${mainAddressOf(path, language)}`);
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
}

/** Takes the direction in which the page before was left first: each change takes time. */
async function expectToFit(page: Page, index: number): Promise<void> {
  const [first, second] = index % 2 === 0 ? (['ltr', 'rtl'] as const) : (['rtl', 'ltr'] as const);
  await expectNoSidewaysScroll(page, `moves sideways, ${first}`);
  await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' });
  await setDirection(page, second);
  await expectNoSidewaysScroll(page, `moves sideways, ${second}`);
}

async function followAll(page: Page, paths: readonly string[], language: Language): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      if (index === 0) await visit(page, path);
      else await followLink(page, path);
      await expectToShow(page, path, language);
      await expectToFit(page, index);
    });
  }
}

/** Lists of pages of one unit each: a link into another unit loads a document. */
const PAGES: readonly (readonly [Language, readonly string[]])[] = [
  ...UNLOADED_PAGES.map((pages) => [DEFAULT_LANGUAGE, pages] as const),
  ...PREFIXED_LANGUAGES.flatMap((language) => {
    const all = FULL ? [...TRANSLATIONS, ...FALLBACK_PAGES] : TRANSLATIONS;
    const documented = all.filter((path) => path.startsWith(`/${language}/`));
    const others = FULL ? translatedPagesOfOtherVersions(language) : [];
    return [documented, ...others].map((pages) => [language, pages] as const);
  }),
];

for (const [language, all] of PAGES) {
  const pages = pagesToTest(all);
  for (let start = 0; start < pages.length; start += PAGES_OF_A_TEST) {
    const paths = pages.slice(start, start + PAGES_OF_A_TEST);

    test(`${paths.at(0)} to ${paths.at(-1)} show up and fit on a phone`, async ({ page }) => {
      test.slow();
      await followAll(page, paths, language);
    });
  }
}
