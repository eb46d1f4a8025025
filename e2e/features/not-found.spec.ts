import { expect, test } from '../fixtures/test';
import { hydrated } from '../fixtures/visit';

test.beforeEach(({ printed }) => {
  printed.provoke('the server responded with a status of 404');
});

test('a wrong address answers 404 and offers the closest pages', async ({ page }) => {
  const response = await page.goto('/x/react-data-grid/srting/');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveURL('/x/react-data-grid/srting/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const offered = main.getByRole('listitem').getByRole('link');
  await expect(offered.first()).toHaveText('react data grid / sorting');
  await offered.first().click();
  await expect(page).toHaveURL('/x/react-data-grid/sorting/');
});

test('leads to the start page, and works for any address', async ({ page, request }) => {
  for (const path of ['/nowhere', '/x/%F0%9F%8C%B1/', '/x/react-data-grid/getting-started/more/']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/x/%E0%A4%A/')).status()).toBeGreaterThanOrEqual(400);
  await page.goto('/nowhere');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test('speaks the language of the address', async ({ page }) => {
  for (const [locale, lang] of [
    ['zh', 'zh-CN'],
    ['pt', 'pt-BR'],
  ] as const) {
    const response = await page.goto(`/${locale}/x/react-data-grid/srting/`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    await expect(main.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
      'href',
      `/${locale}/x/react-data-grid/sorting/`,
    );
  }
});
