import type { Locator, Page } from '@playwright/test';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/validation/');

test.use({ now: '2024-05-15T10:00:00' });

async function fieldAcceptsWhatTheCalendarDisables(page: Page) {
  const demo = await runDemo(page, 'WrongDate');
  const field = demo.getByRole('textbox', { name: 'Travel day' });
  await expect(field).toHaveValue('05/03/2024');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('04/30/2024');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await demo.getByRole('button', { name: /^Choose date/ }).click();
  await expect(page.getByRole('dialog').getByRole('grid', { name: 'April 2024' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next month' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function summaryLeadsToTheFields(page: Page) {
  const demo = await runDemo(page, 'ErrorSummary');
  const issued = demo.getByRole('textbox', { name: 'Issued on' });
  const expires = demo.getByRole('textbox', { name: 'Expires on' });
  const notes = demo.getByRole('note');
  await expect(notes).toContainText(['Issued on: 2014 to 2034', 'Expires on: 2014 to 2034']);
  await notes.last().getByRole('button', { name: 'Go to field' }).click();
  await expect(expires).toBeFocused();
  await expires.fill('04/17/2030');
  await expect(notes).toContainText(['Issued on: 2014 to 2034']);
  await notes.getByRole('button', { name: 'Go to field' }).click();
  await expect(issued).toBeFocused();
  await issued.fill('04/17/2020');
  await expect(notes).toHaveText(['Both dates are valid.']);
  // An arrow selects one section.
  await issued.press('ArrowRight');
  await issued.press('Delete');
  await expect(notes).toContainText(['Issued on: incomplete']);
}

async function calendarStopsAtItsLimits(page: Page) {
  const demo = await runDemo(page, 'LimitedCalendar');
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  const next = demo.getByRole('button', { name: 'Next month' });
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('15');
  await expect(demo.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await expect(day('9')).toBeDisabled();
  await expect(day('10')).toBeEnabled();
  for (const month of ['June', 'July', 'August', 'September']) {
    await next.click();
    await expect(demo.getByRole('grid', { name: `${month} 2024` })).toBeVisible();
  }
  await expect(next).toBeDisabled();
  // While the months slide, both have a day with this number.
  await expect(demo.getByRole('rowgroup')).toHaveCount(1);
  await expect(day('15')).toBeEnabled();
  await expect(day('16')).toBeDisabled();
}

/** Types values into a field, and sees which of them are errors. */
async function expectErrors(field: Locator, values: readonly (readonly [string, boolean])[]) {
  for (const [value, isError] of values) {
    await field.fill(value);
    await expect(field).toHaveValue(value);
    await expect(field).toHaveAttribute('aria-invalid', String(isError));
  }
}

async function archiveHasItsOwnLimits(page: Page) {
  const demo = await runDemo(page, 'HistoricDates');
  const usual = demo.getByRole('textbox', { name: 'Letter, default limits' });
  const archive = demo.getByRole('textbox', { name: 'Letter, limits of the archive' });
  await expect(usual).toHaveAttribute('aria-invalid', 'true');
  await expect(archive).toHaveAttribute('aria-invalid', 'false');
  await expectErrors(usual, [
    ['12/31/1899', true],
    ['01/01/1900', false],
  ]);
  await expectErrors(archive, [
    ['01/01/1900', true],
    ['12/31/1899', false],
    ['12/31/1599', true],
    ['01/01/1600', false],
  ]);
}

async function daysAndMomentsAreCompared(page: Page) {
  const demo = await runDemo(page, 'PastAndFuture');
  const taken = demo.getByRole('textbox', { name: 'Taken on' });
  const starts = demo.getByRole('textbox', { name: 'Starts' });
  const rings = demo.getByRole('textbox', { name: 'Rings at' });
  for (const field of [taken, starts, rings]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expectErrors(taken, [
    ['05/16/2024', true],
    ['05/15/2024', false],
  ]);
  await expectErrors(starts, [
    ['05/15/2024 12:00 AM', true],
    ['05/15/2024 11:59 PM', false],
  ]);
  // The day of this time is in the past.
  await expectErrors(rings, [['11:59 PM', true]]);
}

async function monthsAndYearsAreDisabled(page: Page) {
  const tour = await runDemo(page, 'SeasonMonths');
  const month = tour.getByRole('textbox', { name: 'Month of the tour' });
  await expect(month).toHaveValue('February 2024');
  await expect(month).toHaveAttribute('aria-invalid', 'true');
  await expect(month).toHaveAccessibleDescription('April to October');
  await tour.getByRole('button', { name: /^Choose date/ }).click();
  const popup = await settledPopup(page.getByRole('dialog'));
  for (const name of ['January', 'February', 'March', 'November', 'December']) {
    await expect(popup.getByRole('radio', { name })).toBeDisabled();
  }
  await expect(popup.getByRole('radio', { name: 'October' })).toBeEnabled();
  await popup.getByRole('radio', { name: 'April' }).click();
  await expect(popup).toHaveCount(0);
  await expect(month).toHaveValue('April 2024');
  await expect(month).toHaveAttribute('aria-invalid', 'false');

  const demo = await runDemo(page, 'BiennialYears');
  const year = demo.getByRole('textbox', { name: 'Year of the exhibition' });
  await expect(year).toHaveValue('2001');
  await expect(year).toHaveAttribute('aria-invalid', 'true');
  await expectErrors(year, [['2002', false]]);
  await expect(demo.getByRole('radio')).toHaveCount(9);
  await expect(demo.getByRole('radio', { name: '2001' })).toBeDisabled();
  await expect(demo.getByRole('radio', { name: '2002' })).toBeEnabled();
}

async function minutesMoveByTheStep(page: Page) {
  const demo = await runDemo(page, 'QuarterHours');
  const field = demo.getByRole('textbox', { name: 'Work began' });
  await expect(field).toHaveValue('10:07 AM');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(
    demo.getByRole('listbox', { name: 'Select minutes' }).getByRole('option'),
  ).toHaveText(['00', '15', '30', '45']);
  await field.click();
  for (const key of ['Control+a', 'ArrowLeft', 'ArrowRight', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(field).toHaveValue('10:15 AM');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('10:30 AM');
  // Until users choose a minute, it is that of the reference date, which is not listed.
  await demo.getByRole('option', { name: '9 hours', exact: true }).click();
  await expect(demo.getByRole('option', { selected: true })).toHaveText(['09', 'AM']);
}

async function onlyOpeningHoursAreListed(page: Page) {
  const demo = await runDemo(page, 'OpeningHours');
  const field = demo.getByRole('textbox', { name: 'Delivery' });
  const times = demo.getByRole('option');
  await expect(field).toHaveValue('07:45 AM');
  await expect(times).toHaveCount(9);
  await expect(times.first()).toHaveText('09:00 AM');
  await expect(times.last()).toHaveText('05:00 PM');
  await expectErrors(field, [
    ['08:29 AM', true],
    ['08:30 AM', false],
    ['05:01 PM', true],
    ['05:00 PM', false],
  ]);
  await page.keyboard.press('Tab');
  await expect(times.first()).toBeFocused();
}

async function endsHaveTheirOwnDays(page: Page) {
  const demo = await runDemo(page, 'ChangeoverDays');
  const field = demo.getByRole('textbox', { name: 'Stay' });
  await expect(field).toHaveValue('04/19/2024 – 04/24/2024');
  await expect(field).toHaveAccessibleDescription('Depart from Sunday to Tuesday');
  for (const [text, description] of [
    ['04/17/2024 – 04/23/2024', 'Arrive from Friday to Sunday'],
    ['04/28/2024 – 04/23/2024', 'The departure is before the arrival'],
    ['04/19/2024 – 04/23/2024', ''],
  ] as const) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(description);
  }
  await expect(field).toHaveAttribute('aria-invalid', 'false');
}

test('fields and calendars follow the limits of each demo', async ({ page }) => {
  test.slow();
  // This is May 15 in most time zones.
  await page.clock.setFixedTime('2024-05-15T12:00:00Z');
  await visit(page, PAGE);
  const steps: [string, (opened: Page) => Promise<void>][] = [
    ['a field accepts what its calendar disables', fieldAcceptsWhatTheCalendarDisables],
    ['a summary leads to the fields', summaryLeadsToTheFields],
    ['a calendar stops at its limits', calendarStopsAtItsLimits],
    ['an archive has its own limits', archiveHasItsOwnLimits],
    ['days and moments are compared', daysAndMomentsAreCompared],
    ['months and years are disabled', monthsAndYearsAreDisabled],
    ['minutes move by the step', minutesMoveByTheStep],
    ['only opening hours are listed', onlyOpeningHoursAreListed],
    ['ends have their own days', endsHaveTheirOwnDays],
  ];
  for (const [behavior, check] of steps) await test.step(behavior, () => check(page));
});
