import type { Page } from '@playwright/test';
import { accessibilityFindings } from './fixtures/axe';
import { filesBelow } from './fixtures/built-files';
import {
  openSearch,
  searchBox,
  searchField,
  searchFor,
  topResults,
  watchIndex,
} from './fixtures/search';
import { expect, test } from './fixtures/test';
import { sidewaysScroll, visit } from './fixtures/visit';

const PAGE = '/x/introduction/';

function button(page: Page, name = 'Search') {
  return page.getByRole('button', { name, exact: true });
}

function status(page: Page) {
  return searchBox(page).getByRole('status');
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

test('a prop is a result of its own, with its type, owner and the others of its name', async ({
  page,
}) => {
  await visit(page, PAGE);
  await openSearch(page);
  await searchFor(page, 'columnVisibilityModel');
  const [first] = await topResults(page, 1);
  expect(first?.hrefs[0]).toBe('/x/api/data-grid/data-grid/#data-grid-prop-columnVisibilityModel');
  expect(first?.text).toContain('GridColumnVisibilityModel');
  expect(first?.text).toMatch(/DataGrid.*Data Grid · Prop/);
  expect(await accessibilityFindings(page)).toEqual([]);

  const more = page.getByRole('option', { name: /^In 2 more/ }).first();
  await more.click();
  const other = page.getByRole('option', { name: 'DataGridPremium' }).first();
  await other.click();
  await expect(page).toHaveURL(
    '/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-columnVisibilityModel',
  );
  await expect(searchBox(page)).toHaveCount(0);
});

test('keys move through pages and their sections, and Enter opens', async ({ page }) => {
  await visit(page, PAGE);
  await openSearch(page);
  await searchFor(page, 'hide column');
  await expect(status(page)).toHaveText(/^Results: \d+/);
  const options = searchBox(page).getByRole('option');
  const active = searchBox(page).locator('[role="option"][aria-selected="true"]');
  await expect(active).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('href', '/x/react-data-grid/column-visibility/');
  await expect(searchField(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? 'none',
  );
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
});

test('a misspelt word is corrected, and what is nothing is answered with what is near', async ({
  page,
}) => {
  await visit(page, PAGE);
  await openSearch(page);
  await searchFor(page, 'agregation');
  await expect(status(page)).toContainText('Showing results for “aggregation”.');
  expect((await topResults(page, 1))[0]?.name).toBe('Aggregation');

  await searchFor(page, 'agregatoinn');
  await expect(searchBox(page)).toContainText('Nothing found for “agregatoinn”');
  await expect(status(page)).toHaveText('Results: 0');
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect(
    searchBox(page).getByRole('link', { name: 'Aggregation', exact: true }),
  ).toBeVisible();
  await searchBox(page).getByRole('button', { name: 'aggregation', exact: true }).click();
  await expect(searchField(page)).toHaveValue('aggregation');
  expect((await topResults(page, 1))[0]?.name).toBe('Aggregation');
});

test('filters limit the results, and can be removed', async ({ page }) => {
  await visit(page, PAGE);
  await openSearch(page);
  await searchFor(page, 'custom tooltip');
  const family = searchBox(page).getByRole('combobox', { name: 'Family' });
  await family.selectOption('Charts');
  await expect
    .poll(async () => (await topResults(page, 5)).map(({ hrefs }) => hrefs[0]).join(' '))
    .not.toMatch(/data-grid|date-pickers|tree-view/);
  await searchBox(page).getByRole('combobox', { name: 'Kind' }).selectOption('API reference');
  await expect
    .poll(async () =>
      (await topResults(page, 9)).every(({ hrefs }) => /\/api\//.test(hrefs[0] ?? '')),
    )
    .toBe(true);
  await family.selectOption('Introduction');
  await searchFor(page, 'xAxis');
  await searchBox(page).getByRole('button', { name: 'Remove the filters' }).click();
  await expect(family).toHaveValue('');
  await expect.poll(async () => (await topResults(page, 9)).length).toBeGreaterThan(0);
});

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

test('pieces of the index are kept for ever, what leads to them is asked for again', async ({
  request,
}) => {
  const [piece = ''] = filesBelow('pagefind/fragment', '.pf_fragment');
  const headers = async (file: string) => (await request.get(`/${file}`)).headers();
  const { 'cache-control': kept, 'content-type': type } = await headers(piece);
  expect(kept).toContain('immutable');
  expect(type).toBe('application/octet-stream');
  for (const file of ['pagefind/pagefind-entry.json', 'pagefind/names/all-keys.json']) {
    expect((await headers(file))['cache-control'], file).toBe('no-cache');
  }
});

test('in Chinese, pages in Chinese come first, and words are found within sentences', async ({
  page,
}) => {
  await visit(page, '/zh/x/introduction/');
  await openSearch(page);
  for (const query of ['快速上手', '安装']) {
    await searchFor(page, query);
    const hrefs = (await topResults(page, 2)).flatMap((result) => result.hrefs);
    expect(hrefs.join(' '), query).toContain('/zh/x/react-data-grid/getting-started/');
  }
  // A page that is called so in the menu, before one that mentions it.
  await searchFor(page, '筛选');
  expect((await topResults(page, 1))[0]?.text).toContain('筛选');
  await searchFor(page, '列');
  const columns = await topResults(page, 12);
  expect(columns.map(({ hrefs }) => hrefs[0]).join(' ')).toContain('/zh/x/react-data-grid/column');
  // English pages stand in for what is not translated, at the addresses of the reader's language.
  await searchFor(page, 'hide column');
  expect((await topResults(page, 1))[0]?.hrefs[0]).toBe('/zh/x/react-data-grid/column-visibility/');
  await searchBox(page).getByRole('combobox', { name: '语言' }).selectOption('zh');
  await expect
    .poll(async () => (await topResults(page, 3)).map(({ hrefs }) => hrefs[0]).join(' '))
    .not.toContain('column-visibility');
  await searchFor(page, '筛选');
  await expect
    .poll(async () => (await topResults(page, 3)).map(({ hrefs }) => hrefs[0]))
    .toEqual(['/zh/x/react-data-grid/getting-started/']);
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

test('results are there within 100 ms, and a first query costs at most 150 kB', async ({
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
  expect(cold).toBeLessThan(150_000);

  await searchFor(page, 'hide column');
  await searchFor(page, 'sorting');
  const milliseconds = await searchField(page).evaluate(async (field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('This is no field');
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
  // Twice what is promised: another test runs beside this one.
  expect(milliseconds).toBeLessThan(200);
});
