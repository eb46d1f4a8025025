import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { expectArrowKeys, focusItem } from '../../fixtures/tree-keys';
import { itemLabels } from '../../fixtures/tree-labels';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-tree-view/simple-tree-view/items/');

test('the arrow keys stop at disabled items only if they are focusable', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DisabledItems');
  const item = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await focusItem(item('Hall'));
  await page.keyboard.press('ArrowDown');
  await expect(item('Café')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Roof terrace')).toBeFocused();
  await demo.getByRole('checkbox', { name: 'disabledItemsFocusable' }).check();
  await focusItem(item('Hall'));
  await page.keyboard.press('ArrowDown');
  await expect(item('Library (closed)')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(demo.locator('[aria-selected="true"]')).toHaveCount(0);
});

test('a filter takes items away and brings them back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredItems');
  await expect(demo.getByRole('treeitem')).toHaveCount(7);
  await demo.getByRole('textbox', { name: 'Find a plant' }).fill('be');
  await expect(demo.getByRole('treeitem')).toHaveCount(2);
  await expect(demo.getByText('Beetroot')).toBeVisible();
  await demo.getByRole('textbox').fill('palm');
  await expect(demo.getByRole('status')).toHaveText('No plant matches “palm”.');
  await demo.getByRole('textbox').fill('');
  await expect(demo.getByRole('treeitem')).toHaveCount(7);
  await demo.getByText('Herbs').click();
  await expect(itemLabels(demo)).toHaveText(['Herbs', 'Vegetables', 'Beetroot', 'Carrot']);
});

test('the icon follows the state of the item', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ItemIcons');
  await expect(demo.getByTestId('FolderOpenIcon')).toHaveCount(1);
  await expect(demo.getByTestId('LockIcon')).toHaveCount(1);
  await expect(demo.getByTestId('LockIcon')).toHaveCSS('color', 'rgba(0, 0, 0, 0.54)');
  await demo.getByText('Drawings').click();
  await expect(demo.getByTestId('FolderOpenIcon')).toHaveCount(2);
});

async function nestsItems(demo: Locator): Promise<void> {
  await expect(itemLabels(demo)).toHaveText([
    'North slope',
    'Row 1',
    'Apple, 14 trees',
    'Quince, 3 trees',
    'Row 2, fallow',
    'South slope',
  ]);
}

async function rendersAnArray(demo: Locator): Promise<void> {
  const labels = itemLabels(demo);
  await expect(labels).toHaveText([
    'Director',
    'Head of operations',
    'Dispatcher',
    'Driver',
    'Head of finance',
    'Legal counsel',
  ]);
  await labels.filter({ hasText: 'Head of operations' }).click();
  await labels.filter({ hasText: 'Head of finance' }).click();
  await expect(labels).toHaveText([
    'Director',
    'Head of operations',
    'Head of finance',
    'Bookkeeper',
    'Legal counsel',
  ]);
}

async function keepsNamesFirst(demo: Locator): Promise<void> {
  const item = (id: string) => demo.locator(`[role="treeitem"][id$="-${id}"]`);
  const counts = demo.locator('.MuiChip-root');
  await expect(demo.getByTestId('InboxIcon')).toHaveCount(1);
  await expect(demo.getByTestId('LabelIcon')).toHaveCount(2);
  await expect(counts).toHaveText(['12 new', '3 new']);
  const ends = () =>
    counts.evaluateAll((chips) =>
      chips.map((chip) => Math.round(chip.getBoundingClientRect().right)),
    );
  // Both counts are at the end of their row, on different levels.
  await expect.poll(async () => new Set(await ends()).size).toBe(1);
  // The letters are those of the names, not of the counts or icons.
  await focusItem(item('inbox'));
  await demo.page().keyboard.press('a');
  await expect(item('archive')).toBeFocused();
  await demo.page().keyboard.press('s');
  await expect(item('starred')).toBeFocused();
  await demo.page().keyboard.press('i');
  await expect(item('invoices')).toBeFocused();
}

async function passesPropsOn(demo: Locator): Promise<void> {
  const labels = itemLabels(demo);
  await expect(labels).toHaveText([
    'Line 3',
    'Old quay0 min',
    'Fish market4 min',
    'Hospital11 min',
    'Line 7 (night only)',
  ]);
  const night = demo.getByRole('treeitem', { name: 'Line 7 (night only)', exact: true });
  await expect(night).toHaveAttribute('aria-disabled', 'true');
  await labels.filter({ hasText: 'Line 3' }).click();
  await expect(labels).toHaveText(['Line 3', 'Line 7 (night only)']);
}

test(
  'items in JSX, from an array, with labels and from a component',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    for (const [behavior, name, check] of [
      ['items are nested', 'BasicItems', nestsItems],
      ['records become nested items', 'ItemsFromArray', rendersAnArray],
      ['labels have icons and counts', 'ItemLabels', keepsNamesFirst],
      ['a custom component passes its props on', 'WrappedItems', passesPropsOn],
    ] as const) {
      await test.step(behavior, async () => check(await runDemo(page, name)));
    }
  },
);

test('the arrow keys reach every item', { tag: '@full' }, async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['BasicItems', 'items in JSX', (demo) => expectArrowKeys(demo)],
    ['ItemIcons', 'items with icons', (demo) => expectArrowKeys(demo)],
    ['ItemLabels', 'items with labels', (demo) => expectArrowKeys(demo)],
    [
      'DisabledItems',
      'disabled items that are focusable',
      async (demo) => {
        await demo.getByRole('checkbox', { name: 'disabledItemsFocusable' }).check();
        await expectArrowKeys(demo, demo.getByRole('treeitem'));
      },
    ],
  ]);
});
