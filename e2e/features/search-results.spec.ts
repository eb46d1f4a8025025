import { accessibilityFindings } from '../fixtures/axe';
import {
  openSearch,
  searchBox,
  searchField,
  searchFor,
  searchStatus,
  topResults,
} from '../fixtures/search';
import { languagesOf } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const PAGE = '/x/introduction/';

test(
  'a prop is a result of its own, with its type, owner and the others of its name',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await openSearch(page);
    await searchFor(page, 'columnVisibilityModel');
    const [first] = await topResults(page, 1);
    expect(first?.hrefs[0]).toBe(
      '/x/api/data-grid/data-grid/#data-grid-prop-columnVisibilityModel',
    );
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
  },
);

test(
  'a misspelled word is corrected, and what is nothing is answered with what is near',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await openSearch(page);
    await searchFor(page, 'agregation');
    await expect(searchStatus(page)).toContainText('Showing results for “aggregation”.');
    expect((await topResults(page, 1))[0]?.name).toBe('Aggregation');

    await searchFor(page, 'agregatoinn');
    await expect(searchBox(page)).toContainText('Nothing found for “agregatoinn”');
    await expect(searchStatus(page)).toHaveText('Results: 0');
    expect(await accessibilityFindings(page)).toEqual([]);
    await expect(
      searchBox(page).getByRole('link', { name: 'Aggregation', exact: true }),
    ).toBeVisible();
    await searchBox(page).getByRole('button', { name: 'aggregation', exact: true }).click();
    await expect(searchField(page)).toHaveValue('aggregation');
    expect((await topResults(page, 1))[0]?.name).toBe('Aggregation');
  },
);

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

/** Checks that an address is that of a page that is translated. */
function isWrittenInChinese(address: string): boolean {
  const [, path = ''] = /^\/zh([^?#]+)/.exec(address) ?? [];
  return languagesOf(path).includes('zh');
}

test(
  'in Chinese, pages in Chinese come first, and words are found within sentences',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, '/zh/x/introduction/');
    await openSearch(page);
    for (const [query, path] of [
      ['快速上手', '/zh/x/react-data-grid/getting-started/'],
      ['安装', '/zh/x/introduction/installation/'],
    ] as const) {
      await searchFor(page, query);
      const hrefs = (await topResults(page, 2)).flatMap((result) => result.hrefs);
      expect(hrefs.join(' '), query).toContain(path);
    }
    // A page that is called so in the menu, before one that mentions it.
    await searchFor(page, '筛选');
    expect((await topResults(page, 1))[0]?.text).toContain('筛选');
    await searchFor(page, '列');
    const columns = await topResults(page, 12);
    expect(columns.map(({ hrefs }) => hrefs[0]).join(' ')).toContain(
      '/zh/x/react-data-grid/column',
    );
    // The reference, which is in English, is listed at addresses of the user's language.
    await searchFor(page, 'GridColDef');
    const reference = '/zh/x/api/data-grid/grid-col-def/';
    expect((await topResults(page, 1))[0]?.hrefs[0]).toBe(reference);
    await searchBox(page).getByRole('combobox', { name: '语言' }).selectOption('zh');
    const first = async () => (await topResults(page, 1))[0]?.hrefs[0] ?? '';
    await expect.poll(first).not.toBe(reference);
    await searchFor(page, '筛选');
    await expect
      .poll(async () => {
        const hrefs = (await topResults(page, 3)).map((result) => result.hrefs[0] ?? '');
        return hrefs.length > 0 && hrefs.every(isWrittenInChinese);
      })
      .toBe(true);
  },
);
