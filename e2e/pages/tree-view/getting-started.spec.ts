import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { expectArrowKeys } from '../../fixtures/tree-keys';
import { itemLabels } from '../../fixtures/tree-labels';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-tree-view/getting-started/');

test('an id selects an item, and opening its parent shows it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeIds');
  await expect(demo.getByText('Nairobi')).toBeVisible();
  await expect(demo.getByText('Oslo', { exact: true })).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show Oslo' }).click();
  await expect(demo.getByRole('treeitem', { name: 'Oslo', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(demo.getByRole('status')).toHaveText('Selected id: city-osl');
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(demo.getByRole('treeitem')).toHaveCount(2);
});

test('a tree with a key takes new items, and stays open', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChangingItems');
  await expect(demo.getByRole('treeitem')).toHaveCount(3);
  await demo.getByRole('button', { name: 'Add a task' }).click();
  await expect(demo.getByRole('treeitem')).toHaveCount(4);
  await expect(demo.getByText('Tell the customers')).toBeVisible();
  await demo.getByRole('button', { name: 'Remove a task' }).click();
  await demo.getByRole('button', { name: 'Remove a task' }).click();
  await expect(demo.getByRole('treeitem')).toHaveCount(2);
  await demo.getByRole('button', { name: 'Add a task' }).click();
  await expect(demo.getByText('Tag the commit')).toBeVisible();
  await demo.getByText('Release (2)').click();
  await expect(demo.getByRole('treeitem')).toHaveCount(1);
});

test(
  'items are found by role and label, as the page describes',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TreeIds');
    const africa = demo.getByRole('treeitem', { name: 'Africa', exact: true });
    await africa.press('ArrowLeft');
    await expect(africa).toHaveAttribute('aria-expanded', 'false');
    await africa.press('ArrowRight');
    await expect(africa).toHaveAttribute('aria-expanded', 'true');
    await demo.getByRole('treeitem', { name: 'Nairobi' }).press('Space');
    await expect(demo.getByRole('treeitem', { selected: true })).toHaveText('Nairobi');
  },
);

test('JSX and data make the same tree', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  for (const name of ['FirstTree', 'FirstTreeFromData']) {
    await test.step(name, async () => {
      const demo = await runDemo(page, name);
      const labels = itemLabels(demo);
      await expect(demo.getByRole('tree', { name: 'Recipes' })).toBeVisible();
      await expect(labels).toHaveText(['Soups', 'Borscht', 'Minestrone', 'Breads']);
      await labels.filter({ hasText: 'Soups' }).click();
      await labels.filter({ hasText: 'Breads' }).click();
      await expect(labels).toHaveText(['Soups', 'Breads', 'Rye loaf']);
    });
  }
});

test('the arrow keys reach every item', { tag: '@full' }, async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['FirstTree', 'a tree in JSX', (demo) => expectArrowKeys(demo)],
    ['TreeIds', 'a controlled tree', (demo) => expectArrowKeys(demo)],
  ]);
});
