import type { Locator, Page } from '@playwright/test';
import { expectNoFilterInMenu } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/filtering-recipes/');

/** Not by its role, which tooltips have too. */
const panelOf = (page: Page) => page.locator('.MuiDataGrid-panel');

/** Opens the panel from the toolbar; the header of a filtered column has such a button too. */
async function openPanel(demo: Locator) {
  const toolbar = demo.locator('.MuiDataGrid-toolbarContainer');
  await toolbar.getByRole('button', { name: 'Show filters' }).click();
}

const cells = (demo: Locator, field: string) =>
  demo.locator(`[role="gridcell"][data-field="${field}"]`);

test('a chip names a condition, and Delete removes it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterChips');
  const items = demo.getByRole('button', { name: 'Items >= 12' });
  await expect(cells(demo, 'items').first()).toBeVisible();
  const least = async () => Math.min(...(await cells(demo, 'items').allTextContents()).map(Number));
  expect(await least()).toBeGreaterThanOrEqual(12);
  await items.focus();
  await page.keyboard.press('Delete');
  await expect(items).toHaveCount(0);
  await expect.poll(least).toBeLessThan(12);
  const country = demo.getByRole('button', { name: 'Country is any of Norway, Finland' });
  await country.click();
  const panel = page.locator('.MuiDataGrid-panel');
  await expect(panel.getByRole('combobox', { name: 'Columns' })).toHaveText('Country');
});

test(
  'the address follows the filter, and Back goes to the one before',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FilterInAddress');
    const address = demo.getByRole('status');
    await expect(address).toHaveText('/orders?country.equals=Norway');
    await openPanel(demo);
    await panelOf(page).getByLabel('Value').fill('Spain');
    await expect(address).toHaveText('/orders?country.equals=Spain');
    await expect(cells(demo, 'country').first()).toHaveText('Spain');
    await page.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Back' }).click();
    await expect(address).toHaveText('/orders?country.equals=Norway');
    await expect(cells(demo, 'country').first()).toHaveText('Norway');
  },
);

test('a saved view brings its filter back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SavedViews');
  await expect(cells(demo, 'department').first()).toHaveText('Design');
  await demo.getByLabel('Save this filter as').fill('Designers');
  await page.keyboard.press('Enter');
  await expect(demo.getByLabel('Save this filter as')).toHaveValue('');
  await demo.getByRole('button', { name: 'Part-time' }).click();
  await expect(cells(demo, 'department').first()).not.toHaveText('Design');
  const designers = demo.getByRole('button', { name: 'Designers' });
  await designers.click();
  await expect(cells(demo, 'department').first()).toHaveText('Design');
  await openPanel(demo);
  await panelOf(page).getByLabel('Value').fill('Finance');
  await expect(cells(demo, 'department').first()).toHaveText('Finance');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await designers.press('Delete');
  await expect(designers).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Part-time' })).toBeVisible();
});

test(
  'the count of a facet is the number of rows that it leaves',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FacetedFilters');
    await expect(demo.getByText('1–8 of 8')).toBeVisible();
    await expectNoFilterInMenu(demo.getByRole('columnheader', { name: 'Customer' }));
    await demo.getByRole('checkbox', { name: 'Austria (3)' }).check();
    await expect(demo.getByText('1–3 of 3')).toBeVisible();
    expect(new Set(await cells(demo, 'country').allTextContents())).toEqual(new Set(['Austria']));
  },
);

test('a preset sets the days, and an empty end is open', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DateRangePresets');
  await expect(demo.getByLabel('From')).toHaveValue('2024-06-10');
  await expect(cells(demo, 'orderedOn')).toHaveCount(7);
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(0);
  await demo.getByRole('button', { name: 'This month' }).click();
  await expect(demo.getByLabel('From')).toHaveValue('2024-06-01');
  await demo.getByLabel('From').fill('2024-06-14');
  await expect(cells(demo, 'orderedOn')).toHaveCount(3);
  await demo.getByLabel('To', { exact: true }).fill('2024-06-14');
  await expect(cells(demo, 'orderedOn')).toHaveText(['6/14/2024']);
  await demo.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(demo.getByLabel('From')).toHaveValue('2024-05-18');
  await expect(demo.getByLabel('To', { exact: true })).toHaveValue('2024-06-16');
});

test('matches are marked, special characters included', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightedMatches');
  const marks = demo.locator('mark');
  await expect(marks.first()).toHaveText('No');
  await demo.getByRole('searchbox').fill('& fern');
  await expect(marks.first()).toHaveText('Fern');
  expect(new Set(await marks.allTextContents())).toEqual(new Set(['Fern', '&']));
  await demo.getByRole('searchbox').fill('(');
  await expect(demo.getByText('No results found.')).toBeVisible();
});

test('Enter in a cell filters by its value', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterByCell');
  await expect(demo.getByText('Portugal').first()).toBeVisible();
  await demo.getByRole('gridcell', { name: 'Norway' }).first().click();
  await expect(demo.getByText('Portugal')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(0);
  await demo.locator('[role="gridcell"][tabindex="0"]').press('Enter');
  await expect(demo.getByText('Portugal').first()).toBeVisible();
  await demo.getByRole('gridcell', { name: 'Norway' }).first().click();
  await expect(demo.getByText('Portugal')).toHaveCount(0);
  await demo.getByRole('status').getByRole('button', { name: 'Norway' }).press('Delete');
  await expect(demo.getByText('Portugal').first()).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Click a cell, or press Enter in it.');
});

test('only the selected rows, and none of them is lost', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedRowsOnly');
  const only = demo.getByRole('checkbox', { name: 'Only the selected rows (3)' });
  await expect(demo.getByText('Blue mug')).toBeVisible();
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(3);
  await only.check();
  await expect(cells(demo, 'name')).toHaveCount(3);
  await only.uncheck();
  await expect(only).toBeVisible();
  await expect(demo.getByText('Blue mug')).toBeVisible();
  await demo.getByRole('checkbox', { name: 'Unselect row' }).first().uncheck();
  await demo.getByRole('checkbox', { name: 'Only the selected rows (2)' }).check();
  await expect(cells(demo, 'name')).toHaveCount(2);
});
