import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { sidewaysScroll, store, visit, withoutHydration } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/getting-started/';

/** Pages whose frames differ. */
const FRAMES = [
  '/',
  '/x/introduction/',
  '/x/react-data-grid/',
  '/x/api/data-grid/data-grid/',
  '/playground/elements/',
  '/playground/data-grid/',
];

/** From here on the reader's pages are right to left. */
async function turnRightToLeft(page: Page): Promise<void> {
  await store(page, { 'docs.themeState': JSON.stringify({ direction: 'rtl' }) });
}

async function boxOf(locator: Locator): Promise<{ left: number; right: number }> {
  const box = await locator.boundingBox();
  expect(box, 'it is on the page').not.toBeNull();
  const { x = 0, width = 0 } = box ?? {};
  return { left: x, right: x + width };
}

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

function contents(page: Page): Locator {
  return page.locator('.theme-doc-toc-desktop');
}

async function expectMirrored(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const text = await boxOf(page.locator('main h1'));
  const heading = await boxOf(contents(page));
  expect((await boxOf(sidebar(page))).right, 'the sidebar is on the right').toBeGreaterThan(
    width - 20,
  );
  expect((await boxOf(sidebar(page))).left).toBeGreaterThanOrEqual(text.right);
  expect(heading.right, 'the table of contents is on the left').toBeLessThan(text.left + 1);
  expect((await boxOf(page.locator('.navbar__brand'))).left).toBeGreaterThan(width / 2);
  expect((await boxOf(page.getByRole('button', { name: /^Color mode/ }))).left).toBeLessThan(60);
}

test('the frame is mirrored, before the site has run a script and after', async ({ page }) => {
  await turnRightToLeft(page);
  await visit(page, GRID_PAGE);
  await expectMirrored(page);

  await withoutHydration(page);
  await page.goto(GRID_PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expectMirrored(page);
});

test('without a choice it is left to right', async ({ page }) => {
  await withoutHydration(page);
  await page.goto(GRID_PAGE);
  expect((await boxOf(sidebar(page))).left).toBeLessThan(20);
  expect((await boxOf(contents(page))).left).toBeGreaterThan(900);
});

test('code stays left to right', { tag: '@full' }, async ({ page }) => {
  await turnRightToLeft(page);
  await visit(page, GRID_PAGE);
  const directions = await page
    .locator('pre, code')
    .evaluateAll((all) => all.map((code) => getComputedStyle(code).direction));
  expect(directions.length).toBeGreaterThan(10);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
  const pre = page.locator('[data-code-block] pre').filter({ visible: true }).first();
  expect(await pre.evaluate((block) => getComputedStyle(block).textAlign)).toBe('left');
  await expect(page.locator('.theme-admonition').first()).toHaveCSS('border-right-width', '4px');
  await expect(page.locator('.theme-admonition').first()).toHaveCSS('border-left-width', '1px');
});

test('closed groups of the sidebar point to the left, and menus keep to their side', async ({
  page,
}) => {
  await turnRightToLeft(page);
  await visit(page, '/x/react-data-grid/');
  const closed = page.locator('.menu__list-item--collapsed .menu__link--sublist-caret').first();
  const turn = await closed.evaluate((caret) => getComputedStyle(caret, '::after').transform);
  // A quarter turn to the left: cos, sin of -90°.
  expect(turn).toMatch(/^matrix\((0|[\d.]+e-\d+), -1, 1, /);

  const version = page.locator('.version-menu');
  await version.hover();
  const menu = page.locator('.version-menu + .dropdown__menu');
  await expect(menu).toBeVisible();
  expect((await boxOf(menu)).left).toBeGreaterThanOrEqual(0);
  expect(Math.abs((await boxOf(menu)).left - (await boxOf(version)).left)).toBeLessThan(30);
  await expect(version).toHaveCSS('direction', 'ltr');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const path of FRAMES) {
    test(`${path} does not move sideways`, async ({ page }) => {
      await turnRightToLeft(page);
      await visit(page, path);
      await expect(page.locator('main h1').first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }

  test('the menu slides in from the right', async ({ page }) => {
    await turnRightToLeft(page);
    await visit(page, '/x/introduction/');
    const menu = page.locator('.navbar-sidebar');
    const before = await menu.evaluate((box) => new DOMMatrix(getComputedStyle(box).transform).e);
    expect(before, 'it waits beyond the right edge').toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    await expect.poll(async () => Math.round((await boxOf(menu)).right)).toBe(360);
    expect((await boxOf(menu)).left).toBeGreaterThan(0);
    const back = page.getByRole('button', { name: 'Back to main menu' });
    expect(await back.evaluate((button) => getComputedStyle(button, '::before').content)).toContain(
      '→',
    );
    await back.tap();
    await expect(menu.getByRole('button', { name: /^Components/ })).toBeInViewport();
  });
});
