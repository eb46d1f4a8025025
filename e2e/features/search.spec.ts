import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import {
  openSearch,
  searchBox,
  searchField,
  searchFor,
  searchStatus,
  topResults,
  watchIndex,
} from '../fixtures/search';
import { expect, test } from '../fixtures/test';
import { sidewaysScroll, visit } from '../fixtures/visit';

const PAGE = '/x/introduction/';

function button(page: Page, name = 'Search') {
  return page.getByRole('button', { name, exact: true });
}

test('opens by click and keys, loads nothing before, and gives the focus back', async ({
  page,
}) => {
  const asked = watchIndex(page);
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const dialog = page.getByRole('dialog', { name: 'Search' });
  await button(page).click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page)).toBeFocused();

  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(searchField(page), keys).toBeFocused();
    await expect(searchField(page), keys).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.keyboard.press('/');
  await page.mouse.click(5, 500);
  await expect(dialog, 'a click beside it closes it').toBeHidden();
});

test(
  'keys move through pages and their sections, and Enter opens',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await openSearch(page);
    await searchFor(page, 'hide column');
    await expect(searchStatus(page)).toHaveText(/^Results: \d+/);
    // By attribute, as the filters of the search have options of their own.
    const options = searchBox(page).locator('[role="option"]');
    const active = searchBox(page).locator('[role="option"][aria-selected="true"]');
    // Enter opens the first row before arrow keys are used.
    await expect(active).toHaveAttribute('href', '/x/react-data-grid/column-visibility/');
    await expect(searchField(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? 'none',
    );
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveAttribute('id', (await options.nth(1).getAttribute('id')) ?? '');
    await page.keyboard.press('End');
    await expect(active).toHaveAttribute('id', (await options.last().getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const section = (await active.getAttribute('href')) ?? '';
    expect(section).toMatch(/^\/x\/react-data-grid\/column-visibility\/#/);
    await expect(active.locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(section);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column visibility');
  },
);

test('says so when the index cannot be reached, and tries again', async ({ page, printed }) => {
  printed.provoke(/Failed to load resource/);
  await page.route('**/pagefind/**', (route) => route.abort());
  await visit(page, PAGE);
  await openSearch(page);
  await searchField(page).fill('sorting');
  const failure = searchBox(page).getByRole('alert');
  await expect(failure).toContainText('The search index cannot be reached');
  await page.unroute('**/pagefind/**');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expect.poll(async () => (await topResults(page, 1))[0]?.name).toBe('Sorting');
});

test('the page /search/ answers the query in its address', async ({ page }) => {
  await visit(page, '/search/?q=row%20height');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(searchField(page)).toHaveValue('row height');
  await expect.poll(async () => (await topResults(page, 1))[0]?.name).toBe('Row height');
  await searchFor(page, 'sorting');
  await expect(page).toHaveURL('/search/?q=sorting');
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('fits a phone, from right to left too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, PAGE);
  await button(page).click();
  await searchFor(page, 'columnVisibilityModel');
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const box = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360 });
    const wide = await searchBox(page).evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(wide).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('results are there within 100 ms, and a first query costs at most 175 kB', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await openSearch(page);
  await searchFor(page, 'change no rows text');
  await page.waitForLoadState('networkidle');
  const cold = bytes;
  // The engine is 72 kB of it, texts of the eight best pages 24 kB: with texts of three, the page that
  // answers was not among the first three results for 74 of 600 further queries.
  expect(cold).toBeLessThan(175_000);

  await searchFor(page, 'hide column');
  await searchFor(page, 'sorting');
  const milliseconds = await searchField(page).evaluate(async (field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('This is not a field');
    const box = field.closest('.search-box');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const start = performance.now();
    write?.call(field, 'hide column');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    while (box?.getAttribute('data-search-query') !== 'hide column') {
      await new Promise((resolve) => setTimeout(resolve));
    }
    return performance.now() - start;
  });
  console.log(`A first query costs ${cold} bytes, a later one ${milliseconds.toFixed(0)} ms`);
  // Twice the limit for users: another test runs at the same time.
  expect(milliseconds).toBeLessThan(200);
});
