import type { Page } from '@playwright/test';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/');

test.use({ now: '2024-05-15T10:00:00' });

async function fieldsAndViewsCanBeUsed(page: Page) {
  const demo = await runDemo(page, 'PickersAtAGlance');
  const day = demo.getByRole('textbox', { name: 'Opening day' });
  await expect(demo.getByRole('textbox', { name: 'Doors open' })).toHaveValue('10:30 AM');
  await expect(demo.getByRole('textbox', { name: 'Speech' })).toHaveValue('04/17/2024 12:00 PM');
  await expect(day).toHaveValue('04/17/2024');
  await demo
    .getByRole('button', { name: /^Choose date/ })
    .first()
    .click();
  const popup = await settledPopup(page.getByRole('dialog'));
  await popup.getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(popup).toHaveCount(0);
  await expect(day).toHaveValue('04/24/2024');

  const calendar = demo.getByRole('group', { name: 'Opening day, as a calendar' });
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('17');
  await calendar.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('20');

  const clock = demo.getByRole('group', { name: 'Doors open, as a clock' });
  await expect(clock.getByRole('listbox')).toHaveAccessibleName(/^Select hours.* 10:30 AM/);
  await clock.locator('.MuiClock-squareMask').click({ position: { x: 202, y: 110 } });
  await expect(clock.getByRole('listbox')).toHaveAccessibleName(/^Select minutes.* 3:30 AM/);
  await expect(clock.getByRole('button', { name: 'Open previous view' })).toBeEnabled();
}

async function threeFormsShowOneDate(page: Page) {
  const demo = await runDemo(page, 'OneDateThreeForms');
  const field = demo.getByRole('textbox', { name: 'A field' });
  const picker = demo.getByRole('textbox', { name: 'A picker' });
  const chosen = demo.getByRole('gridcell', { selected: true });
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Wednesday, April 17, 2024');
  await field.fill('04/20/2024');
  await expect(picker).toHaveValue('04/20/2024');
  await expect(chosen).toHaveText('20');
  await expect(status).toHaveText('Saturday, April 20, 2024');
  // After `fill` everything is selected; an arrow goes to one section.
  await field.press('ArrowRight');
  await field.press('Delete');
  await expect(status).toHaveText('No date');
  await expect(chosen).toHaveCount(0);

  await demo.getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(field).toHaveValue('04/24/2024');
  await expect(picker).toHaveValue('04/24/2024');
  await picker.fill('04/26/2024');
  await expect(field).toHaveValue('04/26/2024');
  await expect(chosen).toHaveText('26');
}

async function rangeGoesOnToTheEnd(page: Page) {
  const demo = await runDemo(page, 'StayDates');
  const departure = demo.getByRole('textbox', { name: 'Departure' });
  const status = demo.getByRole('status');
  await expect(status).toHaveText('4 nights');
  await demo.getByRole('textbox', { name: 'Arrival' }).click();
  const popup = await settledPopup(page.getByRole('tooltip'));
  const april = popup.getByRole('grid').first();
  await april.getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(status).toHaveText('3 nights');
  await expect(departure).toBeFocused();
  await april.getByRole('gridcell', { name: '25', exact: true }).click();
  await expect(popup).toHaveCount(0);
  await expect(departure).toHaveValue('04/25/2024');
  await expect(status).toHaveText('7 nights');
}

test('fields, pickers and views work alone and together', async ({ page }) => {
  await visit(page, PAGE);
  await test.step('fields and views can be used', () => fieldsAndViewsCanBeUsed(page));
  await test.step('three forms show one date', () => threeFormsShowOneDate(page));
  await test.step('a range goes on to the end', () => rangeGoesOnToTheEnd(page));
});
