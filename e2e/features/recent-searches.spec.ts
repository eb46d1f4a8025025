import { openSearch, searchBox, searchField, searchFor } from '../fixtures/search';
import { expect, test } from '../fixtures/test';
import { store, stored, visit } from '../fixtures/visit';

const PAGE = '/x/introduction/';
const RECENT = 'docs.recentSearches';

test('recent searches come back and go away', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await openSearch(page);
  await searchFor(page, 'sorting');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/react-data-grid/sorting/');
  await openSearch(page);
  await searchBox(page).getByRole('button', { name: 'sorting', exact: true }).click();
  await expect(searchField(page)).toHaveValue('sorting');
  await expect(searchField(page)).toBeFocused();
  await searchField(page).fill('');
  await searchBox(page).getByRole('button', { name: 'Clear' }).click();
  await expect(searchField(page)).toBeFocused();
  await expect(searchBox(page).getByRole('button', { name: 'sorting' })).toHaveCount(0);
  expect(await stored(page, RECENT)).toBeNull();
});

test('junk in storage is not a recent search', async ({ page }) => {
  await store(page, { [RECENT]: '{"a":1}' });
  await visit(page, PAGE);
  await openSearch(page);
  await expect(searchBox(page)).toContainText('Type at least three letters');
});
