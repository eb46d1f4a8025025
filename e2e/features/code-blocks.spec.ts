import type { Locator, Page } from '@playwright/test';
import { PREFERENCES } from '../../model/preferences';
import { installCommands, shownCode } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';
import { store, stored, visit, withoutHydration } from '../fixtures/visit';

const PACKAGE_MANAGER_KEY = PREFERENCES.packageManager.key;

const ELEMENTS = '/playground/elements/';

/** A block of the page of elements, in its light half. */
function blockWith(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: 'light' })
    .locator('[data-code-block]')
    .filter({ hasText: text });
}

test('shows title, language, numbers and marked lines, and wraps long ones', async ({ page }) => {
  await visit(page, ELEMENTS);
  const block = blockWith(page, 'src/App.tsx');
  await expect(block.getByText('src/App.tsx', { exact: true })).toBeVisible();
  await expect(block.getByText('TSX', { exact: true })).toBeVisible();

  const lines = shownCode(block).locator('> span');
  await expect(lines).toHaveCount(10);
  await expect(lines.nth(3)).toHaveClass('marked');
  await expect(shownCode(block).locator('.marked')).toHaveCount(1);
  const [marked, plain] = await Promise.all(
    [3, 4].map((index) =>
      lines.nth(index).evaluate((line) => getComputedStyle(line).backgroundColor),
    ),
  );
  expect(marked).not.toBe(plain);
  const numbering = await lines
    .nth(3)
    .evaluate((line) => getComputedStyle(line, '::before').content);
  expect(numbering).toBe('counter(line)');
  const unnumbered = await shownCode(blockWith(page, '.grid:hover'))
    .locator('> span')
    .first()
    .evaluate((line) => getComputedStyle(line, '::before').content);
  expect(unnumbered).toBe('none');

  const wrap = block.getByRole('button', { name: 'Wrap long lines' });
  const region = block.locator('pre').filter({ visible: true });
  const isTooWide = () => region.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isTooWide()).toBe(true);
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await isTooWide()).toBe(false);
  await wrap.click();
  expect(await isTooWide()).toBe(true);
});

test('colors of code follow the mode', async ({ page }) => {
  await visit(page, ELEMENTS);
  const colors = await Promise.all(
    ['light', 'dark'].map((mode) =>
      page
        .getByRole('region', { name: mode })
        .locator('pre i.k')
        .first()
        .evaluate((keyword) => getComputedStyle(keyword).color),
    ),
  );
  expect(colors).toEqual(['rgb(161, 35, 127)', 'rgb(255, 143, 210)']);
});

test('install commands for npm, yarn and pnpm, one choice for all', async ({ page }) => {
  await visit(page, '/x/react-data-grid/getting-started/');
  const blocks = installCommands(page);
  const first = blocks.first();
  expect(await blocks.count()).toBeGreaterThan(1);
  await expect(shownCode(first)).toHaveText(/^npm install @mui\/x-data-grid@\d/);
  expect(await stored(page, PACKAGE_MANAGER_KEY), 'a default is not written').toBeNull();

  await first.getByRole('button', { name: 'pnpm', exact: true }).click();
  await expect(first.getByRole('button', { name: 'pnpm' })).toHaveAttribute('aria-pressed', 'true');
  for (const block of await blocks.all()) {
    await expect(shownCode(block)).toHaveText(/^pnpm add @mui/);
  }
  expect(await stored(page, PACKAGE_MANAGER_KEY)).toBe('pnpm');
  await first.getByRole('button', { name: 'yarn', exact: true }).click();
  await expect(shownCode(first)).toHaveText(/^yarn add @mui/);
  expect(await stored(page, PACKAGE_MANAGER_KEY)).toBe('yarn');
});

test('the stored package manager is in force before any script has run', async ({ page }) => {
  const cases = { pnpm: /^pnpm add/, yarn: /^yarn add/, bun: /^npm install/, '': /^npm install/ };
  for (const [value, command] of Object.entries(cases)) {
    await store(page, { [PACKAGE_MANAGER_KEY]: value });
    await visit(page, ELEMENTS);
    await expect(shownCode(installCommands(page).first())).toHaveText(command);
  }
  await withoutHydration(page);
  for (const [value, command] of Object.entries(cases)) {
    await store(page, { [PACKAGE_MANAGER_KEY]: value });
    await page.goto(ELEMENTS);
    await expect(shownCode(installCommands(page).first())).toHaveText(command);
  }
});
