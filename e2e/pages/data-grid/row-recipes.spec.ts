import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-recipes/');

test('one panel is open at a time', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneDetailPanel');
  const panels = demo.locator('.MuiDataGrid-detailPanel');
  await expect(panels).toHaveText([/^A little smaller/]);
  // The panel is as high as its text.
  await expect.poll(async () => (await panels.boundingBox())?.height ?? 0).toBeLessThan(200);
  await demo.getByRole('button', { name: 'Expand' }).first().click();
  await expect(panels).toHaveText([/^Arrived in two days/]);
});

test('a text opens and closes in its row', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExpandableTexts');
  const row = demo.locator('[role="row"][data-id="2"]');
  const more = row.getByRole('button', { name: 'More about Small desk lamp' });
  await expect(more).toBeVisible();
  const height = (await row.boundingBox())?.height ?? 0;
  await more.press('Enter');
  const less = row.getByRole('button', { name: 'Less about Small desk lamp' });
  await expect(row).toContainText('nothing better');
  await expect(less).toBeFocused();
  await expect
    .poll(async () => (await row.boundingBox())?.height ?? 0, { message: 'the row grows' })
    .toBeGreaterThan(height);
  await less.click();
  await expect(row).not.toContainText('nothing better');
});

test('the total follows the filter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredTotalRow');
  const total = demo.locator('[role="row"][data-id="total"]');
  await expect(total).toContainText('60 orders');
  await demo.getByRole('searchbox').fill('Atelier');
  await expect(total).toContainText('3 orders');
  await expect(total).toContainText('889.5');
});

test('changed rows are marked until the next change', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChangedRows');
  const first = demo.locator('.changed-1');
  await demo.getByRole('button', { name: 'Receive new prices' }).click();
  await expect(first).toHaveCount(3);
  await expect(first.first()).toHaveText(/Small desk lamp.*68/);
  await demo.getByRole('button', { name: 'Receive new prices' }).click();
  await expect(first).toHaveCount(0);
});

test('rows are dragged to a list, or added with a button', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DragToList');
  const parcel = demo.getByRole('group', { name: 'Parcel' });
  await demo.getByRole('gridcell', { name: 'Blue mug' }).dragTo(parcel);
  await expect(parcel.getByRole('status')).toHaveText('Blue mug');
  await demo.getByRole('menuitem', { name: 'Add Plain apron' }).click();
  await expect(parcel.getByRole('status')).toHaveText('Blue mug, Plain apron');
});

test('numbers follow the order and go on over pages', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowNumbers');
  const first = demo.locator('[role="row"][data-id]').first();
  await expect(first).toContainText(/^1Leila Jansen/);
  await demo.getByRole('columnheader', { name: 'Name' }).click();
  await expect(first).toContainText(/^1A/);
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(first).toContainText(/^11/);
});

test(
  'a row has a context menu, with the mouse and with the keyboard',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RowContextMenu');
    await demo.getByRole('gridcell', { name: '4029' }).click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Order 4029' });
    await menu.getByRole('menuitem', { name: 'Mark as paid' }).click();
    await expect(menu).toBeHidden();
    const row = demo.locator('[role="row"][data-id="4029"]');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(row.locator('[data-value="true"]')).toBeVisible();
    await demo.locator('[role="row"][data-id="4028"]').getByRole('checkbox').check();
    await demo.locator('[role="gridcell"][data-field="customer"]').nth(1).focus();
    await demo.getByRole('gridcell', { name: '4028' }).click({ button: 'right' });
    await page
      .getByRole('menu', { name: '2 orders' })
      .getByRole('menuitem', { name: 'Delete' })
      .click();
    await expect(demo.getByRole('gridcell', { name: '4028' })).toHaveCount(0);
    await expect(demo.getByRole('gridcell', { name: '4029' })).toHaveCount(0);
    await demo.getByRole('gridcell', { name: '4027' }).click();
    await page.keyboard.press('Shift+F10');
    const last = await settledPopup(page.getByRole('menu', { name: 'Order 4027' }));
    await page.keyboard.press('Escape');
    await expect(last).toHaveCount(0);
  },
);
