import { expect, test } from '../fixtures/test';
import { expectSameDocument, hydrated, markDocument, visit } from '../fixtures/visit';
import type { Page } from '@playwright/test';

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

test(
  'title and product follow the reader from page to page',
  { tag: '@full' },
  async ({ page }) => {
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
  },
);

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
  await expectMarks(page, 'Page not found | MUI X', 'x-charts', 'x');
  await expect(page.locator('link[rel="canonical"], link[hreflang]')).toHaveCount(0);
});
