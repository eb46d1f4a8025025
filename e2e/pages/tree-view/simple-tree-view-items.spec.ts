import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-tree-view/simple-tree-view/items/';

test('the arrow keys stop at disabled items only if they are focusable', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DisabledItems');
  const item = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await item('Hall').focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('Café')).toBeFocused();
  await demo.getByRole('checkbox', { name: 'disabledItemsFocusable' }).check();
  await item('Hall').focus();
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
});

test('the icon follows the state of the item', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ItemIcons');
  await expect(demo.getByTestId('FolderOpenIcon')).toHaveCount(1);
  await expect(demo.getByTestId('LockIcon')).toHaveCount(1);
  await demo.getByText('Drawings').click();
  await expect(demo.getByTestId('FolderOpenIcon')).toHaveCount(2);
});
