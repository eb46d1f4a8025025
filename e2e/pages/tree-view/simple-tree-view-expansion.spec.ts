import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';
import { itemLabels } from '../../fixtures/tree-labels';

const PAGE = '/x/react-tree-view/simple-tree-view/expansion/';

test('children are loaded when their item opens, and once', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyChildren');
  const room = demo.getByRole('treeitem', { name: 'Room 1', exact: true });
  await room.focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByText('Loading …')).toBeVisible();
  await expect(demo.getByText('Shelf 4')).toBeVisible();
  await expect(demo.getByText('Loading …')).toHaveCount(0);
  await expect(demo.getByRole('status')).toHaveText('GET /places?below=room-1 200 OK');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('treeitem', { name: 'Shelf 2', exact: true })).toBeFocused();
  await demo.getByText('Room 1').click();
  await expect(demo.getByText('Shelf 4')).toHaveCount(0);
  await demo.getByText('Room 1').click();
  await expect(demo.getByText('Shelf 4')).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('GET /places?below=room-1 200 OK');
});

test(
  'a request that failed is tried again with the keyboard',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LazyChildren');
    const down = demo.getByRole('checkbox', { name: 'Server is down' });
    await down.check();
    await demo.getByText('Room 2').click();
    const retry = demo.getByRole('treeitem', { name: 'Failed. Try again', exact: true });
    await expect(retry).toBeVisible();
    await down.uncheck();
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(demo.getByText('Shelf 3')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(demo.getByRole('treeitem', { name: 'Shelf 1', exact: true })).toBeFocused();
  },
);

test('opening a branch closes the other', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneOpenBranch');
  await expect(demo.getByText('Can I choose a day?')).toBeVisible();
  await demo.getByText('Payment').click();
  await expect(demo.getByText('Can I pay later?')).toBeVisible();
  await expect(demo.getByText('Can I choose a day?')).toHaveCount(0);
});

test('an animal that is looked for is shown', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RevealItem');
  await demo.getByRole('combobox', { name: 'Find an animal' }).click();
  await page.getByRole('option', { name: 'Barn owl' }).click();
  await expect(demo.getByRole('treeitem', { name: 'Barn owl', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('what is open is remembered', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RememberedExpansion');
  await expect(demo.getByRole('treeitem')).toHaveCount(3);
  await demo.getByText('Your messages').click();
  await expect(demo.getByText('Quiet hours')).toBeVisible();
  await demo.getByRole('button', { name: 'Come back later' }).click();
  await expect(demo.getByText('Quiet hours')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('demo.open-sections', '{"not":"a list"}'));
  await demo.getByRole('button', { name: 'Come back later' }).click();
  await expect(demo.getByRole('treeitem')).toHaveCount(3);
});

test('the listed items are expanded at first, and can be collapsed', async ({ page }) => {
  const labels = itemLabels(await openDemo(page, PAGE, 'StartOpen'));
  await expect(labels).toHaveText([
    'Weekdays',
    'Morning',
    'Evening',
    'To the harbor, 18:05',
    'To the depot, 19:35',
    'Sundays',
  ]);
  await labels.filter({ hasText: 'Evening' }).click();
  await labels.filter({ hasText: 'Sundays' }).click();
  await expect(labels).toHaveText([
    'Weekdays',
    'Morning',
    'Evening',
    'Sundays',
    'To the harbor, 9:10',
  ]);
});
