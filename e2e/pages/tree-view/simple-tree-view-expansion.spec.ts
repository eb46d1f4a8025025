import { recordTexts } from '../../fixtures/passing-states';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { expectArrowKeys, focusItem } from '../../fixtures/tree-keys';
import { itemLabels, selectedLabels } from '../../fixtures/tree-labels';

const PAGE = docsPage('/x/react-tree-view/simple-tree-view/expansion/');

test('children are loaded when their item opens, and once', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyChildren');
  const room = demo.getByRole('treeitem', { name: 'Room 1', exact: true });
  const status = demo.getByRole('status');
  const texts = await recordTexts(status);
  await focusItem(room);
  await page.keyboard.press('ArrowRight');
  await expect(
    demo.getByRole('treeitem', { name: 'Loading …', exact: true, disabled: true }),
  ).toBeVisible();
  await expect(demo.getByText('Shelf 4')).toBeVisible();
  await expect(demo.getByText('Loading …')).toHaveCount(0);
  await expect(status).toHaveText('GET /places?below=room-1 200 OK');
  expect(await texts()).toContain('GET /places?below=room-1 …');
  await expect(room).toBeFocused();
  await focusItem(demo.getByRole('treeitem', { name: 'Shelf 1', exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('treeitem', { name: 'Shelf 2', exact: true })).toBeFocused();
  await demo.getByText('Room 1').click();
  await expect(demo.getByText('Shelf 4')).toHaveCount(0);
  await demo.getByText('Room 1').click();
  await expect(demo.getByText('Shelf 4')).toBeVisible();
  await expect(status).toHaveText('GET /places?below=room-1 200 OK');
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
    const texts = await recordTexts(demo.getByRole('tree'));
    await focusItem(retry);
    await page.keyboard.press('Enter');
    await expect(demo.getByText('Shelf 3')).toBeVisible();
    expect((await texts()).join()).toContain('Room 2Loading …');
    await expect(demo.getByRole('treeitem', { name: 'Room 2', exact: true })).toBeFocused();
    // Two rooms that load side by side.
    await demo.getByText('Room 1').click();
    await demo.getByText('Room 3').click();
    await expect(demo.getByText('Shelf 3')).toHaveCount(3);
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
  await demo.getByText('Birds').click();
  await expect(demo.getByText('Barn owl')).toHaveCount(0);
  await expect(selectedLabels(demo)).toHaveText('Birds');
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
  const demo = await openDemo(page, PAGE, 'StartOpen');
  const labels = itemLabels(demo);
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
  await expectArrowKeys(demo);
});
