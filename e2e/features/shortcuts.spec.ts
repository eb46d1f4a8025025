import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

const PAGE = '/x/react-data-grid/getting-started/';

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Keyboard shortcuts' });
}

async function modeChoice(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme-choice');
}

test(
  '? opens a list, Escape and its button close it, and the focus returns',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    const link = page.getByRole('link', { name: 'Overview' }).first();
    await link.focus();
    await page.keyboard.press('?');
    await expect(dialog(page)).toBeVisible();
    const close = dialog(page).getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await expect(dialog(page).getByText('Next color mode')).toBeVisible();
    await expect(dialog(page).getByText('Search')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);

    // Within it single keys do nothing, and Tab does not leave it for the page.
    await page.keyboard.press('d');
    expect(await modeChoice(page)).toBe('system');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('?');
    await close.click();
    await expect(dialog(page)).toHaveCount(0);
  },
);

test('the button in the footer opens it, and a press beside it closes it', async ({ page }) => {
  await visit(page, PAGE);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByText('Next color mode').click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('d goes to the next color mode', async ({ page }) => {
  await visit(page, PAGE);
  for (const mode of ['light', 'dark', 'system']) {
    await page.keyboard.press('d');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', mode);
  }
});

test(
  'nothing happens with modifiers, while typing, and in demos',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, '/x/api/data-grid/data-grid/');
    const filter = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
    await filter.focus();
    await page.keyboard.type('d?');
    await expect(filter).toHaveValue('d?');
    await page.locator('h1').click();
    await page.keyboard.press('Alt+d');
    await page.keyboard.press('Shift+D');
    await expect(dialog(page)).toHaveCount(0);
    expect(await modeChoice(page)).toBe('system');

    await visit(page, PAGE);
    const cell = page.locator('[data-demo-stage="ready"]').first().getByRole('gridcell').first();
    await cell.click();
    await page.keyboard.press('d');
    await page.keyboard.press('?');
    // Out of the demo the same key works, which shows that enough time has passed.
    await page.locator('h1').click();
    await page.keyboard.press('d');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(dialog(page)).toHaveCount(0);
  },
);

test('single keys can be turned off, and stay off', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await page.keyboard.press('?');
  await dialog(page)
    .getByRole('checkbox', { name: /single-key/ })
    .uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const single = dialog(page).getByRole('checkbox', { name: /single-key/ });
  await expect(single).not.toBeChecked();
  expect(await modeChoice(page)).toBe('system');
  await single.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});

test('the list fits a phone, also from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/playground/');
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    const overflow = await dialog(page).evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(overflow).toBe(0);
  }
});

test('the list is fetched when it is asked for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/x/introduction/');
  await page.waitForLoadState('networkidle');
  const before = fetched.filter((url) => url.includes('/assets/js/')).length;
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  expect(fetched.filter((url) => url.includes('/assets/js/')).length).toBeGreaterThan(before);
});
