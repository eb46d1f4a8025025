import type { Locator, Page } from '@playwright/test';
import { checkDemos, type DemoCheck } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import {
  chooseInMenu,
  groupCells,
  groupHeader,
  openColumnMenu,
  rowWith,
  toggleGroup,
} from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-grouping/');

async function arrowAndSpaceToggle(demo: Locator, page: Page): Promise<void> {
  const headings = ['Shipped (1)', 'Packed (1)', 'Delivered (51)', 'Returned (4)'];
  const cells = groupCells(demo);
  await expect(cells).toHaveText(['Open (3)', ...headings]);
  await toggleGroup(demo, 'Open (3)');
  await expect(cells).toHaveText(['Open (3)', '', '', '', ...headings]);
  await toggleGroup(demo, 'Open (3)');
  await expect(cells).toHaveText(['Open (3)', ...headings]);
  await cells.first().click();
  await page.keyboard.press('Space');
  // A bug of 7.0.0 moves the focus too, which scrolls: the heading may be out of view.
  await expect(rowWith(demo, 'Molen Papier')).toBeVisible();
}

async function fieldAndMenuShareTheModel(demo: Locator, page: Page): Promise<void> {
  const field = demo.getByRole('combobox', { name: 'Group by' });
  await expect(field).toHaveText('Department, then office');
  await chooseInMenu(page, demo, 'Role', 'Group by Role');
  await expect(field).toHaveText('department, then office, then role');
  await field.click();
  await page.getByRole('option', { name: 'Office, then department' }).click();
  await expect(groupCells(demo)).toHaveText(['Oslo (11)', 'Utrecht (8)', 'Lisbon (10)']);
}

async function fixedGroupingStays(demo: Locator, page: Page): Promise<void> {
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
  await openColumnMenu(groupHeader(demo));
  await expect(entry('Stop grouping by Status')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(entry('Filter')).toHaveCount(0);

  await openColumnMenu(demo.getByRole('columnheader', { name: 'Items' }));
  await expect(entry('Filter')).toBeVisible();
  await expect(entry(/Group by/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(entry('Filter')).toHaveCount(0);

  await expect(groupHeader(demo)).toHaveText('Status');
  await chooseInMenu(page, demo, 'Country', 'Group by Country');
  await expect(groupHeader(demo)).toHaveText('Group');
}

async function eachLevelHasAColumn(demo: Locator): Promise<void> {
  await expect(demo.getByRole('columnheader')).toHaveText(['Country', 'City', 'Customer', 'Items']);
  const countries = groupCells(demo, 'country');
  const cities = groupCells(demo, 'city');
  await expect(countries.nth(0)).toHaveText('Portugal (15)');
  await expect(cities.nth(0)).toHaveText('');
  await expect(countries.nth(1)).toHaveText('');
  await expect(cities.nth(1)).toHaveText('Lisbon (8)');
  await expect(cities.nth(2)).toHaveText('Porto (7)');
}

async function headingsAreFormatted(demo: Locator): Promise<void> {
  await expect(groupHeader(demo)).toHaveText('Team');
  await expect(groupCells(demo)).toHaveText([
    'Head office',
    'Engineering',
    'Design',
    'Support',
    'Finance',
  ]);
}

async function levelsDiffer(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText(['Where it is', 'Money', 'Customer', 'Items']);
  const places = groupCells(demo, 'status');
  const money = groupCells(demo, 'paid');
  await expect(places.nth(0)).toHaveText('Open');
  await expect(money.nth(1)).toHaveText('Paid (3)');
  await expect(places.nth(2)).toHaveText('Shipped');
  await expect(money.nth(3)).toHaveText('To be paid (1)');
}

async function leavesAreInTheGroupingColumn(demo: Locator): Promise<void> {
  const cells = groupCells(demo);
  await expect(groupHeader(demo)).toHaveText('Name');
  await expect(cells.nth(0)).toHaveText('Oslo (11)');
  await expect(cells.nth(1)).toHaveText('Vera Lindholm');
  // The header sorts the leaves, not the groups.
  await groupHeader(demo).click();
  await expect(cells.nth(1)).toHaveText('Aoife Brennan');
  await expect(cells.nth(2)).toHaveText('Bao Costa');
  await expect(cells.nth(0)).toHaveText('Oslo (11)');
}

async function sortingAppliesToLeavesOrGroups(demo: Locator, page: Page): Promise<void> {
  const cells = groupCells(demo);
  await expect(groupHeader(demo)).toHaveText('Name');
  await expect(cells.nth(3)).toHaveText('Engineering (7)');
  await expect(cells.nth(7)).toHaveText('Utrecht (3)');
  await expect(cells.nth(8)).toHaveText('Leila Jansen');

  await demo.getByRole('combobox', { name: 'The column sorts' }).click();
  await page.getByRole('option', { name: 'departments and offices' }).click();
  await expect(groupHeader(demo)).toHaveText('Department');
  await expect(cells.nth(0)).toHaveText('Support (7)');
  await expect(cells.nth(1)).toHaveText('Utrecht (1)');
}

async function suppliersAreGroupedByName(demo: Locator): Promise<void> {
  // Products without a supplier are above the groups.
  await expect(demo.locator('[data-rowindex="0"]')).toContainText('Plain apron');
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await expect(groupCells(demo).filter({ hasText: '(' })).toHaveText([
    'Fábrica do Minho (11)',
    'Ateliers Garonne (11)',
    'Emalia Olkusz (3)',
    'Sollentuna Glas (3)',
  ]);
}

async function quartersAreInYears(demo: Locator): Promise<void> {
  const cells = groupCells(demo);
  await expect(groupHeader(demo)).toHaveText('Year, quarter');
  await expect(cells.nth(0)).toHaveText('2023 (1)');
  await expect(cells.nth(1)).toHaveText('2022 (1)');
  await expect(cells.nth(3)).toHaveText('2020 (2)');
  await toggleGroup(demo, '2021 (3)');
  await expect(cells.nth(3)).toHaveText('Q4 (1)');
  await expect(cells.nth(4)).toHaveText('Q3 (2)');
  await expect(cells.nth(5)).toHaveText('2020 (2)');
}

async function pricesAreInBands(demo: Locator): Promise<void> {
  await expect(groupHeader(demo)).toHaveText('Price band');
  await expect(groupCells(demo)).toHaveText([
    '€0 to €15 (12)',
    '€15 to €30 (8)',
    '€30 to €60 (10)',
    '€60 and more (10)',
  ]);
}

const DEMOS: readonly DemoCheck[] = [
  ['BasicRowGrouping', 'the arrow and Space expand a group', arrowAndSpaceToggle],
  [
    'ControlledGrouping',
    'the field follows the column menu, and sets the model',
    fieldAndMenuShareTheModel,
  ],
  ['GroupableColumns', 'users can add a level, but not remove the fixed one', fixedGroupingStays],
  ['MultipleGroupingColumns', 'each level has a column', eachLevelHasAColumn],
  ['GroupingColumn', 'headings are formatted, and have no number', headingsAreFormatted],
  ['EachGroupingColumn', 'each level has its own header and format', levelsDiffer],
  ['LeafField', 'names are in the grouping column', leavesAreInTheGroupingColumn],
  [
    'MainGroupingCriteria',
    'the grouping column sorts leaves or groups',
    sortingAppliesToLeavesOrGroups,
  ],
  ['GroupObjects', 'objects are grouped by their name', suppliersAreGroupedByName],
  ['YearsAndQuarters', 'one date makes two levels', quartersAreInYears],
  ['PriceBands', 'numbers are grouped by range', pricesAreInBands],
];

test('columns and keys decide about the groups', async ({ page }) => {
  test.slow();
  await checkDemos(page, PAGE, DEMOS);
});
