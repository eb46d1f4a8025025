import { BUILT_VERSIONS, addVersion, documentedVersion, isBuilt } from '../fixtures/built-versions';
import { openSearch, searchBox, searchFor, searchField } from '../fixtures/search';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const GRID = '/x/react-data-grid/';

test('the search stays in its version until the reader chooses another one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, GRID);
  await openSearch(page);
  await searchFor(page, 'sorting');
  expect(asked.filter((path) => /^\/pagefind\/[\d.n]+(?:ext)?\//.test(path))).toEqual([]);
  expect(asked).not.toContain('/versions.json');
  const versions = searchBox(page).getByRole('combobox', { name: 'Version' });
  await expect(versions).toHaveValue(documentedVersion().id);
});

for (const version of BUILT_VERSIONS.filter(({ path }) => isBuilt(path, 'en'))) {
  test(`results of ${version.label} load its pages`, async ({ page }) => {
    await visit(page, GRID);
    await openSearch(page);
    await searchBox(page).getByRole('combobox', { name: 'Version' }).selectOption(version.id);
    await searchFor(page, 'data grid');
    const first = searchBox(page).locator('.search-row').first();
    await expect(first).toContainText(version.label);
    const isOther = version.path !== '';
    await expect(first.locator('.search-version')).toHaveCount(isOther ? 1 : 0);
    const href = (await first.getAttribute('href')) ?? '';
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    await first.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator('html[data-marked]')).toHaveCount(isOther ? 0 : 1);
  });
}

test(
  'an index of another version that does not arrive is named',
  { tag: '@full' },
  async ({ page, printed }) => {
    printed.provoke('Failed to load resource');
    await addVersion(page, ['introduction/']);
    await page.route('**/pagefind/99.0.0/**', (route) => route.abort());
    await visit(page, GRID);
    await openSearch(page);
    const versions = searchBox(page).getByRole('combobox', { name: 'Version' });
    await versions.focus();
    await versions.selectOption('99.0.0');
    await searchField(page).fill('sorting');
    const failure = searchBox(page).getByRole('alert');
    await expect(failure).toContainText('The search index of 99.0.0 did not arrive.');
    const own = documentedVersion();
    await failure.getByRole('button', { name: `Search in ${own.label}` }).click();
    await expect(searchBox(page).locator('.search-row').first()).toContainText(own.label);
  },
);
