import type { Locator, Page } from '@playwright/test';
import { checkDemos, type DemoCheck } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { fieldCells, groupCells, rowWith, toggleGroup } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-grouping/');

const COUNTRIES = [
  'Portugal (15)',
  'Netherlands (9)',
  'Norway (21)',
  'Ireland (11)',
  'Spain (17)',
  'France (18)',
  'Austria (17)',
  'Finland (10)',
  'Italy (2)',
];

async function columnRendersHeadings(demo: Locator): Promise<void> {
  const open = groupCells(demo).filter({ hasText: 'Open (3)' });
  const delivered = groupCells(demo).filter({ hasText: 'Delivered (51)' });
  await expect(open.locator('strong')).toHaveText('Open');
  await expect(open.locator('.MuiSvgIcon-colorAction')).toHaveCount(1);
  await expect(delivered.locator('.MuiSvgIcon-colorSuccess')).toHaveCount(1);
  await toggleGroup(demo, 'Open (3)');
  const cell = fieldCells(demo, 'status').nth(1);
  await expect(cell).toHaveText('Open');
  await expect(cell.locator('.MuiSvgIcon-colorAction')).toHaveCount(1);
  await expect(cell.locator('strong')).toHaveCount(0);
}

async function buttonExpandsTheTeam(demo: Locator): Promise<void> {
  const show = demo.getByRole('button', { name: 'Show 7 in Design' });
  const hide = demo.getByRole('button', { name: 'Hide 7 in Design' });
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await show.click();
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await expect(rowWith(demo, 'Mateus Carvalho')).toBeVisible();
  await hide.click();
  await expect(show).toBeVisible();
  await expect(rowWith(demo, 'Mateus Carvalho')).toHaveCount(0);
}

async function folderOpens(demo: Locator): Promise<void> {
  const group = groupCells(demo).first();
  await expect(group).toHaveText('Portugal (10)');
  await expect(group.locator('[data-testid="FolderIcon"]')).toBeVisible();
  await toggleGroup(demo, 'Portugal (10)');
  await expect(group.locator('[data-testid="FolderOpenIcon"]')).toBeVisible();
}

async function groupRowsAreLowAndBold(demo: Locator): Promise<void> {
  const group = rowWith(demo, 'Management (1)');
  await expect(group).toHaveCSS('height', '36px');
  await expect(group).toHaveCSS('font-weight', '600');
  const person = rowWith(demo, 'Vera Lindholm');
  await expect(person).toHaveCSS('height', '52px');
  await expect(person).not.toHaveCSS('font-weight', '600');
}

async function headingCoversAllColumns(demo: Locator): Promise<void> {
  const heading = rowWith(demo, 'Everything in the category “Kitchen”').getByRole('gridcell');
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveAttribute('aria-colspan', '4');
  await expect(rowWith(demo, 'Blue mug').getByRole('gridcell')).toHaveCount(4);
}

async function depthExpandsLevels(demo: Locator): Promise<void> {
  const cells = groupCells(demo);
  const expand = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await expect(cells.nth(1)).toHaveText('Director (1)');
  await expand('None');
  const departments = [
    'Management (1)',
    'Engineering (7)',
    'Design (7)',
    'Support (7)',
    'Finance (7)',
  ];
  await expect(cells).toHaveText(departments);
  await expand('All');
  await expect(cells.nth(1)).toHaveText('Director (1)');
  await expect(rowWith(demo, 'Vera Lindholm')).toBeVisible();
  await expand('Departments');
  await expect(rowWith(demo, 'Vera Lindholm')).toHaveCount(0);
  await expect(cells.nth(1)).toHaveText('Director (1)');
}

async function unfinishedOrdersAreExpanded(demo: Locator): Promise<void> {
  await expect(groupCells(demo)).toHaveText([
    ...['Open (3)', '', '', ''],
    'Shipped (1)',
    ...['Packed (1)', ''],
    'Delivered (51)',
    'Returned (4)',
  ]);
}

async function buttonsExpandAll(demo: Locator): Promise<void> {
  const cells = groupCells(demo);
  await expect(cells).toHaveText(COUNTRIES);
  await demo.getByRole('button', { name: 'Expand all' }).click();
  for (const [place, text] of ['Portugal (15)', 'Open (1)', '', 'Delivered (13)', ''].entries()) {
    await expect(cells.nth(place)).toHaveText(text);
  }
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(cells).toHaveText(COUNTRIES);
}

async function rowClickAndEnterToggle(demo: Locator, page: Page): Promise<void> {
  const group = rowWith(demo, 'Kitchen (10)');
  await group.locator('[data-field="price"]').click();
  await expect(rowWith(demo, 'Blue mug')).toBeVisible();
  await expect(group).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(rowWith(demo, 'Blue mug')).toHaveCount(0);
}

async function altArrowsToggle(demo: Locator, page: Page): Promise<void> {
  const group = groupCells(demo).filter({ hasText: 'Design (7)' });
  const office = groupCells(demo).filter({ hasText: 'Lisbon (2)' });
  await group.click();
  await expect(group).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(office).toBeVisible();
  await expect(group).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(office).toHaveCount(0);
  await expect(group).toBeFocused();
}

const DEMOS: readonly DemoCheck[] = [
  ['RenderedGroupValues', 'the renderCell of the column renders headings', columnRendersHeadings],
  ['CustomGroupingCell', 'a button replaces the arrow', buttonExpandsTheTeam],
  ['GroupIcons', 'the folder opens with the group', folderOpens],
  ['StyledGroupRows', 'only group rows are low and bold', groupRowsAreLowAndBold],
  ['FullWidthGroups', 'a heading covers all columns', headingCoversAllColumns],
  ['ExpansionDepth', 'a new depth expands and collapses the groups again', depthExpandsLevels],
  ['OpenSomeGroups', 'unfinished orders are expanded from the start', unfinishedOrdersAreExpanded],
  ['ExpandFromCode', 'buttons expand and collapse all levels', buttonsExpandAll],
  ['ClickToExpand', 'a click on the row and Enter toggle the group', rowClickAndEnterToggle],
  ['ArrowKeys', 'Alt and arrow keys toggle the group, which keeps the focus', altArrowsToggle],
];

test('headings look and expand as their demos say', async ({ page }) => {
  test.slow();
  await checkDemos(page, PAGE, DEMOS);
});
