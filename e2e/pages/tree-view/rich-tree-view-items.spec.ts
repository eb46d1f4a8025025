import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { itemLabels as labels, selectedLabels } from '../../fixtures/tree-labels';

const PAGE = docsPage('/x/react-tree-view/rich-tree-view/items/');

test('chapters move with the keyboard, and keep the focus', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReorderByKeyboard');
  const windows = demo.locator('[id="outline-windows"]');
  await windows.focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(demo.getByRole('status')).toHaveText('Now 3 of 3 in The shell');
  await expect(windows).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(demo.getByRole('status')).toHaveText('Now 1 of 1 in Roof');
  await expect(windows).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(demo.getByRole('status')).toHaveText('Now 3 of 3 in the book');
  await expect(windows).toBeFocused();
  await expect(labels(demo).last()).toHaveText('Windows');
  await page.keyboard.press('ArrowUp');
  await expect(demo.locator('[id="outline-roof"]')).toBeFocused();
});

test('chapters move with buttons', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReorderByKeyboard');
  const up = demo.getByRole('button', { name: 'up' });
  await expect(selectedLabels(demo)).toHaveText('Windows');
  await up.click();
  await expect(demo.getByRole('status')).toHaveText('Now 1 of 3 in The shell');
  await expect(up).toBeFocused();
  await expect(labels(demo).nth(4)).toHaveText('Windows');
  await demo.getByText('Roof').click();
  await demo.getByRole('button', { name: 'out' }).click();
  await expect(demo.getByRole('status')).toHaveText('Now 3 of 3 in the book');
  await demo.getByText('The shell').click();
  await expect(labels(demo)).toHaveText([
    'Before you build',
    'Reading the soil',
    'The permit',
    'The shell',
    'Roof',
  ]);
});

test('rows with a parent become a tree', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NestRecords');
  await expect(labels(demo)).toHaveText([
    'Income',
    'Sales',
    'Sales in the shop',
    'Sales online',
    'Expenses',
  ]);
});

test('the role decides what is disabled', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DisabledRecords');
  await expect(demo.locator('[aria-disabled="true"]')).toHaveCount(4);
  await demo.getByRole('button', { name: 'Manager' }).click();
  await expect(demo.locator('[aria-disabled="true"]')).toHaveCount(0);
});

test('an id leads to the record', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ItemFromApi');
  await demo.getByText('Hub').click();
  await expect(demo.getByRole('status')).toHaveText('Hub: 310 g');
  await demo.getByRole('button', { name: 'Focus the frame' }).click();
  await expect(demo.getByRole('treeitem', { name: 'Frame' })).toBeFocused();
});

test('files are sorted in every folder', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FileExplorer');
  await expect(demo.getByRole('status')).toHaveText(
    'Photos / Front door.jpg, changed on 2024-03-18',
  );
  await expect(selectedLabels(demo)).toHaveText('Front door.jpg2,480 kB');
  await expect(labels(demo).nth(3)).toContainText('Photos');
  await demo.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'Biggest first' }).click();
  await expect(labels(demo).first()).toContainText('Photos');
  await expect(labels(demo).nth(1)).toContainText('Yard in snow.jpg');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await demo.getByText('Notes.txt').click();
  await expect(demo.getByRole('status')).toHaveText('Notes.txt, changed on 2024-05-07');
});

test('an item gets another name', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RenameItems');
  const fields = demo.getByRole('textbox');
  await demo.getByText('On the road').click();
  await page.keyboard.press('F2');
  const field = demo.getByRole('textbox', { name: 'New name of On the road' });
  await expect(field).toBeFocused();
  await field.click();
  await expect(field, 'the click stays in the field').toBeFocused();
  await field.fill('Night drive');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('treeitem', { name: 'Night drive' })).toBeFocused();
  await expect(fields).toHaveCount(0);
  await page.keyboard.press('F2');
  await fields.fill('Something else');
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('treeitem', { name: 'Night drive' })).toBeFocused();
  await expect(fields).toHaveCount(0);
  await demo.getByText('Rainy evenings').dblclick();
  await expect(fields).toBeFocused();
  await expect(fields).toHaveValue('Rainy evenings');
});

test(
  'a menu and a key delete, and the focus stays in the tree',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ItemMenu');
    const item = (id: string) => demo.locator(`[id="drive-${id}"]`);
    await item('file-ground').focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(item('file-ground')).toHaveCount(0);
    await expect(item('file-attic')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(item('file-cellar')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(item('folder-plans')).toBeFocused();
    await expect(item('folder-plans')).not.toHaveAttribute('aria-expanded');
    await demo.getByRole('button', { name: 'Undo' }).click();
    await expect(item('file-cellar')).toBeVisible();
    await demo.getByText('Plans').click();
    await expect(item('file-cellar')).toHaveCount(0);
    await expect(demo.locator('[aria-selected="true"]')).toHaveCount(0);
  },
);

test('a new folder is open to view, and has the focus', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ItemMenu');
  const letters = demo.getByRole('treeitem', { name: 'Letters' });
  await letters.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'New folder' }).click();
  const added = demo.getByRole('treeitem', { name: 'New folder' });
  await expect(added).toBeFocused();
  await demo.getByRole('button', { name: 'Actions for To do.txt' }).click();
  await expect(page.getByRole('menuitem', { name: 'New folder' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await demo.getByRole('button', { name: 'Undo' }).click();
  await expect(added).toHaveCount(0);
});

test('what is open is what is in the page', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LargeTree');
  const items = demo.getByRole('treeitem');
  const status = demo.getByRole('status');
  await expect(items).toHaveCount(50);
  await expect(status).toHaveText('In the page: 50 of 5,000 items');
  await items.first().press('ArrowDown');
  await expect(status).toHaveText(/^In the page: 50 of 5,000 items. Last change: \d+ ms$/);
  await demo.getByText('Shelf 2', { exact: true }).click();
  await expect(items).toHaveCount(149);
  await demo.getByRole('button', { name: 'Open 5', exact: true }).click();
  await expect(items).toHaveCount(545);
  await expect(status).toHaveText(/^In the page: 545 of 5,000 items. Last change: \d+ ms$/);
  await demo.getByRole('button', { name: 'Close all' }).click();
  await expect(items).toHaveCount(50);
});

test('ids and labels are computed from other fields', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ComputedLabels');
  await expect(labels(demo)).toHaveText([
    'Ridge way (58.4 km)',
    'To the saddle (21.7 km)',
    'To the hut (36.7 km)',
    'Lake round (14.2 km)',
  ]);
  const saddle = demo.getByRole('treeitem', { name: 'To the saddle (21.7 km)', exact: true });
  await expect(saddle).toHaveAttribute('id', /-trail-11$/);
});
