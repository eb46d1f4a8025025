import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/column-ordering/');

function header(demo: Locator, name: string): Locator {
  return columnHeader(demo, name);
}

/** The names of the columns, in the order of the screen. */
async function names(demo: Locator): Promise<string[]> {
  const texts = await demo.locator('[role="columnheader"][data-field]').allInnerTexts();
  return texts.filter((text) => text !== '');
}

/** Moves in small steps, as the grid looks at where the pointer comes from. */
async function drag(from: Locator, to: Locator) {
  const mouse = from.page().mouse;
  const target = await to.boundingBox();
  if (!target) throw new Error('There is nothing to drag to');
  await from.hover();
  await mouse.down();
  await mouse.move(target.x + target.width / 4, target.y + target.height / 2, { steps: 20 });
  await mouse.up();
}

test('a header that is dragged takes its column along', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DraggedColumns');
  await expect.poll(() => names(demo)).toEqual(['Customer', 'City', 'Ordered', 'Items', 'Total']);
  await drag(header(demo, 'Total'), header(demo, 'Customer'));
  await expect.poll(() => names(demo)).toEqual(['Total', 'Customer', 'City', 'Ordered', 'Items']);
  const firstCell = demo.locator('[role="row"][data-id]').first().getByRole('gridcell').first();
  await expect(firstCell).toHaveText('47.25');
});

test('a column at the edge keeps its place', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnsThatStay');
  await expect.poll(() => names(demo)).toEqual(['Name', 'Role', 'Office', 'Hours']);
  await expect(demo.getByRole('checkbox', { name: 'Select row' }).first()).toBeVisible();
  await drag(header(demo, 'Hours'), header(demo, 'Role'));
  const order = ['Name', 'Hours', 'Role', 'Office'];
  await expect.poll(() => names(demo)).toEqual(order);
  await drag(header(demo, 'Role'), header(demo, 'Name'));
  await expect.poll(() => names(demo)).toEqual(order);
  await drag(header(demo, 'Name'), header(demo, 'Office'));
  expect(await names(demo)).toEqual(order);
});

test('the menu moves a column with the keyboard', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OrderByMenu');
  await header(demo, 'City').focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('menuitem', { name: 'Move toward the start' }).press('Enter');
  await expect.poll(() => names(demo)).toEqual(['City', 'Customer', 'Status', 'Total']);
  await header(demo, 'City').focus();
  await page.keyboard.press('Control+Enter');
  const start = page.getByRole('menuitem', { name: 'Move toward the start' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
});

test(
  'the order comes back after a reload, and can be undone',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SavedOrder');
    await expect.poll(() => names(demo)).toEqual(['Name', 'Department', 'Office', 'Since']);
    await drag(header(demo, 'Since'), header(demo, 'Name'));
    const dragged = ['Since', 'Name', 'Department', 'Office'];
    await expect.poll(() => names(demo)).toEqual(dragged);
    const again = await openDemo(page, PAGE, 'SavedOrder');
    await expect.poll(() => names(again)).toEqual(dragged);
    await again.getByRole('button', { name: 'Initial order' }).click();
    await expect.poll(() => names(again)).toEqual(['Name', 'Department', 'Office', 'Since']);
  },
);

test(
  'in the Community grid the order of the list is the order of the columns',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'OrderOutside');
    await demo.getByRole('button', { name: 'Items up' }).click();
    await expect.poll(() => names(demo)).toEqual(['Customer', 'Items', 'City']);
    await demo.getByRole('button', { name: 'Customer down' }).click();
    await expect.poll(() => names(demo)).toEqual(['Items', 'Customer', 'City']);
  },
);
