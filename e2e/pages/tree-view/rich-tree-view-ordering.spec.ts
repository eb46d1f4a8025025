import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { recordTexts } from '../../fixtures/passing-states';
import { expect, test } from '../../fixtures/test';
import { dragTo, dropMarkers, holdOver, holdUntilMarked, pickUp } from '../../fixtures/tree-drag';
import { itemWithId, labelOf } from '../../fixtures/tree-items';
import { itemLabels, selectedLabels } from '../../fixtures/tree-labels';

const PAGE = docsPage('/x/react-tree-view/rich-tree-view/ordering/');

const WEEKS = ['Last week (closed)', 'This week', 'Next week'] as const;

/** Expects all labels of the tree of weeks, given the jobs of each. */
async function expectJobs(
  demo: Locator,
  jobs: readonly [readonly string[], readonly string[], readonly string[]],
): Promise<void> {
  const labels = WEEKS.flatMap((week, index) => [week, ...(jobs[index] ?? [])]);
  await expect(itemLabels(demo)).toHaveText(labels);
}

async function checkDragging(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Drag a chapter');
  await dragTo(labelOf(demo, 'Roof'), labelOf(demo, 'Walls'), 'above');
  await expect(status).toHaveText('roof: now 1 in shell');
  await dragTo(labelOf(demo, 'The shell'), labelOf(demo, 'Before you build'), 'above');
  await expect(status).toHaveText('shell: now 1 in the book');
  await expect(itemLabels(demo)).toHaveText([
    'The shell',
    'Roof',
    'Walls',
    'Windows',
    'Before you build',
    'Reading the soil',
    'The permit',
  ]);
}

async function checkButtons(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(selectedLabels(demo)).toHaveText('Garden bench');
  await expect(status).toHaveText('job-bench: 2 of 2');
  await demo.getByRole('button', { name: 'Earlier' }).click();
  await expect(status).toHaveText('job-bench: 1 of 2');
  await expectJobs(demo, [['Hinges for the gate'], ['Garden bench', 'Stairs, oak'], ['Shutters']]);
  await demo.getByRole('button', { name: 'Later' }).click();
  await expect(status).toHaveText('job-bench: 2 of 2');
  await labelOf(demo, 'Shutters').click();
  await expect(status).toHaveText('job-shutters: 1 of 1');
  await dragTo(labelOf(demo, 'Shutters'), labelOf(demo, 'Garden bench'), 'below');
  await expect(status, 'dragging changes the same records').toHaveText('job-shutters: 3 of 3');
}

test('items are dragged, or moved with buttons', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['DragItems', 'an item moves to where it is dropped', checkDragging],
    ['MoveButtons', 'two buttons move the selected item', checkButtons],
  ]);
});

test('jobs move between open weeks only', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MoveRules');
  await expect(itemWithId(demo, 'job-bench')).toHaveAttribute('draggable', 'true');
  await expect(itemWithId(demo, 'week-now'), 'weeks stay').not.toHaveAttribute('draggable');

  await pickUp(labelOf(demo, 'Garden bench'));
  await holdUntilMarked(labelOf(demo, 'Next week'), 'inside');
  await holdOver(labelOf(demo, 'Last week (closed)'), 'inside');
  await expect(dropMarkers(demo), 'the closed week takes nothing').toHaveCount(0);
  await holdUntilMarked(labelOf(demo, 'Next week'), 'inside');
  await page.mouse.up();
  await expectJobs(demo, [['Hinges for the gate'], ['Stairs, oak'], ['Garden bench', 'Shutters']]);
});

test('a move that the server rejects is taken back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveMoves');
  const status = demo.getByRole('status');
  const texts = await recordTexts(status);
  await expect(itemWithId(demo, 'week-now'), 'weeks stay').not.toHaveAttribute('draggable');
  await dragTo(labelOf(demo, 'Stairs, oak'), labelOf(demo, 'Next week'), 'inside');
  await expect.poll(texts).toEqual(['Saving …', 'All saved']);
  const saved = [['Hinges for the gate'], ['Garden bench'], ['Stairs, oak', 'Shutters']] as const;
  await expectJobs(demo, saved);

  await dragTo(labelOf(demo, 'Shutters'), labelOf(demo, 'Last week (closed)'), 'inside');
  await expect(status).toHaveText('Error: 409 Conflict: the week is closed');
  await expectJobs(demo, saved);
});

test('the order is read with a button', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReadOrder');
  await dragTo(labelOf(demo, 'Windows'), labelOf(demo, 'Walls'), 'above');
  await expect(itemLabels(demo).nth(4)).toHaveText('Windows');
  await demo.getByRole('button', { name: 'List the contents' }).click();
  await expect(demo.getByRole('status')).toHaveText(
    '1 Before you build · 1.1 Reading the soil · 1.2 The permit · ' +
      '2 The shell · 2.1 Windows · 2.2 Walls · 2.3 Roof',
  );
});

test('an item is dragged by its handle', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DragHandle');
  const roof = itemWithId(demo, 'roof');
  const items = demo.getByRole('treeitem');
  await expect(roof, 'the text of the row can be selected').not.toHaveAttribute('draggable');
  // Browsers send `drop` only to elements that accept what is dragged; over others, they show a
  // forbidden sign.
  await demo.evaluate((root) =>
    root.addEventListener('drop', () => root.setAttribute('data-accepts-drop', '')),
  );
  await dragTo(roof.locator('[data-handle]'), labelOf(demo, 'Walls'), 'above');
  await expect(demo).toHaveAttribute('data-accepts-drop');
  await expect(items).toHaveText([
    /^Before you build/,
    'Reading the soil',
    'The permit',
    /^The shell/,
    'Roof',
    'Walls',
    'Windows',
  ]);
  await dragTo(
    itemWithId(demo, 'windows').locator('[data-handle]'),
    labelOf(demo, 'The permit'),
    'below',
  );
  await expect(items.nth(3)).toHaveText('Windows');
});

test('a frame or a line marks the new place', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DropMarker');
  const marker = demo.locator('[data-drop]');
  await expect(marker).toHaveCount(0);
  await pickUp(labelOf(demo, 'Roof'));
  await holdUntilMarked(labelOf(demo, 'Walls'), 'above');
  await expect(marker).toHaveAttribute('data-drop', 'reorder-above');
  // An indent of 24 pixels for each level.
  await expect(marker).toHaveCSS('left', '24px');
  await expect(marker).toHaveCSS('border-top-width', '2px');
  await holdUntilMarked(labelOf(demo, 'Walls'), 'inside');
  await expect(marker).toHaveAttribute('data-drop', 'make-child');
  await expect(marker).toHaveCSS('left', '48px');
  await holdUntilMarked(labelOf(demo, 'Walls'), 'above');
  await page.mouse.up();
  await expect(marker).toHaveCount(0);
  await expect(itemLabels(demo).nth(4)).toHaveText('Roof');
});
