import type { Page } from '@playwright/test';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { cellAt, openCells, pressEnterIn, typeInto } from '../../fixtures/edit-cells';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/editing/');

async function expectTheCostToStayBelowThePrice(page: Page) {
  const demo = await runDemo(page, 'ValidateRow');
  const price = cellAt(demo, 0, 'price');
  const wrongCost = cellAt(demo, 0, 'cost').locator('.Mui-error');
  await typeInto(price, '5');
  await expect(wrongCost).toBeVisible();
  await pressEnterIn(price);
  await expect(openCells(demo)).toHaveCount(2);
  await price.locator('input').fill('20');
  await expect(wrongCost).toHaveCount(0);
  await pressEnterIn(price);
  await expect(openCells(demo)).toHaveCount(0);
  await expect(price).toHaveText('20');
}

async function expectTheServerToRefuseANameInUse(page: Page) {
  const demo = await runDemo(page, 'AsyncValidation');
  const status = demo.getByRole('status');
  const name = cellAt(demo, 0, 'name');
  const isAsked = await recordAppearance(demo, '[role="status"]', 'Is “Anna Abara” free?');
  await typeInto(name, 'Anna Abara');
  await expect.poll(isAsked).toBe(true);
  await expect(status).toHaveText('“Anna Abara” is taken');
  await expect(name.locator('.Mui-error')).toBeVisible();
  await pressEnterIn(name);
  await expect(openCells(demo)).toHaveCount(1);
  await name.locator('input').fill('Vera Abara');
  await expect(status).toHaveText('“Vera Abara” is free');
  await expect(name.locator('.Mui-error')).toHaveCount(0);
  await pressEnterIn(name);
  await expect(name).toHaveText('Vera Abara');
}

async function expectArrowKeysToMoveCustomEditors(page: Page) {
  const demo = await runDemo(page, 'SliderAndRating');
  const reorderAt = cellAt(demo, 0, 'reorderAt');
  await expect(reorderAt).toHaveText('104');
  await reorderAt.click();
  await page.keyboard.press('Enter');
  await expect(reorderAt.getByRole('slider', { name: 'Reorder at' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(reorderAt).toHaveText('105');
  // With only the keyboard: a star under the pointer would win over the arrow key.
  await expect(cellAt(demo, 1, 'reorderAt')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const stars = cellAt(demo, 1, 'stars');
  await expect(stars).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stars.getByRole('radio', { name: '4 Stars' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(stars.getByRole('img', { name: '5 Stars' })).toBeVisible();
}

async function expectEnterToChooseACityAndSave(page: Page) {
  const demo = await runDemo(page, 'AutocompleteEditor');
  const city = cellAt(demo, 0, 'city');
  await city.dblclick();
  await expect(city.getByRole('combobox', { name: 'City' })).toBeFocused();
  await city.getByRole('combobox').fill('lyo');
  await expect(page.getByRole('option')).toHaveText(['Lyon']);
  await page.keyboard.press('Enter');
  await expect(openCells(demo)).toHaveCount(0);
  await expect(city).toHaveText('Lyon');
}

async function expectADayFromTheCalendar(page: Page) {
  const demo = await runDemo(page, 'DatePickerEditor');
  const shipped = cellAt(demo, 2, 'shippedOn');
  await expect(shipped).toHaveText('6/10/2024');
  await shipped.dblclick();
  await expect(shipped.getByRole('textbox', { name: 'Shipped' })).toBeFocused();
  await shipped.getByRole('button', { name: /^Choose date/ }).click();
  const calendar = await settledPopup(page.getByRole('dialog'));
  const day = (name: string) => calendar.getByRole('gridcell', { name, exact: true });
  // The order is from June 8.
  await expect(day('7')).toBeDisabled();
  await expect(day('8')).toBeEnabled();
  await day('20').press('Enter');
  await expect(calendar).toBeHidden();
  await cellAt(demo, 0, 'customer').click();
  await expect(openCells(demo)).toHaveCount(0);
  await expect(shipped).toHaveText('6/20/2024');
}

async function expectSavingToWaitForAnAnswer(page: Page) {
  const demo = await runDemo(page, 'ConfirmSaving');
  const salary = cellAt(demo, 0, 'salary');
  const dialog = page.getByRole('dialog', { name: 'Change this salary?' });
  const ask = async () => {
    await typeInto(salary, '100000');
    await pressEnterIn(salary);
    await expect(dialog).toContainText('Vera Lindholm: 123500 → 100000');
  };
  const change = async (answer: string) => {
    await ask();
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toBeHidden();
  };
  await change('No, go back');
  await expect(salary).toHaveText('123,500');
  await ask();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(salary).toHaveText('123,500');
  await change('Yes, change');
  await expect(salary).toHaveText('100,000');
}

test('demos of validation and custom editors do what the page describes', async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  await test.step('a price is validated with its cost', () =>
    expectTheCostToStayBelowThePrice(page));
  await test.step('a server validates', () => expectTheServerToRefuseANameInUse(page));
  await test.step('arrow keys move editors', () => expectArrowKeysToMoveCustomEditors(page));
  await test.step('Enter chooses and saves', () => expectEnterToChooseACityAndSave(page));
  await test.step('a calendar has an earliest day', () => expectADayFromTheCalendar(page));
  await test.step('saving waits for an answer', () => expectSavingToWaitForAnAnswer(page));
});
