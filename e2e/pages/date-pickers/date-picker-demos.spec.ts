import type { Page } from '@playwright/test';
import { RADIUS } from '../../../model/design-tokens';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { dayOf, fieldBox, inputOf, openCalendar } from '../../fixtures/picker-fields';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/date-picker/');

test.use({ now: '2024-05-15T10:00:00' });

async function typedOrChosen(page: Page) {
  const demo = await runDemo(page, 'BasicDatePicker');
  const input = inputOf(demo, 'Pick-up day');
  await expect(input).toHaveValue('04/17/2024');
  await input.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('05022024');
  await expect(input).toHaveValue('05/02/2024');
  const popup = await openCalendar(demo, 'Pick-up day');
  await expect(popup.getByRole('grid', { name: 'May 2024' })).toBeVisible();
  await expect(popup.getByRole('gridcell', { selected: true })).toHaveText('2');
  await dayOf(popup, '9').click();
  await expect(popup).toHaveCount(0);
  await expect(input).toHaveValue('05/09/2024');
}

async function viewsSetPartsAndFormat(page: Page) {
  const demo = await runDemo(page, 'DateViews');
  await expect(inputOf(demo, 'Year')).toHaveValue('2024');
  await expect(inputOf(demo, 'Day')).toHaveValue('17');
  await expect(inputOf(demo, 'Year and month')).toHaveValue('April 2024');
  const months = await openCalendar(demo, 'Year and month');
  await months.getByRole('radio', { name: 'February' }).click();
  await expect(months).toHaveCount(0);
  await expect(inputOf(demo, 'Year and month')).toHaveValue('February 2024');

  await expect(inputOf(demo, 'Year, month and day')).toHaveValue('04/17/2024');
  const all = await openCalendar(demo, 'Year, month and day');
  await all.getByRole('button', { name: /switch to year view/ }).click();
  await all.getByRole('radio', { name: '2026' }).click();
  await all.getByRole('radio', { name: 'June' }).click();
  await dayOf(all, '15').click();
  await expect(all).toHaveCount(0);
  await expect(inputOf(demo, 'Year, month and day')).toHaveValue('06/15/2026');
}

async function variantsArePopupOrDialog(page: Page) {
  const demo = await runDemo(page, 'PickerVariants');
  const field = (label: string) => demo.locator('.MuiTextField-root').filter({ hasText: label });
  const buttonOf = (label: string) => field(label).getByRole('button');
  for (const label of ['By pointer', 'By width', 'Always a popup']) {
    await expect(buttonOf(label)).toHaveCount(1);
    await expect(field(label).getByRole('textbox')).toHaveValue('04/17/2024');
  }
  await expect(buttonOf('Always a dialog')).toHaveCount(0);

  await page.setViewportSize({ width: 800, height: 900 });
  await expect(buttonOf('By width')).toHaveCount(0);
  await expect(buttonOf('By pointer')).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(buttonOf('By width')).toHaveCount(1);

  const input = field('Always a dialog').getByRole('textbox');
  await expect(input).not.toBeEditable();
  await input.click();
  const dialog = await settledPopup(page.getByRole('dialog'));
  await dayOf(dialog, '22').click();
  await expect(dayOf(dialog, '22')).toHaveAttribute('aria-selected', 'true');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(input).toHaveValue('04/22/2024');
}

async function staticPickerBooksWithOk(page: Page) {
  const demo = await runDemo(page, 'StaticPicker');
  const status = demo.getByRole('status');
  const chosen = demo.getByRole('gridcell', { selected: true });
  await dayOf(demo, '20').click();
  await expect(chosen).toHaveText('20');
  await expect(status).toHaveText('Booked: Wednesday, April 17, 2024');
  await demo.getByRole('button', { name: 'OK' }).click();
  await expect(status).toHaveText('Booked: Saturday, April 20, 2024');
  await dayOf(demo, '25').click();
  await expect(chosen).toHaveText('25');
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect(chosen).toHaveText('20');
  await expect(status).toHaveText('Booked: Saturday, April 20, 2024');
}

async function fieldsHaveStates(page: Page) {
  const demo = await runDemo(page, 'FieldStates');
  for (const label of ['Disabled', 'Read-only', 'Small and filled']) {
    await expect(inputOf(demo, label)).toHaveValue('04/17/2024');
  }
  await expect(inputOf(demo, 'Disabled')).toBeDisabled();
  await expect(fieldBox(demo, 'Disabled').getByRole('button')).toBeDisabled();
  await expect(inputOf(demo, 'Read-only')).toBeEnabled();
  await expect(inputOf(demo, 'Read-only')).not.toBeEditable();
  await expect(fieldBox(demo, 'Read-only').getByRole('button')).toBeDisabled();
  const required = demo.getByRole('textbox', { name: /^First day of work/ });
  await expect(required).toHaveAttribute('required');
  await expect(required).toHaveAccessibleDescription('As in your contract');
  const filled = demo.locator('.MuiFilledInput-root.MuiInputBase-sizeSmall');
  await expect(filled.getByRole('textbox')).toHaveAccessibleName('Small and filled');
}

async function formatsSetSections(page: Page) {
  const demo = await runDemo(page, 'DateFormats');
  await expect(inputOf(demo, 'YYYY-MM-DD')).toHaveValue('2024-04-07');
  await expect(inputOf(demo, 'D MMMM YYYY, as it is')).toHaveValue(/^7\u200e? April 2024$/);
  await expect(inputOf(demo, '[Day] DD [of] MMM')).toHaveValue('Day 07 of Apr');
  await expect(inputOf(demo, 'Spacious')).toHaveValue('04 / 07 / 2024');
  const letters = inputOf(demo, 'D MMMM YYYY');
  await expect(letters).toHaveValue('07 April 2024');
  await letters.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('5au');
  await expect(letters).toHaveValue('05 August 2024');
}

async function optionsAddToTheMonth(page: Page) {
  const demo = await runDemo(page, 'CalendarOptions');
  const weeks = demo.getByRole('rowheader');
  const days = demo.getByRole('gridcell');
  await expect(demo.getByText('Select date')).toHaveCount(0);
  await expect(weeks).toHaveCount(5);
  await expect(days).toHaveCount(35);
  await demo.getByRole('checkbox', { name: 'Always six weeks' }).check();
  await expect(weeks).toHaveCount(6);
  await expect(days).toHaveCount(42);
  await demo.getByRole('checkbox', { name: 'Week numbers' }).uncheck();
  await expect(weeks).toHaveCount(0);
  // April has 30 days: this is the last one of March.
  await expect(dayOf(demo, '31')).toHaveCount(1);
  await demo.getByRole('checkbox', { name: 'Days of other months' }).uncheck();
  await expect(dayOf(demo, '31')).toHaveCount(0);
}

async function actionsAcceptAndClear(page: Page) {
  const demo = await runDemo(page, 'ActionBar');
  const input = inputOf(demo, 'Renewal');
  const popup = await openCalendar(demo, 'Renewal');
  const actions = popup.locator('.MuiPickersLayout-actionBar').getByRole('button');
  await expect(actions).toHaveText(['Never', 'Today', 'Cancel', 'Renew']);
  await dayOf(popup, '20').click();
  await expect(input).toHaveValue('04/20/2024');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Renew' }).click();
  await expect(popup).toHaveCount(0);
  await expect(input).toHaveValue('04/20/2024');
  await openCalendar(demo, 'Renewal');
  await popup.getByRole('button', { name: 'Never' }).click();
  await expect(popup).toHaveCount(0);
  await expect(input).not.toHaveValue(/\d/);
}

async function shortcutsSetDates(page: Page) {
  const demo = await runDemo(page, 'DateShortcuts');
  // A list, as a month that slides away still shows what was chosen in it.
  const chosen = demo.getByRole('gridcell', { selected: true });
  const shortcut = (name: string) => demo.getByRole('button', { name, exact: true });
  await expect(demo.getByText('Select date')).toHaveCount(0);
  await expect(chosen).toHaveText(['17']);
  await shortcut('14 days').click();
  await expect(demo.getByRole('grid', { name: 'May 2024' })).toBeVisible();
  await expect(chosen).toHaveText(['1']);
  await shortcut('30 days').click();
  await expect(chosen).toHaveText(['17']);
  await shortcut('End of month').click();
  await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
  await expect(chosen).toHaveText(['30']);
  const row = await shortcut('End of month').boundingBox();
  const calendar = await demo.getByRole('grid').boundingBox();
  expect(row?.y, 'the shortcuts are above the calendar').toBeLessThan(calendar?.y ?? 0);
  const end = (row?.x ?? 0) + (row?.width ?? 0);
  expect(end, 'not on its left').toBeGreaterThan(calendar?.x ?? Infinity);
}

async function fieldOpensTheCalendar(page: Page) {
  const demo = await runDemo(page, 'ControlledOpen');
  const label = 'Opens when you click the field';
  await inputOf(demo, label).click();
  const popup = await settledPopup(page.getByRole('dialog', { name: label }));
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await openCalendar(demo, label);
  await dayOf(popup, '22').click();
  await expect(popup).toHaveCount(0);
  await expect(inputOf(demo, label)).toHaveValue('04/22/2024');
}

async function slotPropsStyleThePopup(page: Page) {
  const demo = await runDemo(page, 'StyledPicker');
  await expect(inputOf(demo, 'Concert')).toHaveValue('04/17/2024');
  await expect(fieldBox(demo, 'Concert')).toHaveCSS('width', '260px');
  const start = demo.locator('.MuiInputAdornment-positionStart').getByRole('button');
  await expect(start.getByTestId('EventAvailableIcon')).toHaveCount(1);
  await expect(start).toHaveClass(/MuiIconButton-colorPrimary/);
  const popup = await openCalendar(demo, 'Concert');
  const paper = popup.locator('.MuiPickersPopper-paper');
  await expect(paper).toHaveCSS('border-radius', `${2 * RADIUS.box}px`);
  await expect(dayOf(popup, '20')).toHaveCSS('border-radius', `${RADIUS.box}px`);
  const layout = popup.locator('.MuiPickersLayout-root');
  await expect(layout).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

test('demos of value, views, variants and the field do what the page describes', async ({
  page,
}) => {
  test.slow();
  await visit(page, PAGE);
  await test.step('users type or choose', () => typedOrChosen(page));
  await test.step('views set what is chosen', () => viewsSetPartsAndFormat(page));
  await test.step('popup or dialog', () => variantsArePopupOrDialog(page));
  await test.step('a static picker needs OK', () => staticPickerBooksWithOk(page));
  await test.step('states of the field', () => fieldsHaveStates(page));
  await test.step('formats of the field', () => formatsSetSections(page));
});

test(
  'demos of calendar, actions, opening and styles do what the page describes',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await visit(page, PAGE);
    await test.step('weeks and adjacent months', () => optionsAddToTheMonth(page));
    await test.step('buttons below the calendar', () => actionsAcceptAndClear(page));
    await test.step('shortcuts', () => shortcutsSetDates(page));
    await test.step('a click on the field opens', () => fieldOpensTheCalendar(page));
    await test.step('styles of field and popup', () => slotPropsStyleThePopup(page));
  },
);
