import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/filtering/quick-filter/');

test('every word must be found, each in any column', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'QuickFilterToolbar');
  await expect(demo.getByText('Harbour Bakery').first()).toBeVisible();
  await demo.getByRole('searchbox').fill('lyon del');
  await expect(demo.getByText('Harbour Bakery')).toHaveCount(0);
  const cells = (field: string) =>
    demo.locator(`[role="gridcell"][data-field="${field}"]`).allTextContents();
  expect(new Set(await cells('city'))).toEqual(new Set(['Lyon']));
  expect(new Set(await cells('status'))).toEqual(new Set(['Delivered']));
  const buttons = demo.locator('.MuiDataGrid-toolbarContainer').getByRole('button');
  await expect(buttons.filter({ hasText: /./ })).toHaveText([/Filters$/, 'Export']);
});

test('a number is compared, not searched', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'QuickFilterOfColumn');
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(names).toHaveText(['Hana Eriksen']);
  // Her salary, which is left out of the search.
  await demo.getByRole('searchbox').fill('47500');
  await expect(demo.getByText('No results found.')).toBeVisible();
});

test('own phrases are combined with "or"', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'QuickFilterParser');
  const search = demo.getByRole('searchbox');
  await expect(search).toHaveValue('casa do, lyon');
  await expect(search).toHaveAttribute('placeholder', 'Phrases, separated by commas');
  await expect(demo.getByText('Casa do Chá').first()).toBeVisible();
  await expect(demo.getByText('Lyon').first()).toBeVisible();
  await search.fill('casa do,');
  await expect(demo.getByText('Lyon')).toHaveCount(0);
  await expect(demo.getByText('Casa do Chá').first()).toBeVisible();
  // Both words are in its name, but not as this phrase.
  await search.fill('do casa');
  await expect(demo.getByText('No results found.')).toBeVisible();
});

test(
  'a hidden column is searched only when the model includes it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'QuickFilterHiddenColumns');
    await expect(demo.getByText('Atelier Nord').first()).toBeVisible();
    const search = demo.getByRole('searchbox');
    await expect(search).toHaveValue('norway');
    await demo.getByRole('checkbox').uncheck();
    await expect(demo.getByText('No results found.')).toBeVisible();
    await search.fill('harbour');
    await expect(demo.getByText('Harbour Bakery').first()).toBeVisible();
  },
);

test('several letters filter once', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'QuickFilterDebounce');
  const search = demo.getByRole('searchbox');
  await expect(demo.getByRole('status')).toHaveText(/text: 0\. Times filtered: 0/);
  // Slower than the debounce that is the default, and faster than the one of the demo.
  await search.pressSequentially('lyon', { delay: 200 });
  await expect(demo.getByRole('status')).toHaveText(/text: 4\. Times filtered: 1/);
});

test('the search waits for Enter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'QuickFilterOnEnter');
  await expect(demo.getByText('Vera Lindholm')).toBeVisible();
  await demo.getByRole('searchbox').fill('utrecht');
  await expect(demo.getByText('Vera Lindholm')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(demo.getByText('Vera Lindholm')).toHaveCount(0);
  const offices = demo.locator('[role="gridcell"][data-field="office"]');
  expect(new Set(await offices.allTextContents())).toEqual(new Set(['Utrecht']));
});

test(
  'a search outside the grid keeps the conditions of the panel',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'QuickFilterOutside');
    const search = demo.getByRole('searchbox', { name: 'Search products' });
    const names = demo.locator('[role="gridcell"][data-field="name"]');
    await search.fill('mug garonne');
    await expect(names).toHaveText(['Plain mug']);
    const product = demo.getByRole('columnheader', { name: 'Product' });
    await product.hover();
    await product.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    const panel = page.locator('.MuiDataGrid-panel');
    await panel.getByLabel('Value').fill('blue');
    await expect(demo.getByText('No results found.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await search.fill('garonne');
    await expect(names).toHaveText(['Blue blanket', 'Blue pen tray']);
  },
);
