import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { readSource } from '../../fixtures/page-sources';
import { expect, test } from '../../fixtures/test';
import { expectArrowKeys, focusItem } from '../../fixtures/tree-keys';
import { itemLabels, selectedLabels } from '../../fixtures/tree-labels';
import { townItem, TREE_SHORTCUT_CHECKS } from '../../fixtures/tree-shortcuts';

const PAGE = docsPage('/x/react-tree-view/');

/** Rows of the tables of keys, as `heading: keys`, as they are written in the page. */
function writtenShortcuts(): string[] {
  const text = readSource(PAGE);
  const keyboard = text.slice(text.indexOf('## Keyboard'), text.indexOf('## Screen readers'));
  return keyboard.split(/^### /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf(' {/*'));
    const rows = section.split('\n').filter((line) => line.startsWith('| '));
    return rows.slice(2).map((row) => {
      const [, keys = ''] = row.split('|').map((cell) => cell.trim());
      return `${heading}: ${keys.replace(/<\/?kbd>|\\/g, '')}`;
    });
  });
}

test('every shortcut of the page is checked, and no other', () => {
  expect(writtenShortcuts().sort()).toEqual(Object.keys(TREE_SHORTCUT_CHECKS).sort());
});

for (const [name, { from, press, to, then }] of Object.entries(TREE_SHORTCUT_CHECKS)) {
  test(name, { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'KeyboardTree');
    await focusItem(townItem(demo, from));
    await page.keyboard.press(press);
    if (to) await expect(townItem(demo, to)).toBeFocused();
    await then?.(demo, page);
  });
}

test('the selected id leads to the record', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MeterTree');
  await expect(demo.getByRole('status')).toHaveText('Hall: 5,210 kWh last month');
  await expect(selectedLabels(demo)).toHaveText('Hall');
  await demo.getByText('Lighting').click();
  await expect(demo.getByRole('status')).toHaveText('Lighting: 1,230 kWh last month');
});

test('the roles and attributes of the table are there', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'KeyboardTree');
  const tree = demo.getByRole('tree', { name: 'Places in town' });
  await expect(tree).toHaveAttribute('aria-multiselectable', 'true');
  await expect(townItem(demo, 'crane')).toHaveAttribute('aria-disabled', 'true');
  await expect(townItem(demo, 'crane')).not.toHaveAttribute('aria-expanded');
  await expect(townItem(demo, 'harbour').getByRole('group')).toBeVisible();
  await townItem(demo, 'market').focus();
  await expect(townItem(demo, 'market')).toBeFocused();
  await expect(tree).not.toHaveAttribute('aria-activedescendant');
  await expect(demo.locator('[aria-level], [aria-setsize], [aria-posinset]')).toHaveCount(0);
});

test(
  'the browser names items by their row, and counts the levels',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'KeyboardTree');
    await expect(townItem(demo, 'quay')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument');
    const describe = async (itemId: string) => {
      const selector = `[id="town-${itemId}"]`;
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const tree = await session.send('Accessibility.getPartialAXTree', { nodeId });
      const node = tree.nodes.find(({ role }) => role?.value === 'treeitem');
      const level = node?.properties?.find(({ name }) => name === 'level');
      return { name: String(node?.name?.value), level: Number(level?.value.value) };
    };
    expect(await describe('harbour')).toEqual({ name: 'Harbour', level: 1 });
    expect(await describe('quay')).toEqual({ name: 'Customs quay', level: 2 });
  },
);

test('items in JSX are nested, expand and collapse', { tag: '@full' }, async ({ page }) => {
  const labels = itemLabels(await openDemo(page, PAGE, 'HandbookTree'));
  await expect(labels).toHaveText([
    'Joining the team',
    'Your first week',
    'Accounts and keys',
    'Meet your buddy',
    'Pay and benefits',
    'Working together',
    'Leaving',
  ]);
  await labels.filter({ hasText: 'Your first week' }).click();
  await labels.filter({ hasText: 'Working together' }).click();
  await expect(labels).toHaveText([
    'Joining the team',
    'Your first week',
    'Pay and benefits',
    'Working together',
    'Meetings',
    'Code reviews',
    'Leaving',
  ]);
});

test('the arrow keys reach every item', { tag: '@full' }, async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['HandbookTree', 'a tree in JSX', (demo) => expectArrowKeys(demo)],
    ['KeyboardTree', 'a tree with a disabled item', (demo) => expectArrowKeys(demo)],
  ]);
});
