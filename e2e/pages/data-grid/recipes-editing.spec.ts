import type { Locator } from '@playwright/test';
import { expectNoFilterInMenu } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { recordTexts } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/recipes-editing/');

function cell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);
}

const openCells = (demo: Locator) => demo.locator('.MuiDataGrid-cell--editing');

test('one click opens a cell and saves the one before', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditWithOneClick');
  await cell(demo, 0, 'name').click();
  await cell(demo, 0, 'name').getByRole('textbox').fill('Red mug');
  await cell(demo, 2, 'price').click();
  await expect(cell(demo, 0, 'name')).toHaveText('Red mug');
  await expect(openCells(demo)).toHaveCount(1);
  await expect(cell(demo, 2, 'price').getByRole('spinbutton')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openCells(demo)).toHaveCount(0);
});

test('Tab opens the next editable cell, across rows', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TabToNextEditor');
  await cell(demo, 0, 'role').dblclick();
  for (const [row, field] of [
    [0, 'hours'],
    [0, 'salary'],
    [1, 'role'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(cell(demo, row, field).locator('input')).toBeFocused();
    await expect(openCells(demo)).toHaveCount(1);
  }
});

test('changes are marked, saved together, and discarded', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UnsavedChanges');
  const status = demo.getByRole('status');
  const price = cell(demo, 0, 'price');
  const change = async (to: string) => {
    await price.dblclick();
    await price.getByRole('spinbutton').fill(to);
    await page.keyboard.press('Enter');
  };
  await change('99');
  await expect(price).toHaveClass(/unsaved/);
  const texts = await recordTexts(status);
  await demo.getByRole('button', { name: 'Save' }).evaluate(async (save: HTMLElement) => {
    save.click();
    await new Promise(requestAnimationFrame);
    // At once, as cells can be edited again when all is saved.
    const field = save
      .closest('[data-demo]')
      ?.querySelector('[data-rowindex="2"] [data-field="price"]');
    field?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  });
  await expect(status).toHaveText('Unsaved products: 0');
  expect(await texts()).toContain('Saving …');
  await expect(openCells(demo)).toHaveCount(0);
  await expect(price).not.toHaveClass(/unsaved/);
  await change('5');
  await expect(status).toHaveText('Unsaved products: 1');
  await demo.getByRole('button', { name: 'Discard' }).click();
  await expect(price).toHaveText('99');
});

test(
  'rows stay open inside the grid and are saved when it is left',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SaveOnLeavingGrid');
    const open = demo.locator('.MuiDataGrid-row--editing');
    await cell(demo, 0, 'name').dblclick();
    await cell(demo, 0, 'name').getByRole('textbox').fill('Vera L.');
    await cell(demo, 2, 'name').dblclick();
    await expect(open).toHaveCount(2);
    await demo.getByLabel('A note outside the grid').click();
    await expect(open).toHaveCount(0);
    await expect(cell(demo, 0, 'name')).toHaveText('Vera L.');
  },
);

test('keys undo and redo an edit', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UndoRedo');
  const name = cell(demo, 0, 'name');
  const before = await name.innerText();
  await name.dblclick();
  await name.getByRole('textbox').fill('Red mug');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('button', { name: 'Undo (1)' })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(name).toHaveText(before);
  await page.keyboard.press('Control+y');
  await expect(name).toHaveText('Red mug');
  await demo.getByRole('button', { name: 'Undo (1)' }).click();
  await expect(name).toHaveText(before);
  await demo.getByRole('button', { name: 'Redo (1)' }).click();
  await expect(name).toHaveText('Red mug');
});

test(
  'another country empties the city, which must then be chosen',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LinkedFields');
    await cell(demo, 0, 'country').dblclick();
    await cell(demo, 0, 'country').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Spain' }).click();
    const city = cell(demo, 0, 'city');
    await expect(city.locator('.Mui-error').first()).toBeVisible();
    await city.getByRole('combobox').click();
    await expect(page.getByRole('option')).toHaveText(['Sevilla', 'Valencia']);
    await page.getByRole('option', { name: 'Sevilla' }).click();
    await page.keyboard.press('Enter');
    await expect(city).toHaveText('Sevilla');
  },
);

test('a dialog saves the row and gives the focus back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditInDialog');
  const edit = demo.getByRole('menuitem', { name: 'Edit Vera Lindholm' });
  await expect(edit.locator('svg')).toBeVisible();
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Vera Lindholm' });
  await dialog.getByLabel('Role').fill('Chair');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(cell(demo, 0, 'role')).toHaveText('Chair');
  await expect(edit).toBeFocused();
  await cell(demo, 1, 'role').dblclick();
  const second = page.getByRole('dialog', { name: 'Ingrid Solheim' });
  await second.getByLabel('Role').fill('Nobody');
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second).toHaveCount(0);
  await expect(cell(demo, 1, 'role')).toHaveText('Head of engineering');
});

test('a save that failed can be repeated', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveStatusPerRow');
  const down = demo.getByLabel('The server is down');
  const items = cell(demo, 0, 'items');
  await down.click();
  await items.dblclick();
  await items.getByRole('spinbutton').fill('31');
  await page.keyboard.press('Enter');
  await expect(cell(demo, 0, 'state')).toHaveText('saving');
  await expect(cell(demo, 0, 'state')).toHaveText('failed');
  await down.click();
  const again = demo.getByRole('menuitem', { name: /again/ });
  await expect(again.locator('svg')).toBeVisible();
  await again.click();
  await expect(cell(demo, 0, 'state')).toHaveText('saved');
  await expect(items).toHaveText('31');
});

test('typing into the empty row makes a new empty one', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EmptyRowAtTheEnd');
  const rows = demo.locator('.MuiDataGrid-row');
  await expect(rows).toHaveCount(3);
  await cell(demo, 2, 'name').click();
  await page.keyboard.type('Lakeside');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(4);
  await expect(cell(demo, 3, 'name')).toHaveText('Add a guest …');
  // Sorted or filtered, the empty row would not be the last one.
  const guest = demo.getByRole('columnheader', { name: 'Guest' });
  await guest.click();
  await expect(guest).not.toHaveAttribute('aria-sort', 'ascending');
  await expectNoFilterInMenu(guest);
});

test(
  'the selected rows get one value, and keep single edits',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ChangeSelectedRows');
    const status = (row: number) => cell(demo, row, 'status');
    const select = (row: number) => cell(demo, row, '__check__').getByRole('checkbox').check();
    await demo.getByRole('combobox', { name: 'New status' }).click();
    await page.getByRole('option', { name: 'Returned' }).click();
    await select(0);
    await select(3);
    await demo.getByRole('button', { name: 'Set for 2 orders' }).click();
    await expect(status(0)).toHaveText('Returned');
    await expect(status(1)).toHaveText('Open');
    await expect(status(3)).toHaveText('Returned');
    await expect(demo.getByRole('button', { name: 'Set for 0 orders' })).toBeDisabled();
    await status(1).dblclick();
    await page.getByRole('option', { name: 'Packed' }).click();
    await page.keyboard.press('Enter');
    await expect(status(1)).toHaveText('Packed');
    await select(2);
    await demo.getByRole('button', { name: 'Set for 1 orders' }).click();
    await expect(status(2)).toHaveText('Returned');
    await expect(status(1)).toHaveText('Packed');
  },
);
