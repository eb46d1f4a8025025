import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/column-groups/');

/** Moves in small steps, as the grid looks at where the pointer comes from. */
async function drag(header: Locator, target: Locator) {
  const mouse = header.page().mouse;
  const to = await target.boundingBox();
  if (!to) throw new Error('There is nothing to drag to');
  await header.hover();
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
  await mouse.up();
}

test('a group stands over its columns', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicColumnGroups');
  const group = demo.getByRole('columnheader', { name: 'Customer' });
  await expect(group).toHaveAttribute('aria-colspan', '2');
  const above = await group.boundingBox();
  const name = await demo.getByRole('columnheader', { name: 'Name' }).boundingBox();
  expect(Math.round(above?.x ?? 0)).toBe(Math.round(name?.x ?? 1));
  expect(above?.y ?? 0).toBeLessThan(name?.y ?? 0);
});

test('groups nest', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NestedColumnGroups');
  await expect(demo.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute(
    'aria-colspan',
    '3',
  );
  const train = demo.getByRole('columnheader', { name: 'By train' });
  await expect(train).toHaveAttribute('aria-colspan', '2');
  await expect(train).toHaveCSS('height', '44px');
});

test('a group opens and closes with the keyboard', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CollapsibleGroups');
  const warehouse = demo.getByRole('columnheader', { name: 'Porto' });
  await demo.getByRole('columnheader', { name: 'Total' }).focus();
  await page.keyboard.press('ArrowUp');
  const button = demo.getByRole('button', { name: 'Stock' });
  await expect(button).toBeFocused();
  await expect(warehouse).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(warehouse).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('columnheader', { name: 'Total' })).toBeFocused();
});

test('columns stay in their group unless it can be split', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupsAndOrder');
  const header = (name: string) => columnHeader(demo, name);
  const names = () => demo.locator('[role="columnheader"][data-field]').allInnerTexts();
  await expect.poll(names).toEqual(['Order', 'Name', 'City', 'Items', 'Total']);
  await drag(header('City'), header('Order'));
  expect((await names())[0]).toBe('Order');
  await drag(header('Total'), header('Order'));
  await expect.poll(async () => (await names())[0]).toBe('Total');
  await expect(demo.getByRole('columnheader', { name: 'Parcel: can be split' })).toHaveCount(2);
});

test(
  'rendered group headers count their columns, and one group has a color',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'StyledGroupHeaders');
    const group = (text: string) => demo.getByRole('columnheader').filter({ hasText: text });
    await expect(group('Person (2)').getByTestId('PersonIcon')).toBeVisible();
    await expect(group('Contract (2)').getByTestId('EuroIcon')).toBeVisible();
    await expect(group('Contract (2)')).toHaveCSS('background-color', /0\.12\)$/);
    await expect(group('Person (2)')).not.toHaveCSS('background-color', /0\.12\)$/);
  },
);
