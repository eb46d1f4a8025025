import type { Locator } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectColumn, gridCell } from '../../fixtures/grid-cells';
import { recordTexts } from '../../fixtures/passing-states';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/tree-data/');

const rowWith = (demo: Locator, text: string) => demo.getByRole('row').filter({ hasText: text });

test('Space opens and closes a branch', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicTreeData');
  const head = rowWith(demo, 'Mateus Carvalho (6)');
  await head.getByRole('gridcell').first().click();
  const rows = demo.getByRole('row');
  await expect(rowWith(demo, 'Lucía Ortega (6)')).toBeVisible();
  const before = await rows.count();
  await page.keyboard.press('Space');
  await expect(rowWith(demo, 'Noor Mori')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(before);
});

test(
  'a row that passes the filter shows with the rows above it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TreeFilter');
    const head = rowWith(demo, 'Mateus Carvalho');
    await expect(head).toContainText('Lisbon');
    await expect(rowWith(demo, 'Dalia Lindqvist')).toBeVisible();
    await demo.getByLabel('Filter the top level only').check();
    await expect(head).toHaveCount(0);
    await expect(rowWith(demo, 'Ingrid Solheim (6)')).toBeVisible();
  },
);

test('folders stay above files in both directions', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  const demo = await openDemo(page, PAGE, 'SortableTree');
  const first = demo.getByRole('row').nth(1);
  await expect(first).toContainText('Brand');
  const header = demo.getByRole('columnheader', { name: 'Name, folders first' });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('Contracts');
  await expect(rowWith(demo, '2023')).toBeVisible();
});

test('a person deep inside is opened, selected and in view', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RevealRow');
  // Only the director, as long as no branch is open.
  await expect(demo.locator('[role="row"][data-id]')).toHaveText([/^Vera Lindholm \(\d+\)/]);
  await demo.getByLabel('Find a person').fill('Hana');
  await page.getByRole('option').first().click();
  const row = demo.locator('[role="row"][aria-selected="true"]');
  await expect(row).toContainText('Hana');
  await expect(row).toBeInViewport();
});

test(
  'a folder loads when it opens, and again after a failure',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LazyChildren');
    const status = demo.getByRole('status');
    const texts = await recordTexts(status);
    await rowWith(demo, 'Catalogue').getByRole('button', { name: 'see children' }).click();
    await expect(status).toHaveText('3 entries in Catalogue');
    expect(await texts()).toContain('Loading Catalogue …');
    await expect(rowWith(demo, 'spring.pdf')).toBeVisible();
    await expect(rowWith(demo, '…')).toHaveCount(0);

    const contracts = rowWith(demo, 'Contracts').getByRole('button', { name: 'see children' });
    await contracts.click();
    await expect(status).toContainText('503');
    await contracts.click();
    await expect(status).toHaveText('2 entries in Contracts');
  },
);

test(
  'a moved folder takes its content along and never goes into itself',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MoveInTree');
    const row = (index: number) => demo.locator(`[role="row"][data-rowindex="${index}"]`);
    const move = async (name: string, count: number, target: string) => {
      await rowWith(demo, `${name} (${count})`).getByRole('gridcell').nth(1).click();
      await demo.getByLabel(`Move ${name} to`).click();
      await page.getByRole('option', { name: target, exact: true }).click();
    };
    await expect(row(0)).toContainText('Brand (2)');
    await expect(row(3)).toContainText('Catalogue (6)');

    // Each refused move comes before one that is not: its counts show that nothing happened.
    await move('Catalogue', 6, 'Catalogue/Photos');
    await move('Photos', 3, 'Brand');
    await expect(row(0)).toContainText('Brand (6)');
    await expect(row(3)).toContainText('Photos (3)');
    await expect(row(7)).toContainText('Catalogue (2)');

    await move('Brand', 6, 'Brand');
    await move('Catalogue', 2, 'Brand');
    await expect(row(0)).toContainText('Brand (9)');
  },
);

test('a folder selects its content', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeSelection');
  const status = demo.getByRole('status');
  await rowWith(demo, 'Brand (2)').getByRole('checkbox').check();
  await expect(status).toHaveText('96 KB selected');
  await rowWith(demo, 'logo.svg').getByRole('checkbox').uncheck();
  await expect(status).toHaveText('84 KB selected');
  await expect(rowWith(demo, 'Brand (2)').getByRole('checkbox')).not.toBeChecked();
});

/** Field of the column that the grid adds for the tree. */
const GROUP = '__tree_data_group__';

/** Expects how far the text of a row is indented, where the grid renders it: 16 pixels a level. */
async function expectDepth(demo: Locator, row: number, depth: number): Promise<void> {
  const text = gridCell(demo, row, GROUP).locator('.MuiDataGrid-treeDataGroupingCell');
  await expect(text).toHaveCSS('margin-left', `${depth * 16}px`);
}

async function nestsByParentIds(demo: Locator): Promise<void> {
  await expectColumn(demo, GROUP, [
    'Open the shop in Porto (5)',
    'Rooms (2)',
    'Paint',
    'Lighting',
    'Staff (1)',
    'Interviews',
    'New price list',
  ]);
  for (const [row, depth] of [0, 1, 2, 2, 1, 2, 0].entries()) await expectDepth(demo, row, depth);
}

async function createsParents(demo: Locator): Promise<void> {
  await expectColumn(demo, GROUP, ['Brand (2)', 'logo.svg', 'letterhead.docx']);
  await expectColumn(demo, 'size', ['', '12', '84']);
  await expect(gridCell(demo, 0, GROUP)).toHaveCSS('font-style', 'italic');
  await expect(gridCell(demo, 1, GROUP)).toHaveCSS('font-style', 'normal');
  const photos = gridCell(demo, 4, GROUP);
  await expect(photos).toHaveText('Photos (3)');
  await expect(photos).toHaveCSS('font-style', 'italic');
  await photos.getByRole('button', { name: 'see children' }).click();
  await expect(gridCell(demo, 5, GROUP)).toHaveText('desk-lamp.jpg');
}

async function rendersItsOwnTree(demo: Locator): Promise<void> {
  const button = (name: string) => demo.getByRole('button', { name });
  const photos = gridCell(demo, 4, GROUP);
  const expectIcon = (cell: Locator, name: string) =>
    expect(cell.getByTestId(`${name}Icon`)).toHaveCount(1);
  await expectIcon(gridCell(demo, 0, GROUP), 'FolderOpen');
  await expectIcon(gridCell(demo, 1, GROUP), 'ImageOutlined');
  await expectIcon(gridCell(demo, 2, GROUP), 'DescriptionOutlined');
  await expectIcon(photos, 'Folder');
  await expect(button('Photos')).toHaveAttribute('aria-expanded', 'false');
  await expect(button('Photos')).toHaveAttribute('tabindex', '-1');
  await expect(button('Photos')).toHaveCSS('margin-left', '24px');

  await button('Photos').click();
  await expect(button('Photos')).toHaveAttribute('aria-expanded', 'true');
  await expect(button('Photos')).toHaveAttribute('tabindex', '0');
  await expect(button('Brand')).toHaveAttribute('tabindex', '-1');
  await expectIcon(photos, 'FolderOpen');
  const lamp = gridCell(demo, 5, GROUP);
  await expect(lamp).toHaveText('desk-lamp.jpg');
  await expect(lamp.locator('span').first()).toHaveCSS('margin-left', '48px');
  await button('Photos').click();
  await expect(lamp).toHaveText('prices.csv');
}

async function addsAndRemovesBranches(demo: Locator): Promise<void> {
  const press = (name: string) => demo.getByRole('menuitem', { name }).click();
  await expectColumn(demo, GROUP, ['Antwerp (2)', 'Hall A (1)', 'Cold room', 'Porto (1)', 'Yard']);
  await press('Add to Hall A');
  await expectColumn(demo, GROUP, ['Antwerp (3)', 'Hall A (2)', 'Cold room', 'Shelf 6']);
  await expectDepth(demo, 3, 2);
  await press('Remove Hall A');
  await expectColumn(demo, GROUP, ['Antwerp', 'Porto (1)', 'Yard']);
  await expect(gridCell(demo, 3, GROUP)).toHaveCount(0);
}

async function addsUpFolders(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText([/^Name/, /^KB/, /^Changed/]);
  await expectColumn(demo, 'size', ['96', '12', '84', '11,736', '6,495']);
  await expectColumn(demo, 'changedOn', ['3/25/2024', '3/25/2024', '3/11/2024', '5/6/2024']);
  const page = demo.page();
  await demo.locator('[role="columnheader"][data-field="size"]').press('Control+Enter');
  const manage = page.getByRole('menuitem', { name: 'Manage columns' });
  await expect(manage).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Group by/ })).toHaveCount(0);
  await manage.press('Escape');
  await expect(manage).toHaveCount(0);
}

const CHECKS = [
  ['ids of parents make the tree', 'ParentIds', nestsByParentIds],
  ['missing parents are created', 'GapsInTree', createsParents],
  ['a custom cell indents and expands', 'FileTree', rendersItsOwnTree],
  ['branches are added and removed', 'AddAndRemove', addsAndRemovesBranches],
  ['folders show the totals of their files', 'FolderSizes', addsUpFolders],
] as const;

test('each tree has the rows that the page describes', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  for (const [behavior, name, check] of CHECKS) {
    await test.step(behavior, async () => check(await runDemo(page, name)));
  }
});
