import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { sidewaysScroll, visit } from '../fixtures/visit';

const PAGE = '/x/react-data-grid/sorting/';
const TARGET = '/x/api/data-grid/data-grid/#data-grid-prop-sortingOrder';

function nameLink(page: Page): Locator {
  return page.locator(`.markdown a[href="${TARGET}"]`).first();
}

test(
  'a name in inline code leads to its place in the reference',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await nameLink(page).click();
    await expect(page).toHaveURL(TARGET);
    await expect(page.locator('#data-grid-prop-sortingOrder')).toBeInViewport();
  },
);

test(
  'the pointer opens a preview, and may go into it; Escape closes it',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await nameLink(page).hover();
    const card = page.getByRole('tooltip');
    await expect(card).toContainText('sortingOrder');
    await expect(card).toContainText("['asc', 'desc', null]");
    await expect(card).toContainText('The order of the sorting sequence.');
    expect(await accessibilityFindings(page)).toEqual([]);
    await card.hover();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  },
);

test('the keyboard opens it too, and it describes the link', async ({ page }) => {
  await visit(page, PAGE);
  // A focus by script counts as one by keyboard once a key was pressed.
  await page.keyboard.press('Tab');
  await nameLink(page).focus();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('sortingOrder');
  await expect(nameLink(page)).toHaveAccessibleDescription(/The order of the sorting sequence/);
  await page.keyboard.press('Tab');
  await expect(card).toHaveCount(0);
});

test('without network there is no preview, and nothing is printed', async ({
  page,
  context,
  printed,
}) => {
  await visit(page, PAGE);
  printed.provoke(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource|Loading chunk/);
  await context.setOffline(true);
  await nameLink(page).hover();
  // As long as a preview takes to come.
  await page.waitForTimeout(600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await context.setOffline(false);
});

test(
  'previews are fetched when they are wanted, not before',
  { tag: '@full' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('preview.json')) fetched.push(request.url());
    });
    await visit(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await nameLink(page).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(fetched).toHaveLength(1);
  },
);

test('links and previews stay in the language of the page', { tag: '@full' }, async ({ page }) => {
  await visit(page, `/zh${PAGE}`);
  const link = page.locator(`.markdown a[href="/zh${TARGET}"]`).first();
  await link.hover();
  await expect(page.getByRole('tooltip')).toContainText('sortingOrder');
});

test(
  'on a narrow window a preview stays within it, from right to left too',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await visit(page, PAGE);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      await page.mouse.move(0, 0);
      await nameLink(page).hover();
      const card = page.getByRole('tooltip');
      await expect(card).toBeVisible();
      const box = await card.boundingBox();
      expect(box?.x ?? -1, direction).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999), direction).toBeLessThanOrEqual(360);
      expect(await sidewaysScroll(page), direction).toBe(0);
      await page.keyboard.press('Escape');
    }
  },
);

test('a page ends with links to what it documents', async ({ page }) => {
  await visit(page, PAGE);
  const section = page.getByRole('heading', { name: 'API', level: 2 });
  await expect(section).toBeVisible();
  for (const name of ['DataGrid', 'DataGridPro', 'DataGridPremium']) {
    const link = page.getByRole('link', { name: `<${name} />`, exact: true });
    await expect(link.last()).toHaveAttribute('href', /^\/x\/api\/data-grid\/data-grid/);
  }
});
