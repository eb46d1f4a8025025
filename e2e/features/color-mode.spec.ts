import type { Page } from '@playwright/test';
import { THEME_COLORS } from '../../model/preferences';
import { expect, test } from '../fixtures/test';
import { hydrated, store, stored, visit, withoutHydration } from '../fixtures/visit';

const PAGE = '/x/introduction/';

async function expectMode(page: Page, mode: 'light' | 'dark', choice: string): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', mode);
  await expect(html).toHaveAttribute('data-theme-choice', choice);
  await expect(page.locator('body')).toHaveClass(new RegExp(`\\bmode-${mode}\\b`));
  await expect(page.locator('body')).not.toHaveClass(
    new RegExp(`\\bmode-${mode === 'dark' ? 'light' : 'dark'}\\b`),
  );
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    THEME_COLORS[mode],
  );
  await expect(page.locator('html')).toHaveCSS(
    'background-color',
    mode === 'dark' ? 'rgb(11, 15, 20)' : 'rgb(255, 255, 255)',
  );
}

/** The stored value, the preference of the operating system, and the resulting mode and choice. */
const CASES = [
  { value: 'light', os: 'dark', mode: 'light', choice: 'light' },
  { value: 'dark', os: 'light', mode: 'dark', choice: 'dark' },
  { value: 'system', os: 'dark', mode: 'dark', choice: 'system' },
  { value: 'system', os: 'light', mode: 'light', choice: 'system' },
  { value: 'purple', os: 'dark', mode: 'dark', choice: 'system' },
  { value: '', os: 'light', mode: 'light', choice: 'system' },
  { value: undefined, os: 'dark', mode: 'dark', choice: 'system' },
] as const;

for (const { value, os, mode, choice } of CASES) {
  test(`stored ${JSON.stringify(value) ?? 'nothing'}, system ${os}: ${mode}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: os });
    await store(page, value === undefined ? {} : { theme: value });
    await visit(page, PAGE);
    await expectMode(page, mode, choice);

    // The same before any of the site's scripts has run, which is before the first paint.
    await withoutHydration(page);
    await page.goto(PAGE);
    await expectMode(page, mode, choice);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
}

test('follows the operating system while "system" holds, and not otherwise', async ({ page }) => {
  await visit(page, PAGE);
  await expectMode(page, 'light', 'system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark', 'system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light', 'system');
  expect(await stored(page, 'theme'), 'a default is not written').toBeNull();

  const toggle = page.getByRole('button', { name: /^Color mode: system/ });
  await toggle.click();
  await expectMode(page, 'light', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light', 'light');
});

async function walkTheToggle(page: Page): Promise<void> {
  const steps = [
    { from: 'system', to: 'light', mode: 'light' },
    { from: 'light', to: 'dark', mode: 'dark' },
    { from: 'dark', to: 'system', mode: 'light' },
  ] as const;
  for (const { from, to, mode } of steps) {
    const name = `Color mode: ${from}. Switch to ${to}`;
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: `Color mode: ${to}` })).toHaveCount(1);
    await expectMode(page, mode, to);
    expect(await stored(page, 'theme')).toBe(to);
  }
}

test('the toggle goes from light to dark to system', async ({ page }) => {
  await visit(page, PAGE);
  await walkTheToggle(page);
  await page.reload();
  await hydrated(page);
  await expectMode(page, 'light', 'system');
  expect(await stored(page, 'theme'), 'a reload keeps the choice').toBe('system');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the toggle goes from light to dark to system', async ({ page }) => {
    await visit(page, PAGE);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    await walkTheToggle(page);
  });
});

test('another tab follows', { tag: '@full' }, async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, PAGE);
  await visit(page, '/x/react-data-grid/');
  await page.getByRole('button', { name: /^Color mode: system/ }).click();
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  await expectMode(page, 'dark', 'dark');
  await expectMode(other, 'dark', 'dark');
});

test('demos follow', async ({ page }) => {
  await store(page, { theme: 'dark' });
  await visit(page, '/x/react-data-grid/getting-started/');
  await expectMode(page, 'dark', 'dark');
  const grid = page.locator('[data-demo-stage]').first().getByRole('grid');
  const dark = 'rgb(232, 237, 243)';
  await expect(grid).toHaveCSS('color', dark);
  await grid.getByRole('columnheader', { name: 'Station' }).click();
  await page.getByRole('button', { name: /^Color mode: dark/ }).click();
  await expectMode(page, 'light', 'system');
  await expect(grid).toHaveCSS('color', 'rgb(19, 26, 34)');
  await expect(
    grid.getByRole('columnheader', { name: 'Station' }),
    'the demo keeps its state when the mode changes',
  ).toHaveAttribute('aria-sort', 'ascending');
});
