import type { Page } from '@playwright/test';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { cellAt, openCells, pressEnterIn, typeInto } from '../../fixtures/edit-cells';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/editing/');

async function expectOnlyEditableColumnsToOpen(page: Page) {
  const demo = await runDemo(page, 'BasicEditing');
  await cellAt(demo, 0, 'name').dblclick();
  await expect(openCells(demo)).toHaveCount(0);
  const role = cellAt(demo, 0, 'role');
  await typeInto(role, 'Chair');
  await pressEnterIn(role);
  await expect(role).toHaveText('Chair');
  await cellAt(demo, 0, 'hours').click();
  await page.keyboard.press('Enter');
  await expect(cellAt(demo, 0, 'hours').getByRole('spinbutton')).toHaveValue('40');
}

async function expectAChoiceToClose(page: Page) {
  const demo = await runDemo(page, 'SelectAndClose');
  await cellAt(demo, 0, 'status').dblclick();
  await page.getByRole('option', { name: 'Returned' }).click();
  await expect(openCells(demo)).toHaveCount(0);
  await expect(cellAt(demo, 0, 'status')).toHaveText('Returned');
}

async function expectOnlyPurposeToStartAndStop(page: Page) {
  const demo = await runDemo(page, 'NoAccidentalEdits');
  const name = cellAt(demo, 0, 'name');
  await name.click();
  await page.keyboard.type('x');
  await expect(openCells(demo)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(name.getByRole('textbox')).toHaveValue('Blue mug');
  await name.getByRole('textbox').fill('Red mug');
  await cellAt(demo, 2, 'price').click();
  await expect(cellAt(demo, 2, 'price')).toBeFocused();
  await expect(name.getByRole('textbox')).toHaveValue('Red mug');
  await pressEnterIn(name);
  await expect(name).toHaveText('Red mug');
}

async function expectButtonsToOpenAndCloseACell(page: Page) {
  const demo = await runDemo(page, 'ControlledCellModes');
  const price = cellAt(demo, 2, 'price');
  const change = async (value: string, button: string) => {
    await demo.getByRole('button', { name: 'Edit the third price' }).click();
    await price.getByRole('spinbutton').fill(value);
    await demo.getByRole('button', { name: button }).click();
  };
  await change('99', 'Discard');
  await expect(price).toHaveText('8');
  await change('12', 'Keep');
  await expect(price).toHaveText('12');
}

async function expectButtonsToOpenAndCloseRows(page: Page) {
  const demo = await runDemo(page, 'ControlledRowModes');
  const open = demo.locator('.MuiDataGrid-row--editing');
  const role = cellAt(demo, 1, 'role');
  const hours = cellAt(demo, 2, 'hours');
  const change = async (button: string) => {
    await demo.getByRole('button', { name: 'Edit selected rows' }).click();
    await expect(open).toHaveCount(2);
    await hours.getByRole('spinbutton').fill('20');
    await role.getByRole('textbox').click();
    await role.getByRole('textbox').fill('Chief engineer');
    await cellAt(demo, 4, 'name').click();
    await expect(open).toHaveCount(2);
    await demo.getByRole('button', { name: button }).click();
    await expect(open).toHaveCount(0);
  };
  const selected = demo.getByRole('row', { selected: true });
  await expect(selected).toHaveCount(2);
  await demo.locator('[data-rowindex="3"]').getByRole('checkbox').check();
  await demo.getByRole('button', { name: 'Edit selected rows' }).click();
  await expect(open).toHaveCount(3);
  await demo.getByRole('button', { name: 'Discard' }).click();
  await expect(open).toHaveCount(0);
  await demo.locator('[data-rowindex="3"]').getByRole('checkbox').uncheck();
  await expect(selected).toHaveCount(2);
  await change('Discard');
  await expect(role).toHaveText('Head of engineering');
  await expect(hours).toHaveText('40');
  await change('Keep');
  await expect(role).toHaveText('Chief engineer');
  await expect(hours).toHaveText('20');
}

async function expectTheNextEmptyCellToOpen(page: Page) {
  const demo = await runDemo(page, 'EditFromCode');
  const fillIn = demo.getByRole('button', { name: 'Fill in the next shipping day' });
  const shipped = (row: number) => cellAt(demo, row, 'shippedOn');
  await fillIn.click();
  await expect(shipped(0).locator('input')).toBeFocused();
  await shipped(0).locator('input').fill('2024-06-17');
  await pressEnterIn(shipped(0));
  await expect(shipped(0)).toHaveText('6/17/2024');
  await fillIn.click();
  await expect(shipped(1).locator('input')).toBeFocused();
}

async function expectTheReturnedRowToBeStored(page: Page) {
  const demo = await runDemo(page, 'KeepInState');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('992 hours a week in all');
  const hours = cellAt(demo, 3, 'hours');
  await expect(hours).toHaveText('24');
  await typeInto(hours, '99');
  await pressEnterIn(hours);
  await expect(hours).toHaveText('40');
  await expect(status).toHaveText('1008 hours a week in all');
}

async function expectInputToBeParsed(page: Page) {
  const demo = await runDemo(page, 'ParseInput');
  const code = cellAt(demo, 0, 'category');
  await typeInto(code, '1x2yz');
  await expect(code.getByRole('textbox')).toHaveValue('XY');
  await pressEnterIn(code);
  await expect(code).toHaveText('XY');
  const price = cellAt(demo, 0, 'price');
  await typeInto(price, '-20');
  await expect(price.getByRole('spinbutton')).toHaveValue('20');
  await pressEnterIn(price);
  await expect(price).toHaveText('€20.00');
}

async function expectANestedValueToBeSet(page: Page) {
  const demo = await runDemo(page, 'SetNestedValue');
  const antwerp = cellAt(demo, 0, 'stock.Antwerp');
  await typeInto(antwerp, '7');
  await pressEnterIn(antwerp);
  await expect(antwerp).toHaveText('7');
  await expect(demo.getByRole('status')).toHaveText(
    'Blue mug {"Antwerp":7,"Gdańsk":30,"Porto":42}',
  );
}

test('demos of starting, stopping and storing an edit do what the page describes', async ({
  page,
}) => {
  test.slow();
  await visit(page, PAGE);
  await test.step('only editable columns open', () => expectOnlyEditableColumnsToOpen(page));
  await test.step('a choice closes its cell', () => expectAChoiceToClose(page));
  await test.step('typing does not start', () => expectOnlyPurposeToStartAndStop(page));
  await test.step('buttons close a cell', () => expectButtonsToOpenAndCloseACell(page));
  await test.step('buttons close rows', () => expectButtonsToOpenAndCloseRows(page));
  await test.step('a button opens the next cell', () => expectTheNextEmptyCellToOpen(page));
  await test.step('the returned row is stored', () => expectTheReturnedRowToBeStored(page));
  await test.step('input is parsed', () => expectInputToBeParsed(page));
  await test.step('a nested value is set', () => expectANestedValueToBeSet(page));
});
