import type { Page } from '@playwright/test';
import { formatAddress } from '../../model/addresses/format';
import { parseAddress } from '../../model/addresses/parse';
import { HELP_ID, translationsData, translationsPath } from '../../model/translations/addresses';
import type { TranslationsReport } from '../../model/translations/report';
import { accessibilityFindings } from '../fixtures/axe';
import { BUILT_VERSIONS, builtLanguages } from '../fixtures/built-versions';
import { interfaceText } from '../fixtures/interface-texts';
import { expectStill, watchLayoutShift } from '../fixtures/layout-shift';
import { OTHER_LANGUAGES, TRANSLATED_PAGE, untranslatedPages } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { setDark, setDirection, sidewaysScroll, visit } from '../fixtures/visit';

const NOTE = '[data-translation-note]';

const inLanguage = (language: string, address: string) =>
  formatAddress({ ...parseAddress(address), language });

/** The versions of the test's site that are translated and have an English page. */
const VERSIONS = BUILT_VERSIONS.filter(
  (version) => builtLanguages(version).includes('en') && version.languages.length > 1,
);

/** The state of a language on the page. */
const stateOf = (page: Page, language: string) =>
  page.locator(`section[data-language="${language}"]`);

for (const version of VERSIONS) {
  const { path } = version;

  test.describe(`the state of translations of ${version.label}`, () => {
    test('agrees with the data for tools', async ({ page, request }) => {
      await visit(page, translationsPath(path));
      const report = (await (
        await request.get(translationsData(path))
      ).json()) as TranslationsReport;
      expect(report.languages.map(({ language }) => language)).toEqual([...OTHER_LANGUAGES]);
      for (const { language, pages, shares } of report.languages) {
        const state = stateOf(page, language);
        const missing = pages.filter((each) => each.state === 'missing');
        const title = interfaceText('en', 'translations.list.missing');
        const lists = state.locator('summary', { hasText: `${title} (${missing.length})` });
        await expect(lists).toHaveCount(missing.length > 0 ? 1 : 0);
        await expect(state.locator('tbody tr')).toHaveCount(shares.length);
      }
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the state of translations of ${version.label} can be read`, async ({ page }) => {
      await page.goto(translationsPath(path));
      const list = stateOf(page, 'zh').locator('details[data-list="upToDate"]');
      await expect(list.getByRole('link').first()).toBeHidden();
      await list.locator('summary').click();
      await expect(list.getByRole('link').first()).toBeVisible();
    });
  });
}

for (const language of OTHER_LANGUAGES) {
  const text = (key: Parameters<typeof interfaceText>[1]) => interfaceText(language, key);

  test.describe(language, () => {
    test('the state of translations is about it, in it', async ({ page }) => {
      await visit(page, inLanguage(language, translationsPath('')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('translations.title'));
      await expect(page.locator('section[data-language]')).toHaveCount(1);
      const [first] = await stateOf(page, language)
        .locator('details[data-list="upToDate"] a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(first).toMatch(new RegExp(`^/${language}/x/`));
      await expect(
        page.getByRole('link', { name: text('translations.allLanguages') }),
      ).toHaveAttribute('href', translationsPath(''));
    });

    for (const path of untranslatedPages('charts').slice(0, 1)) {
      test(`${path}, which lacks a translation, has a note that leads to how to help`, async ({
        page,
      }) => {
        await watchLayoutShift(page);
        await visit(page, inLanguage(language, path));
        const note = page.locator(NOTE);
        await expect(note).toContainText(text('translationNote.untranslated'));
        expect(await note.evaluate((element) => element.matches(':lang(en)'))).toBe(false);
        await expectStill(page);
        await note.getByRole('link').click();
        await expect(page).toHaveURL(`${inLanguage(language, translationsPath(''))}#${HELP_ID}`);
        await expect(
          page.getByRole('heading', { name: text('translations.help') }),
        ).toBeInViewport();
      });
    }

    test('a translated page names its translator at its end', async ({ page }) => {
      await visit(page, inLanguage(language, TRANSLATED_PAGE));
      const notes = page.locator(NOTE);
      const last = await notes.last().textContent();
      const said = [text('translationNote.machine'), text('translationNote.person')];
      expect(said.filter((each) => last?.startsWith(each))).toHaveLength(1);
      await expect(page.locator(`${NOTE} ~ *`)).toHaveCount(0);
    });
  });
}

/** Styles of an element as they are drawn. */
function styleOf(page: Page, selector: string, names: readonly string[]): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, properties) =>
        properties.map((name) => getComputedStyle(element).getPropertyValue(name)),
      names,
    );
}

test('Chinese is in fonts of the system, and no font is loaded for its text', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await visit(page, `/zh/x/introduction/`);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => url.includes('/assets/fonts/'))).toEqual([]);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
  const [family = '', height = '', size = '', breaks] = await styleOf(page, '.markdown p', [
    ...['font-family', 'line-height', 'font-size', 'line-break'],
  ]);
  expect(family).toMatch(/^"PingFang SC".*"Microsoft YaHei".*"Noto Sans CJK SC".*sans-serif$/);
  expect(parseFloat(height) / parseFloat(size)).toBeCloseTo(1.8);
  expect(breaks).toBe('strict');
});

test('Chinese is stressed by dots rather than by slanted characters', async ({ page }) => {
  await visit(page, '/zh/x/introduction/');
  await page
    .locator('.markdown p')
    .first()
    .evaluate((element) => {
      element.innerHTML = '<em>重要</em><i>术语</i>';
    });
  const names = ['font-style', 'text-emphasis-style'];
  expect(await styleOf(page, '.markdown p em', names)).toEqual(['normal', 'dot']);
  expect(await styleOf(page, '.markdown p i', names)).toEqual(['normal', 'none']);
});

for (const language of OTHER_LANGUAGES) {
  test(`${language} has its quotation marks`, async ({ page }) => {
    await visit(page, inLanguage(language, TRANSLATED_PAGE));
    expect(await styleOf(page, 'nav.navbar', ['quotes'])).toEqual(['"“" "”" "‘" "’"']);
  });
}

test('axe finds nothing on the state of translations, and nothing sticks out on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, inLanguage('zh', translationsPath('')));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await setDark(page);
  await setDirection(page, 'rtl');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
});
