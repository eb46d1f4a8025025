import { PREFIXED_LANGUAGES } from '../../model/languages';
import { productOf } from '../../model/navigation/product-of';
import { metaContents, readHead, type BuiltHead } from '../fixtures/built-files';
import { ENGLISH_PAGES, isListed } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { expectSameDocument, hydrated, markDocument, visit } from '../fixtures/visit';
import type { Page } from '@playwright/test';

const LANGUAGES = [
  { prefix: '', lang: 'en' },
  { prefix: '/zh', lang: 'zh-CN' },
  { prefix: '/pt', lang: 'pt-BR' },
];

function headOf(address: string): BuiltHead {
  return readHead(`${address.slice(1)}index.html`);
}

for (const { prefix, lang } of LANGUAGES) {
  test.describe(`every built page in ${lang}`, () => {
    test('says its language and its product', () => {
      for (const path of ENGLISH_PAGES) {
        const address = prefix + path;
        const head = headOf(address);
        expect(head.html.lang, address).toBe(lang);
        const { productId, productCategoryId } = productOf(path, PREFIXED_LANGUAGES);
        expect(metaContents(head, 'mui:productId'), address).toEqual([productId]);
        expect(metaContents(head, 'mui:productCategoryId'), address).toEqual([productCategoryId]);
      }
    });

    test('has a title and a description that no other has', () => {
      const heads = ENGLISH_PAGES.map((path) => {
        const head = headOf(prefix + path);
        expect(head.title, path).toMatch(/\S \| MUI X$/);
        expect(metaContents(head, 'og:title'), path).toEqual([head.title]);
        const [description = ''] = metaContents(head, 'description');
        if (isListed(path)) expect(description.length, path).toBeGreaterThan(20);
        return { title: head.title, description };
      });
      for (const name of ['title', 'description'] as const) {
        const all = heads.map((head) => head[name]).filter((value) => value !== '');
        expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([]);
      }
    });

    test('but the one for wrong addresses, which has no product', () => {
      const head = readHead(`${prefix}/404.html`.slice(1));
      expect(head.html.lang).toBe(lang);
      expect(metaContents(head, 'mui:productId')).toEqual(['null']);
      expect(metaContents(head, 'mui:productCategoryId')).toEqual(['null']);
    });
  });
}

/** The marks of the page as it is now. */
async function expectMarks(page: Page, title: string, product: string, category: string) {
  await expect(page).toHaveTitle(title);
  const content = (selector: string) => page.locator(`meta[${selector}]`);
  for (const [selector, value] of [
    ['property="og:title"', title],
    ['name="mui:productId"', product],
    ['name="mui:productCategoryId"', category],
  ] as const) {
    await expect(content(selector)).toHaveCount(1);
    await expect(content(selector)).toHaveAttribute('content', value);
  }
}

test('title and product follow the reader from page to page', async ({ page }) => {
  await visit(page, '/');
  await markDocument(page);
  await expectMarks(page, 'Components for data and time | MUI X', 'null', 'null');

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Data Grid', exact: true }).click();
  await expectMarks(page, 'React Data Grid | MUI X', 'x-data-grid', 'x');

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Getting started' }).click();
  await expectMarks(page, 'Getting started – React Data Grid | MUI X', 'x-data-grid', 'x');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://mui.com/x/react-data-grid/getting-started/',
  );

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Introduction' }).click();
  await expectMarks(page, 'Overview | MUI X', 'x', 'x');
  await page.goBack();
  await expectMarks(page, 'Getting started – React Data Grid | MUI X', 'x-data-grid', 'x');
  await expectSameDocument(page);
});

test('a title is translated', async ({ page }) => {
  await visit(page, '/zh/x/react-data-grid/getting-started/');
  await expectMarks(page, '快速上手 – Data Grid（React） | MUI X', 'x-data-grid', 'x');
});

test('a wrong address has the title that says so, and no address of its own', async ({
  page,
  printed,
}) => {
  printed.provoke('the server responded with a status of 404');
  await page.goto('/x/react-charts/nowhere/');
  await hydrated(page);
  await expectMarks(page, 'There is no page here | MUI X', 'x-charts', 'x');
  await expect(page.locator('link[rel="canonical"], link[hreflang]')).toHaveCount(0);
});
