import { accessibilityFindings } from '../fixtures/axe';
import { demoNames, runAllDemos } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';
import { expectNoSidewaysScroll, visit } from '../fixtures/visit';

const POSTS = [
  '/blog/mui-x-7-18/',
  '/blog/mui-x-7-12/',
  '/blog/docs-that-cannot-name-a-wrong-prop/',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const address of POSTS) {
      test(`${address} runs its demos, and is accessible`, async ({ page }) => {
        await visit(page, address);
        expect(await demoNames(page)).not.toEqual([]);
        await runAllDemos(page);
        expect(await accessibilityFindings(page)).toEqual([]);
      });
    }

    test('lists of posts, tags and teams are accessible', async ({ page }) => {
      for (const address of [
        '',
        'archive/',
        'tags/',
        'tags/charts/',
        'authors/',
        'authors/docs/',
      ]) {
        await visit(page, `/blog/${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await accessibilityFindings(page), address).toEqual([]);
      }
    });
  });
}

test('on a phone, no page is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/blog/', ...POSTS]) {
    await visit(page, address);
    await expectNoSidewaysScroll(page, address);
  }
});

test('the menu of languages leads to the start pages of other languages', async ({ page }) => {
  await visit(page, '/blog/mui-x-7-18/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: 'English' }).press('Enter');
  await expect(navbar.getByRole('link', { name: '中文' })).toHaveAttribute('href', '/zh/');
  await expect(navbar.getByRole('link', { name: 'Português' })).toHaveAttribute('href', '/pt/');
});

test('an address that asks for another language stays', async ({ page }) => {
  await visit(page, '/blog/mui-x-7-18/?userLanguage=zh');
  await expect(page).toHaveURL('/blog/mui-x-7-18/?userLanguage=zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the link in the navbar of a Chinese page leads to the English blog', async ({ page }) => {
  await visit(page, '/zh/x/introduction/');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '博客' })
    .click();
  await expect(page).toHaveURL('/blog/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a post leads to the post before and after it, and to its team', async ({ page }) => {
  await visit(page, '/blog/mui-x-7-19/');
  const paging = page.getByRole('navigation', { name: 'Blog post page navigation' });
  await expect(paging.getByRole('link', { name: /7\.21/ })).toHaveAttribute(
    'href',
    '/blog/mui-x-7-21/',
  );
  await paging.getByRole('link', { name: /7\.18/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^MUI X 7\.18/);
  await page.getByRole('main').getByRole('link', { name: 'Charts team' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charts team');
});

test('the search of the blog finds a post, and leads to that of the docs', async ({ page }) => {
  await visit(page, '/blog/search/?q=spanning');
  await expect(page.getByRole('option', { name: /^MUI X 7\.18/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Search the docs of MUI X' }).click();
  await expect(page.getByRole('option', { name: /^Row spanning/ }).first()).toBeVisible();
});
