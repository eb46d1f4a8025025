import type { Locator, Page } from '@playwright/test';
import { expectMenuItems } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { recordTexts } from '../../fixtures/passing-states';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-ordering/');

/** Items in the menu of a column that users can neither sort nor filter. */
const WITHOUT_ORDER_AND_FILTER = ['Pin to left', 'Pin to right', 'Hide column', 'Manage columns'];

/** Picks the first row up by its handle and holds it over another one. */
async function holdFirstOver(page: Page, demo: Locator, row: number): Promise<void> {
  const handles = demo.locator('.MuiDataGrid-rowReorderCell');
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const held = (await names.first().textContent()) ?? '';
  const from = await handles.first().boundingBox();
  const to = await handles.nth(row).boundingBox();
  if (!from || !to) throw new Error('There is no handle');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 8 });
  // The grid follows a moment later, and a hand that holds a row is never quite still.
  await expect(async () => {
    await page.mouse.move(to.x + 9, to.y + 9);
    await page.mouse.move(to.x + 8, to.y + 8);
    await expect(names.nth(row)).toHaveText(held, { timeout: 500 });
  }).toPass();
}

test('a dragged row stays where it is dropped', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowReordering');
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(names.first()).toHaveText('Blue mug');
  await holdFirstOver(page, demo, 3);
  await expect(names.first()).toHaveText('Small desk lamp');
  const order = await names.allTextContents();
  await page.mouse.up();
  await expect(names).toHaveText(order);
  await expectMenuItems(demo, 'Product', WITHOUT_ORDER_AND_FILTER);
});

test('an order that the server refuses is taken back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SavedOrder');
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(names.first()).toHaveText('Mateus Carvalho');
  const before = await names.allTextContents();
  await demo.getByLabel('The server is down').check();
  await holdFirstOver(page, demo, 3);
  await expect(names.first()).toHaveText('Farah Huang');
  await page.mouse.up();
  await expect(demo.getByRole('status')).toContainText('Back to the old order');
  await expect(names).toHaveText(before);
  await expectMenuItems(demo, 'On call', WITHOUT_ORDER_AND_FILTER);
});

test('an order is saved before the next drag', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SavedOrder');
  const status = demo.getByRole('status');
  const texts = await recordTexts(status);
  await holdFirstOver(page, demo, 2);
  await page.mouse.up();
  await expect(status).toHaveText(/^Saved as 5, 6, 4, 7, /);
  expect(await texts()).toContain('Saving …');
});

test('buttons move a row and keep the focus', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MoveByButtons');
  const steps = demo.locator('[role="gridcell"][data-field="step"]');
  const up = demo.getByRole('menuitem', { name: 'Move Grind up' });
  await up.click();
  await expect(steps.first()).toHaveText('Grind');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(steps.first()).toHaveText('Grind');
  await expect(up).toBeFocused();
  await demo.getByRole('menuitem', { name: 'Move Roast down' }).click();
  await expect(steps).toHaveText(['Grind', 'Heat the water', 'Roast', 'Pour', 'Wait', 'Press']);
  await expectMenuItems(demo, 'Step', ['Filter', 'Hide column', 'Manage columns']);
});

test('the handle is in the last column, with a name, an icon and a label', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnHandle');
  await expect(demo.getByRole('columnheader')).toHaveText(['Customer', 'Move']);
  const row = demo.locator('[role="row"][data-rowindex="0"]');
  const handle = row.getByRole('gridcell').last().locator('.MuiDataGrid-rowReorderCell');
  await expect(handle).toHaveAttribute('draggable', 'true');
  await expect(handle.locator('[data-testid="OpenWithIcon"]')).toBeVisible();
  // What the pointer shows during a drag.
  await expect(handle).toHaveText('Order of Harbour Bakery');
});
