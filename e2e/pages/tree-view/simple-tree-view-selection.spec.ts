import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { expectArrowKeys } from '../../fixtures/tree-keys';

const PAGE = docsPage('/x/react-tree-view/simple-tree-view/selection/');

const selected = (demo: Locator) => demo.locator('[role="treeitem"][aria-selected="true"]');

test('the ids are not in the order of the tree', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MultipleSelection');
  await expect(selected(demo)).toHaveText(['Viola']);
  await demo.getByText('Horn').click({ modifiers: ['Control'] });
  await expect(demo.getByRole('status')).toHaveText('Selected: Horn, Viola');
  await demo.getByText('Violin').click({ modifiers: ['Control'] });
  await expect(demo.getByRole('status')).toHaveText('Selected: Violin, Horn, Viola');
  await demo.getByText('Cello').click({ modifiers: ['Shift'] });
  await expect(demo.getByRole('status')).toHaveText('Selected: Violin, Horn, Viola, Cello');
  await demo.getByText('Tuba').click();
  await expect(demo.getByRole('status')).toHaveText('Selected: Tuba');
});

test('the first range has no beginning', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MultipleSelection');
  await expect(selected(demo)).toHaveText(['Viola']);
  await demo.getByText('Horn').click({ modifiers: ['Shift'] });
  await expect(demo.getByRole('status')).toHaveText('Nothing has changed yet');
  await expect(selected(demo)).toHaveText(['Viola']);
});

test('the callback decides what is stored', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledSelection');
  await expect(selected(demo)).toHaveText(['Fennel', 'Ricotta']);
  await demo.getByText('Artichoke').click({ modifiers: ['Control'] });
  const chips = demo.locator('.MuiChip-label');
  await expect(chips).toHaveText(['Artichoke', 'Fennel', 'Ricotta']);
  await demo.getByText('Vegetables').click();
  await expect(selected(demo)).toHaveCount(0);
  await demo.getByRole('button', { name: 'Take all' }).click();
  await expect(chips).toHaveCount(5);
  await demo.locator('.MuiChip-root', { hasText: 'Peppers' }).getByTestId('CancelIcon').click();
  await expect(chips).toHaveText(['Artichoke', 'Fennel', 'Ricotta', 'Scamorza']);
  await demo.getByRole('button', { name: 'Take none' }).click();
  await expect(chips).toHaveCount(0);
  await expect(selected(demo)).toHaveCount(0);
});

test(
  'a second click takes the choice back, and floors are refused',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'OnlyLeaves');
    await demo.getByText('Studio').click();
    await expect(demo.getByRole('status')).toHaveText('Booked: Studio');
    await page.keyboard.press('Space');
    await expect(demo.getByRole('status')).toHaveText('Choose a room');
    await demo.getByText('Ground floor').click();
    await expect(demo.getByRole('status')).toHaveText('Choose a room');
    await expect(selected(demo)).toHaveCount(0);
    await expect(demo.getByText('Workshop')).toHaveCount(0);
  },
);

test('plain clicks take several items', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectionByTouch');
  await expect(selected(demo)).toHaveText(['Elstar']);
  await demo.getByText('Conference').click();
  await expect(selected(demo)).toHaveText(['Elstar', 'Conference']);
  await demo.getByText('Elstar').click();
  await expect(selected(demo)).toHaveText(['Conference']);
  await expect(demo.getByTestId('CheckIcon')).toHaveCount(1);
});

test('each change is told, what is new first', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectionToggle');
  const log = demo.getByRole('list', { name: 'What the map does' }).getByRole('listitem');
  await demo.getByText('Roads', { exact: true }).click();
  await demo.getByText('Rivers', { exact: true }).click();
  await expect(log).toHaveText(['Draw roads', 'Draw rivers', 'Remove roads']);
});

test(
  'one item is selected at first, then the one that users choose',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SingleSelection');
    await expect(selected(demo)).toHaveText(['Export']);
    await demo.getByText('Office').click();
    await expect(selected(demo)).toHaveText(['Office']);
    await demo.getByRole('treeitem', { name: 'Inland', exact: true }).press('Space');
    await expect(selected(demo)).toHaveText(['Inland']);
  },
);

test('the arrow keys reach every item', { tag: '@full' }, async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['SingleSelection', 'a tree with one selected item', (demo) => expectArrowKeys(demo)],
    ['MultipleSelection', 'a tree with several', (demo) => expectArrowKeys(demo)],
    ['SelectionToggle', 'a tree that reports each', (demo) => expectArrowKeys(demo)],
  ]);
});
