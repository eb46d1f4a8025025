import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { loadNotice } from '../fixtures/load-notice';
import { openSettings, setting } from '../fixtures/settings-panel';
import { expect, test } from '../fixtures/test';
import { hydrated, sidewaysScroll, store, stored, visit } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/';
const THEME_STATE = 'docs.themeState';

async function themeState(page: Page): Promise<unknown> {
  return JSON.parse((await stored(page, THEME_STATE)) ?? 'null');
}

/** The grid that runs first on the page. */
function grid(page: Page): Locator {
  return page.locator('[data-demo-stage="ready"]').getByRole('grid').first();
}

test('the panel takes the focus, keeps it, and gives it back', async ({ page }) => {
  await visit(page, '/x/introduction/');
  const button = page.getByRole('button', { name: 'Settings', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toBeVisible();
  await expect
    .poll(() => panel.evaluate((node) => node.contains(document.activeElement)))
    .toBe(true);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await openSettings(page);
  await page.mouse.click(200, 500);
  await expect(panel, 'a click beside it closes it').toBeHidden();
});

test('color mode', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID_PAGE);
  const panel = await openSettings(page);
  const mode = setting(panel, 'Color mode');
  await expect(mode.getByRole('radio', { name: 'System' })).toBeChecked();
  await mode.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'theme')).toBe('dark');
  expect(await accessibilityFindings(page)).toEqual([]);
  await mode.getByRole('button', { name: 'Reset: Color mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, 'theme')).toBeNull();
});

test(
  'direction turns the page and the demo, and a reload keeps it',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, GRID_PAGE);
    const headers = grid(page).getByRole('columnheader');
    const [first, second] = [headers.nth(1), headers.nth(2)];
    const leftOf = async (a: Locator, b: Locator) =>
      ((await a.boundingBox())?.x ?? 0) < ((await b.boundingBox())?.x ?? 0);
    await expect.poll(() => leftOf(first, second)).toBe(true);

    const panel = await openSettings(page);
    await setting(panel, 'Direction')
      .getByRole('radio', { name: 'Right to left', exact: true })
      .check();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => leftOf(first, second), 'the columns of the grid').toBe(false);
    expect(await themeState(page)).toEqual({ direction: 'rtl' });

    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => leftOf(first, second)).toBe(false);

    const again = await openSettings(page);
    await again.getByRole('button', { name: 'Reset: Direction' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect.poll(() => leftOf(first, second)).toBe(true);
    expect(await stored(page, THEME_STATE), 'a default is not kept').toBeNull();
  },
);

test('density makes the demo and the site smaller', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID_PAGE);
  const row = grid(page).getByRole('row').nth(1);
  await expect(row).toHaveCSS('max-height', '52px');
  const action = page.locator('[data-demo]').first().getByRole('button', { name: 'Reset' });
  const before = (await action.boundingBox())?.height ?? 0;

  const panel = await openSettings(page);
  await setting(panel, 'Density').getByRole('radio', { name: 'Dense', exact: true }).check();
  await expect(row).toHaveCSS('max-height', '36px');
  expect((await action.boundingBox())?.height).toBeLessThan(before);
  await panel.getByRole('button', { name: 'Reset: Density' }).click();
  await expect(row).toHaveCSS('max-height', '52px');
});

test('spacing changes a pixel at a time, within bounds', async ({ page }) => {
  await store(page, { [THEME_STATE]: '{"spacing":15}' });
  await visit(page, '/x/react-date-pickers/');
  const panel = await openSettings(page);
  const spacing = panel.getByRole('group', { name: 'Spacing' });
  const demo = page.locator('[data-demo-stage="ready"]').first().locator('> div > *').first();
  await expect(spacing.getByRole('status')).toHaveText('15 px');
  const more = spacing.getByRole('button', { name: 'More spacing' });
  const gap = () => demo.evaluate((node) => getComputedStyle(node).gap);
  const before = await gap();
  await more.click();
  await expect(spacing.getByRole('status')).toHaveText('16 px');
  await expect.poll(gap).not.toBe(before);
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  // It stays reachable at the bound, and does nothing.
  await more.click({ force: true });
  await expect(spacing.getByRole('status')).toHaveText('16 px');
  await panel.getByRole('button', { name: 'Reset: Density' }).click();
  await expect(spacing.getByRole('status')).toHaveText('8 px');
  expect(await stored(page, THEME_STATE)).toBeNull();
});

test('colors: from the palette, typed, not readable, reset', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID_PAGE);
  const link = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first();
  const accent = () =>
    link.evaluate((node) => getComputedStyle(node).getPropertyValue('--color-accent').trim());
  const own = await accent();
  const panel = await openSettings(page);
  await panel
    .getByRole('radiogroup', { name: 'Primary' })
    .getByRole('radio', { name: 'Pink' })
    .check();
  expect(await themeState(page)).toEqual({ paletteColors: { primary: { main: '#d81b60' } } });
  await expect.poll(accent).not.toBe(own);
  await expect(
    page.locator('[data-demo-stage="ready"]').first().getByRole('button', { name: 'Export' }),
  ).toHaveCSS('color', 'rgb(216, 27, 96)');
  await expect(panel.getByText('Light: 4.9:1, enough for text')).toBeVisible();
  await expect(panel.getByText('Dark: 3.8:1, text needs 4.5:1')).toBeVisible();

  const field = panel.getByRole('textbox', { name: 'Primary' });
  await field.fill('color(display-p3 1 0 0)');
  await expect(panel.getByText('The color space "display-p3" is not supported')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await themeState(page), 'what cannot be read changes nothing').toEqual({
    paletteColors: { primary: { main: '#d81b60' } },
  });
  await field.fill('hsl(120, 100%, 25%)');
  expect(await themeState(page)).toEqual({ paletteColors: { primary: { main: '#008000' } } });
  expect(await accessibilityFindings(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Reset: Colors' }).click();
  await expect(field).toHaveValue('');
  await expect.poll(accent).toBe(own);
});

test('code, commands and the reference', async ({ page, context }) => {
  await store(page, { apiPage_default: 'collapsed' });
  await visit(page, GRID_PAGE);
  const html = page.locator('html');
  const panel = await openSettings(page);
  await setting(panel, 'Code variant')
    .getByRole('radio', { name: 'JavaScript', exact: true })
    .check();
  await expect(html).toHaveAttribute('data-code-variant', 'JS');
  await setting(panel, 'Package manager').getByRole('radio', { name: 'pnpm', exact: true }).check();
  await expect(html).toHaveAttribute('data-package-manager', 'pnpm');
  const props = panel.getByRole('radiogroup', { name: 'Props' });
  await props.getByRole('radio', { name: 'Table', exact: true }).check();
  expect(await stored(page, 'apiPage_props')).toBe('table');

  await panel.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(html).toHaveAttribute('data-code-variant', 'TS');
  await expect(html).toHaveAttribute('data-package-manager', 'npm');
  expect(await stored(page, 'apiPage_props')).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('codeVariant');

  const undo = panel.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(html).toHaveAttribute('data-code-variant', 'JS');
  await expect(html).toHaveAttribute('data-package-manager', 'pnpm');
  expect(await stored(page, 'apiPage_props')).toBe('table');
  expect(await stored(page, 'apiPage_default')).toBe('collapsed');
});

test('offline reading is found without scrolling', async ({ page }) => {
  await visit(page, '/x/react-data-grid/');
  const panel = await openSettings(page);
  await expect(panel.getByRole('heading', { name: 'Offline reading' })).toBeInViewport();
});

test(
  'another tab follows, and does not write again',
  { tag: '@full' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await visit(other, '/x/react-charts/');
    await visit(page, GRID_PAGE);
    const panel = await openSettings(page);
    await setting(panel, 'Direction')
      .getByRole('radio', { name: 'Right to left', exact: true })
      .check();
    await setting(panel, 'Density').getByRole('radio', { name: 'Dense', exact: true }).check();
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(other.locator('html')).toHaveAttribute('data-density', 'dense');
    expect(await themeState(other)).toEqual({ direction: 'rtl', dense: true });
  },
);

test('in Chinese the packages speak Chinese', async ({ page }) => {
  await visit(page, `/zh${GRID_PAGE}`);
  await expect(
    page.locator('[data-demo-stage="ready"]').first().getByRole('button', { name: '导出' }),
  ).toBeVisible();
  const panel = await openSettings(page, '设置');
  await expect(setting(panel, '颜色模式')).toBeVisible();
});

test('a panel that cannot be loaded says so, and the page stays', async ({
  page,
  context,
  printed,
}) => {
  printed.provoke(/Failed to load resource/);
  await visit(page, '/x/introduction/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(loadNotice(page)).toContainText('could not be loaded');
  await context.setOffline(false);
  await openSettings(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the panel fits', async ({ page }) => {
    await visit(page, '/x/introduction/');
    const panel = await openSettings(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await panel.getByRole('button', { name: 'Reset all settings' }).scrollIntoViewIfNeeded();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});
