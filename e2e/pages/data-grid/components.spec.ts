import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/components/';

test('a footer of your own acts on the selected rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectionFooter');
  const first = demo.locator('[data-rowindex="0"]');
  await expect(first.locator('[data-field="status"]')).toHaveText('Open');
  await expect(demo.getByRole('button', { name: 'Pack 0' })).toBeDisabled();

  await first.getByRole('checkbox').check();
  await demo.getByRole('button', { name: 'Pack 1' }).click();
  await expect(first.locator('[data-field="status"]')).toHaveText('Packed');
  await expect(demo.getByRole('button', { name: 'Go to next page' })).toBeVisible();
});

test('a page select replaces the pagination', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'JumpToPage');
  await expect(demo.locator('[data-rowindex="0"] [data-field="id"]')).toHaveText('4048');

  await demo.getByRole('combobox', { name: 'Page of 10' }).click();
  await page.getByRole('option', { name: '10' }).click();
  await expect(demo.getByRole('row')).toHaveCount(4);
});

test('a row opens a menu of its own', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowContextMenu');
  await demo.getByRole('gridcell', { name: '4018' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(demo.getByRole('status')).toHaveText('Print: 4018');
});

test('the column menu has one entry more and one less', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnMenuWithHelp');
  const header = demo.getByRole('columnheader', { name: 'Cost' });
  await header.hover();
  await header.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('without transport');
  await expect(menu.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
});

test('the panel opens at the end of the toolbar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PanelPlacement');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const panel = page.locator('.MuiDataGrid-panel');
  await expect(panel).toHaveAttribute('data-popper-placement', 'bottom-end');
  await expect(panel.getByRole('button', { name: 'Add filter' })).toHaveCount(0);
});
