import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/tree-data/');

/** Columns of the demos that name the one of the tree, which the grid calls "Group". */
const COLUMNS: Record<string, string[]> = {
  TreeFilter: ['Name', 'Role', 'Office'],
  RevealRow: ['Name', 'Role', 'Office'],
  LazyChildren: ['Name', 'KB', 'Changed'],
  MoveInTree: ['Name', 'KB', 'Kind'],
  TreeSelection: ['', 'Name', 'KB', 'Kind'],
};

test('the column of the tree has the name that is set', { tag: '@full' }, async ({ page }) => {
  const check = (texts: string[]) => (demo: Locator) =>
    expect(demo.getByRole('columnheader')).toHaveText(texts);
  await checkDemos(
    page,
    PAGE,
    Object.entries(COLUMNS).map(([name, texts]) => [name, texts.join(', '), check(texts)] as const),
  );
});

test(
  'one row is selected from the start, and only one at a time',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MoveInTree');
    const selected = demo.locator('[role="row"][aria-selected="true"]');
    await expect(demo.getByLabel('Move readme.txt to')).toBeVisible();
    await demo
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    await expect(selected).toHaveText([/^readme\.txt/]);
    const cells = demo.locator('[role="gridcell"][data-field="kind"]');
    await cells.nth(-2).click();
    await expect(demo.getByLabel('Move molen-papier.pdf to')).toBeVisible();
    await cells.last().click({ modifiers: ['Control'] });
    await expect(selected).toHaveCount(1);
  },
);
