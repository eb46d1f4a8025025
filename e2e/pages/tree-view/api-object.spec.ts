import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { itemWithId, labelOf } from '../../fixtures/tree-items';
import { itemLabels, selectedLabels } from '../../fixtures/tree-labels';

const PAGE = docsPage('/x/react-tree-view/api-object/');

const CLOSED = ['Pier A', 'Pier B', 'Blue Heron, at the buoy'];

async function checkExpansion(demo: Locator): Promise<void> {
  await expect(itemLabels(demo)).toHaveText(CLOSED);
  await demo.getByRole('button', { name: 'Expand pier A' }).click();
  const [pierA = '', ...others] = CLOSED;
  const boats = ['Kittiwake', 'Old Ferry', 'Sandpiper'];
  await expect(itemLabels(demo)).toHaveText([pierA, ...boats, ...others]);
  await demo.getByRole('button', { name: 'Collapse' }).click();
  await expect(itemLabels(demo)).toHaveText(CLOSED);
}

async function checkSelection(demo: Locator): Promise<void> {
  await expect(selectedLabels(demo)).toHaveText(['Blue Heron, at the buoy']);
  await demo.getByRole('button', { name: 'Add Marigold' }).click();
  await expect(selectedLabels(demo)).toHaveText(['Marigold', 'Blue Heron, at the buoy']);
  await demo.getByRole('button', { name: 'Only North Wind' }).click();
  await expect(selectedLabels(demo)).toHaveText(['North Wind']);
}

test('code opens and selects items', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['ExpandFromCode', 'buttons open and close a pier', checkExpansion],
    ['SelectFromCode', 'buttons replace the selection, or add to it', checkSelection],
  ]);
});

test('a button scrolls to an item and focuses it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GoToItem');
  const first = itemWithId(demo, 'shelf-1');
  const last = itemWithId(demo, 'shelf-2-box-19');
  await expect(last).not.toBeInViewport();
  await demo.getByRole('button', { name: 'Last box' }).click();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await demo.getByRole('button', { name: 'First shelf' }).click();
  await expect(first).toBeFocused();
  const row = first.locator('.MuiTreeItem-content').first();
  await expect(row, 'the list has scrolled back to the item itself').toBeInViewport();
});

test('the focused item is described', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReadLevel');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Choose a pier or a boat');
  await labelOf(demo, 'Kittiwake').click();
  await expect(status).toHaveText('Kittiwake: 0 boats, one of 3 places');
  await page.keyboard.press('ArrowUp');
  await expect(status).toHaveText('Pier A: 3 boats, one of 3 places');
});
