import type { Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/date-range-picker/');

test.use({ now: '2024-05-15T10:00:00' });

test('two clicks change twice and are accepted once', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveWhenDone');
  await demo.getByRole('textbox', { name: 'Rent from' }).click();
  await settledPopup(page.getByRole('tooltip'));
  const april = page.getByRole('tooltip').getByRole('grid').first();
  await april.getByRole('gridcell', { name: '22', exact: true }).click();
  await april.getByRole('gridcell', { name: '26', exact: true }).click();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(demo.getByRole('log').locator('div')).toHaveText([
    'onChange: Apr 22 to open',
    'onChange: Apr 22 to Apr 26',
    'onAccept: Apr 22 to Apr 26',
  ]);
});

test('a start after the end empties the end', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LeaveDays');
  await expect(demo.getByRole('status')).toHaveText('5 working days');
  await expect(demo.getByRole('textbox', { name: 'First day' })).toHaveValue('04/18/2024');
  await demo.getByRole('textbox', { name: 'First day' }).click();
  await settledPopup(page.getByRole('tooltip'));
  const april = page.getByRole('tooltip').getByRole('grid').first();
  await april.getByRole('gridcell', { name: '29', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('Choose both days');
  await april.getByRole('gridcell', { name: '30', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('2 working days');
});

test('each end has its own rules and its own text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArrivalDays');
  await expect(demo.getByText('Stay 2 to 7 nights')).toBeVisible();
  await demo.getByRole('textbox', { name: 'Departure' }).click();
  await settledPopup(page.getByRole('tooltip'));
  const april = page.getByRole('tooltip').getByRole('grid').first();
  for (const day of ['4', '20', '27']) {
    await expect(april.getByRole('gridcell', { name: day, exact: true })).toBeDisabled();
  }
  await expect(april.getByRole('gridcell', { name: '5', exact: true })).toBeEnabled();
  await april.getByRole('gridcell', { name: '23', exact: true }).click();
  await expect(demo.getByText('Stay 2 to 7 nights')).toHaveCount(0);
});

test('one field holds both days, and can be cleared', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RangeInOneField');
  const field = demo.getByRole('textbox', { name: 'Billing period' });
  await expect(field).toHaveValue('04/01/2024 – 04/30/2024');
  await field.hover();
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(field).not.toHaveValue(/2024/);
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test(
    'days are counted alike over the change of the clocks',
    { tag: '@full' },
    async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'LeaveDays');
      const first = demo.getByRole('textbox', { name: 'First day' });
      const last = demo.getByRole('textbox', { name: 'Last day' });
      await first.click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('03082024');
      await last.click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('03112024');
      await expect(last).toHaveValue('03/11/2024');
      await expect(demo.getByRole('status')).toHaveText('2 working days');
    },
  );
});

async function close(page: Page, role: 'tooltip' | 'dialog') {
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toHaveCount(0);
}

async function fieldOpensForItsEnd(page: Page) {
  const demo = await runDemo(page, 'BasicDateRangePicker');
  await demo.getByRole('textbox', { name: 'Fair ends' }).click();
  const popup = await settledPopup(page.getByRole('tooltip'));
  const april = popup.getByRole('grid').first();
  await april.getByRole('gridcell', { name: '28', exact: true }).click();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(demo.getByRole('textbox', { name: 'Fair begins' })).toHaveValue('04/22/2024');
  await expect(demo.getByRole('textbox', { name: 'Fair ends' })).toHaveValue('04/28/2024');
}

async function slotPropsLayOutTheFields(page: Page) {
  const demo = await runDemo(page, 'FieldLayout');
  const checkIn = demo.getByRole('textbox', { name: 'Check-in' });
  const checkOut = demo.getByRole('textbox', { name: 'Check-out' });
  await expect(checkIn).toHaveValue('04/22/2024');
  await expect(checkIn).toHaveAttribute('required', '');
  await expect(checkIn).toHaveAccessibleDescription('After 15:00');
  await expect(checkOut).not.toHaveAttribute('required');
  await expect(checkOut).toHaveAccessibleDescription('Before 11:00');
  await expect(demo.getByText('until', { exact: true })).toBeVisible();
  const root = demo.locator('.MuiMultiInputDateRangeField-root');
  await expect(root).toHaveCSS('flex-direction', 'row');
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(root).toHaveCSS('flex-direction', 'column');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(root).toHaveCSS('flex-direction', 'row');
}

async function popupShowsOneOrThreeMonths(page: Page) {
  const demo = await runDemo(page, 'MonthsInPopup');
  await demo.getByRole('textbox', { name: 'Sprint, one month' }).click();
  const popup = await settledPopup(page.getByRole('tooltip'));
  await expect(popup.getByRole('grid')).toHaveCount(1);
  await expect(popup.getByRole('gridcell').first()).toHaveText('31');
  await expect(popup.getByRole('gridcell').last()).toHaveText('4');
  await close(page, 'tooltip');

  const report = demo.getByRole('textbox', { name: 'Report from' });
  await expect(report).toHaveValue('04/08/2024');
  await report.click();
  await settledPopup(popup);
  await expect(popup.getByRole('grid')).toHaveCount(3);
  await expect(popup.getByText('February 2024', { exact: true })).toBeVisible();
  await expect(popup.getByText('April 2024', { exact: true })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await close(page, 'tooltip');
}

async function popupAndDialogDiffer(page: Page) {
  const demo = await runDemo(page, 'RangeVariants');
  const tour = demo.getByRole('textbox', { name: 'Tour, in a popup' });
  await expect(tour).toHaveValue('04/17/2024');
  await tour.click();
  const popup = await settledPopup(page.getByRole('tooltip'));
  await expect(popup.getByRole('grid')).toHaveCount(2);
  await expect(popup.getByRole('button', { name: 'OK' })).toHaveCount(0);
  await close(page, 'tooltip');

  await demo.getByRole('textbox', { name: 'Tour, in a dialog' }).click();
  const dialog = await settledPopup(page.getByRole('dialog'));
  await expect(dialog.getByRole('grid')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Apr 21', exact: true }).click();
  await dialog.getByRole('gridcell', { name: '25', exact: true }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(demo.getByRole('textbox', { name: 'Tour, in a dialog' })).toHaveValue('04/17/2024');
  await expect(demo.getByRole('textbox', { name: 'Until' }).last()).toHaveValue('04/25/2024');
}

async function narrowStaticPickerHasToolbar(page: Page) {
  const demo = await runDemo(page, 'StaticRange');
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  await expect(demo.getByRole('grid')).toHaveCount(2);
  await day('22').first().click();
  await day('5').last().click();
  await expect(demo.getByRole('status')).toHaveText('Open from April 22 to May 5');

  await page.setViewportSize({ width: 600, height: 900 });
  await expect(demo.getByRole('grid')).toHaveCount(1);
  await demo.getByRole('button', { name: 'May 5', exact: true }).click();
  await expect(demo.getByText('May 2024', { exact: true })).toBeVisible();
  // While the months slide, both have a day with this number.
  await expect(demo.getByRole('rowgroup')).toHaveCount(1);
  await day('20').click();
  await expect(demo.getByRole('status')).toHaveText('Open from April 22 to May 5');
  await demo.getByRole('button', { name: 'OK' }).click();
  await expect(demo.getByRole('status')).toHaveText('Open from April 22 to May 20');
}

test('fields, months and forms follow the props', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('a field opens the calendar for its end', () => fieldOpensForItsEnd(page));
  await test.step('slot props lay out the fields', () => slotPropsLayOutTheFields(page));
  await test.step('the popup shows one or three months', () => popupShowsOneOrThreeMonths(page));
  await test.step('popup and dialog differ', () => popupAndDialogDiffer(page));
  await test.step('a toolbar chooses the end', () => narrowStaticPickerHasToolbar(page));
});
