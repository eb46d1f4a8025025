import { pageAfter } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { expectSameDocument, markDocument, sidewaysScroll, visit } from '../fixtures/visit';

test('leads from the home page to a page and on, without a reload', async ({ page }) => {
  await visit(page, '/');
  await markDocument(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Components for data and time');
  await main.getByRole('link', { name: 'Data Grid', exact: true }).click();
  await expect(page).toHaveURL('/x/react-data-grid/');

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL('/x/react-data-grid/getting-started/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await expect(page).toHaveTitle(/^Getting started/);
  await expect(sidebar.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const neighbors = page.getByRole('navigation', { name: 'Docs pages' });
  await neighbors.getByRole('link', { name: /^Next/ }).click();
  const next = pageAfter('/x/react-data-grid/getting-started/');
  await expect(page).toHaveURL(next);
  await neighbors.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL('/x/react-data-grid/getting-started/');
  await page.goBack();
  await expect(page).toHaveURL(next);
  await expectSameDocument(page);
});

test('shows breadcrumbs of the groups above a page', async ({ page }) => {
  await visit(page, '/x/react-data-grid/column-definition/');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Columns', 'Column definition']);
  await breadcrumbs.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});

test('keeps the sidebar as it is from page to page', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 230 });
  await visit(page, '/x/react-data-grid/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const group = sidebar.getByRole('button', { name: /Columns/ });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await expect(sidebar.getByRole('link', { name: 'Column definition' })).toBeVisible();

  const last = sidebar.getByRole('link', { name: 'Sorting' });
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => sidebar.evaluate((element) => element.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  const before = await scrolled();
  await last.click();
  await expect(page).toHaveURL('/x/react-data-grid/sorting/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  await expect(sidebar.getByRole('link', { name: 'Column definition' })).toBeVisible();
  expect(Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(1);
});

test('opens the groups above the page being read', async ({ page }) => {
  await visit(page, '/x/react-data-grid/column-definition/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('button', { name: /Columns/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(sidebar.getByRole('link', { name: 'Column definition' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('switches between the families in the navbar', async ({ page }) => {
  await visit(page, '/x/react-data-grid/getting-started/');
  await markDocument(page);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const switcher = navbar.getByRole('button', { name: 'Data Grid' });
  await switcher.hover();
  await expect(navbar.locator('.dropdown--hoverable').first().getByRole('listitem')).toHaveText([
    'Introduction',
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
    'Migration',
  ]);
  await navbar.getByRole('link', { name: 'Tree View' }).click();
  await expect(page).toHaveURL('/x/react-tree-view/');
  await expect(navbar.getByRole('button', { name: 'Tree View' })).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Items' })
      .first(),
  ).toBeVisible();
  await expectSameDocument(page);
});

test('/x/ leads to the introduction, which says version and date', async ({ page }) => {
  await page.goto('/x/');
  await expect(page).toHaveURL('/x/introduction/');
  await expect(
    page
      .getByRole('main')
      .getByText(/7\.0\.0-beta\.1/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Last updated on/)).toBeVisible();
  const versions = page.getByRole('navigation', { name: 'Main' });
  await versions.getByRole('button', { name: '7.0.0-beta.1' }).hover();
  await expect(versions.getByRole('link', { name: /^v6/ })).toHaveAttribute(
    'href',
    'https://v6.mui.com/x/introduction/',
  );
  await expect(versions.getByRole('link', { name: /^v5/ })).toHaveAttribute(
    'href',
    'https://v5.mui.com/x/introduction/',
  );
});

test('the table of contents follows the reader', async ({ page }) => {
  await visit(page, '/x/react-data-grid/getting-started/');
  const contents = page.locator('.theme-doc-toc-desktop');
  const active = contents.locator('.table-of-contents__link--active');
  await page.locator('h2#typescript').evaluate((heading) => heading.scrollIntoView());
  await expect(active).toHaveText('TypeScript');
  await contents.getByRole('link', { name: 'Render a first grid' }).click();
  await expect(page).toHaveURL(/#first-grid$/);
  await expect(active).toHaveText('Render a first grid');
  await expect(page.locator('h2#first-grid')).toBeInViewport();
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const heading = await page.locator('h2#first-grid').boundingBox();
  expect(heading?.y, 'the heading hides under the navbar').toBeGreaterThanOrEqual(
    navbar?.height ?? 0,
  );
});

test('back to top appears on the way up', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/x/react-data-grid/getting-started/');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.getByRole('main').hover();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.mouse.wheel(0, -600);
  await expect(button).toBeInViewport();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    // Nothing moves away from under a finger.
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('menu and table of contents open', async ({ page }) => {
    await visit(page, '/x/react-data-grid/getting-started/');
    await markDocument(page);
    expect(await sidewaysScroll(page)).toBe(0);
    const contents = page.locator('details').filter({ hasText: 'On this page' });
    await contents.locator('summary').tap();
    await contents.getByRole('link', { name: 'TypeScript', exact: true }).tap();
    await expect(contents.getByRole('link', { name: 'TypeScript', exact: true })).toBeHidden();
    await expect(page).toHaveURL(/#typescript$/);
    await expect(page.locator('h2#typescript')).toBeInViewport();
    await expect(contents.locator('summary'), 'it stays within reach').toBeInViewport();

    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('link', { name: 'Sorting' }).tap();
    await expect(page).toHaveURL('/x/react-data-grid/sorting/');
    await expect(menu).not.toBeInViewport();

    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    await menu.getByRole('button', { name: /main menu/ }).tap();
    await menu.getByRole('button', { name: 'Components' }).tap();
    await menu.getByRole('link', { name: 'Tree View' }).tap();
    await expect(page).toHaveURL('/x/react-tree-view/');
    expect(await sidewaysScroll(page)).toBe(0);
    await expectSameDocument(page);
  });
});
