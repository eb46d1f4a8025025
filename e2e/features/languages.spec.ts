import { demoNames } from '../fixtures/demos';
import { interfaceText } from '../fixtures/interface-texts';
import { OTHER_LANGUAGES, TRANSLATED_PAGE, untranslatedPages } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

/** A page without a translation, if there is one. It has demos, with controls around them. */
const ENGLISH_ONLY = untranslatedPages('charts').slice(0, 1);

const LANG = { zh: 'zh-CN', pt: 'pt-BR' } as const;
const NAMES = { zh: '中文', pt: 'Português' } as const;

for (const locale of OTHER_LANGUAGES) {
  test.describe(locale, () => {
    const text = (key: Parameters<typeof interfaceText>[1], values?: Record<string, string>) =>
      interfaceText(locale, key, values);

    test('the home page is in it', async ({ page }) => {
      await visit(page, `/${locale}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', LANG[locale]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('home.title'));
      await expect(page).toHaveTitle(new RegExp(text('home.title')));
      for (const key of ['family.dataGrid', 'family.charts', 'home.start'] as const) {
        await expect(page.getByRole('heading', { level: 2, name: text(key) })).toBeVisible();
      }
      await page
        .getByRole('main')
        .getByRole('link', { name: text('home.overview') })
        .click();
      await expect(page).toHaveURL(`/${locale}/x/introduction/`);
      await page.goto(`/${locale}/x/`);
      await expect(page).toHaveURL(`/${locale}/x/introduction/`);
    });

    test('navbar, versions and color mode speak it', async ({ page, printed }) => {
      // The menu asks for the pages of versions that a build for tests does not have.
      printed.provoke('the server responded with a status of 404');
      await visit(page, `/${locale}/x/react-tree-view/`);
      const navbar = page.locator('nav.navbar');
      await navbar.getByRole('button', { name: text('family.treeView') }).press('Enter');
      await expect(navbar.getByRole('link', { name: text('family.dataGrid') })).toBeVisible();
      await navbar.getByRole('button', { name: '7.0.0-beta.1' }).press('Enter');
      await expect(navbar.getByRole('link', { name: /^v6/ })).toHaveAttribute(
        'href',
        `https://v6.mui.com/${locale}/x/introduction/`,
      );
      const [system, light] = [text('colorMode.system'), text('colorMode.light')];
      await page
        .getByRole('button', { name: text('colorMode.toggle', { current: system, next: light }) })
        .click();
      await expect(
        page.getByRole('status').filter({ hasText: text('colorMode.current', { current: light }) }),
      ).toHaveCount(1);
    });

    test(`${TRANSLATED_PAGE} is translated and shows the same demos`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, TRANSLATED_PAGE);
      const english = await demoNames(page);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const anchors = await page.locator('h2').evaluateAll((all) => all.map(({ id }) => id));
      const next = page.locator('.pagination-nav__link--next');
      await visit(page, `/${locale}${TRANSLATED_PAGE}`);
      expect(await demoNames(page)).toEqual(english);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
      const inSidebar = page.locator(`.menu__link[href="${await next.getAttribute('href')}"]`);
      const label = (await inSidebar.textContent()) ?? '';
      await expect(next.locator('.pagination-nav__label')).toHaveText(label);
      expect(await page.locator('h2').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
        anchors,
      );

      const demo = page.locator('[data-demo]').first();
      await expect(demo.locator('[data-demo-stage]')).toHaveAttribute('data-demo-stage', 'ready');
      await expect(demo.getByRole('button', { name: text('demo.reset') })).toBeVisible();
      await expect(demo.getByRole('button', { name: text('demo.showFullCode') })).toBeVisible();
      await demo.getByRole('button', { name: text('code.copy'), exact: true }).click();
      await expect(
        demo.getByRole('button', { name: text('code.copied'), exact: true }),
      ).toBeVisible();
      await expect(demo.getByRole('status')).toHaveText(text('code.copiedStatus'));
      await expect(
        demo.getByRole('button', { name: text('code.copy'), exact: true }),
      ).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        `export default function ${english[0]}`,
      );
    });

    for (const path of ENGLISH_ONLY) {
      test(`${path}, which lacks a translation, is the English page`, async ({ page }) => {
        await visit(page, path);
        const paragraph = await page.locator('article p').first().textContent();
        await visit(page, `/${locale}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', LANG[locale]);
        await expect(page.locator('article p').first()).toHaveText(paragraph ?? '');
      });
    }

    test('the language menu keeps path, query and hash', async ({ page }) => {
      const rest = '/x/react-data-grid/getting-started/?from=mail&n=1#size';
      await visit(page, rest);
      const navbar = page.locator('nav.navbar');
      await navbar.getByRole('button', { name: 'English' }).press('Enter');
      await navbar.getByRole('link', { name: NAMES[locale] }).click();
      await expect(page).toHaveURL(`/${locale}${rest}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', LANG[locale]);
      await expect(page.locator('#size')).toBeInViewport();
      await navbar.getByRole('button', { name: NAMES[locale] }).press('Enter');
      await navbar.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(rest);
    });
  });
}

test('the language menu follows the reader from page to page', async ({ page }) => {
  await visit(page, '/x/introduction/?a=1#families');
  const chinese = page.locator('nav.navbar a[lang="zh-CN"]');
  await expect(chinese).toHaveAttribute('href', '/zh/x/introduction/?a=1#families');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('/x/introduction/installation/');
  await expect(chinese).toHaveAttribute('href', '/zh/x/introduction/installation/');
});

test(
  'text without a translation says that it is English, controls around it do not',
  { tag: '@full' },
  async ({ page }) => {
    const languageOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    for (const [address, lang] of [
      ...ENGLISH_ONLY.map((path) => [`/zh${path}`, 'en'] as const),
      [`/zh${TRANSLATED_PAGE}`, 'zh-CN'],
      [TRANSLATED_PAGE, 'en'],
    ] as const) {
      await visit(page, address);
      expect(await languageOf('article p'), address).toBe(lang);
      expect(await languageOf('h1'), address).toBe(lang);
      const site = address.startsWith('/zh/') ? 'zh-CN' : 'en';
      expect(await languageOf('article [role="toolbar"] button'), address).toBe(site);
      expect(await languageOf('nav.theme-doc-sidebar-menu, nav.menu'), address).toBe(site);
    }
  },
);

test('dates are written as the language writes them', { tag: '@full' }, async ({ page }) => {
  for (const [prefix, date] of [
    ['', /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/],
    ['/zh', /^\d{4}年\d{1,2}月\d{1,2}日$/],
    ['/pt', /^\d{1,2} de [a-z]{3}\. de \d{4}$/],
  ] as const) {
    await visit(page, `${prefix}/x/introduction/`);
    await expect(page.locator('time')).toHaveText(date);
  }
});

test('on a wrong address the language menu keeps it', async ({ page, printed }) => {
  printed.provoke('the server responded with a status of 404');
  await page.goto('/pt/x/nowhere/?a=1#b');
  await hydrated(page);
  const link = (lang: string) => page.locator(`nav.navbar a[lang="${lang}"]`);
  await expect(link('en')).toHaveAttribute('href', '/x/nowhere/?a=1#b');
  await expect(link('zh-CN')).toHaveAttribute('href', '/zh/x/nowhere/?a=1#b');
});

test('pages that are written in one language lead to the start page of another', async ({
  page,
  printed,
}) => {
  printed.provoke('the server responded with a status of 404');
  await page.goto('/blog/nowhere/?a=1#b');
  await hydrated(page);
  const link = (lang: string) => page.locator(`nav.navbar a[lang="${lang}"]`);
  await expect(link('zh-CN')).toHaveAttribute('href', '/zh/');
  await expect(link('pt-BR')).toHaveAttribute('href', '/pt/');
  await expect(link('en')).toHaveAttribute('href', '/blog/nowhere/?a=1#b');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language menu opens and leads on', async ({ page }) => {
    await page.goto('/x/introduction/');
    const navbar = page.locator('nav.navbar');
    await expect(navbar.getByRole('link', { name: '中文' })).toBeHidden();
    await navbar.getByRole('button', { name: 'English' }).hover();
    await navbar.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/zh/x/introduction/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('on a wrong address the language menu leads to start pages', async ({ page, printed }) => {
    printed.provoke('the server responded with a status of 404');
    await page.goto('/x/nowhere/');
    await expect(page.locator('nav.navbar a[lang="zh-CN"]')).toHaveAttribute('href', '/zh/');
  });
});
