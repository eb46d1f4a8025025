import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/validation/');

test.use({ now: '2024-05-15T10:00:00' });

test('each error has its text, days before times', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ErrorText');
  const field = demo.getByRole('textbox', { name: 'Rehearsal' });
  await expect(field).toHaveAccessibleDescription('Not after 8 in the evening');
  for (const [text, description] of [
    ['04/17/2024 10:10 AM', 'On the hour or the half hour'],
    ['04/17/2024 07:30 AM', 'Not before 8 in the morning'],
    ['05/01/2024 07:30 AM', 'The hall closes on April 30'],
    ['04/01/2024 09:00 AM', 'The hall opens on April 2'],
    ['04/30/2024 08:00 PM', ''],
  ] as const) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(description);
  }
  // After `fill` everything is selected; an arrow goes to one section.
  await field.press('ArrowRight');
  await field.press('Delete');
  await expect(field).toHaveAccessibleDescription('Enter the whole date and time');
});

test('an unfinished date is red only after the focus has left', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ErrorAfterLeaving');
  const field = demo.getByRole('textbox', { name: 'Valid until' });
  await expect(field).toHaveValue('04/17/2027');
  await field.click();
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue(/MM|DD|YYYY/);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Not a date. Example: 04/17/2027');
});

test('an empty date is not an error until the form is sent', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RequiredDate');
  const field = demo.getByRole('textbox', { name: 'First day' });
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await demo.getByRole('button', { name: 'Send' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Enter the day on which you start');
  await field.fill('06/01/2024');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('only a date without an error can be saved', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveWhenRight');
  const field = demo.getByRole('textbox', { name: 'Contract ends' });
  const save = demo.getByRole('button', { name: 'Save' });
  await expect(field).toHaveValue('04/17/2024');
  await field.fill('03/31/2024');
  await expect(save).toBeDisabled();
  await field.fill('05/02/2024');
  await save.click();
  await expect(demo.getByRole('status')).toHaveText('Saved: 2024-05-02');
});

test('the two ends of a range are checked together', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RangeOrder');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Start: invalidRange. End: invalidRange.');
  await demo.getByRole('textbox', { name: 'To' }).fill('04/20/2024');
  await expect(status).toHaveText('Start: no error. End: no error.');
  await demo.getByRole('textbox', { name: 'To' }).fill('01/01/2025');
  await expect(status).toHaveText('Start: no error. End: maxDate.');
});

test(
  'functions for days, months, years and times name themselves',
  { tag: '@full' },
  async ({ page }) => {
    const times = await openDemo(page, PAGE, 'BlockedTimes');
    const recording = times.getByRole('textbox', { name: 'Recording' });
    for (const [time, error] of [
      ['17:45:00', 'shouldDisableTime-minutes'],
      ['09:30:10', 'shouldDisableTime-seconds'],
      ['09:30:15', 'No error'],
      ['12:10:00', 'shouldDisableTime-hours'],
    ] as const) {
      await times.getByRole('button', { name: time }).click();
      await expect(recording).toHaveAccessibleDescription(error);
    }
  },
);

test('a moment and hours of each day are two things', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MomentLimits');
  const moment = demo.getByRole('textbox', { name: 'Any time between two moments' });
  const daily = demo.getByRole('textbox', { name: 'Each day within hours' });
  await expect(moment).toHaveAccessibleDescription('No error');
  await expect(daily).toHaveAccessibleDescription('minTime');
  await moment.fill('04/15/2024 13:59');
  await expect(moment).toHaveAccessibleDescription('minTime');
  await moment.fill('04/14/2024 15:00');
  await expect(moment).toHaveAccessibleDescription('minDate');
});

test('an answer of the server makes the field red', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TakenDays');
  const field = demo.getByRole('textbox', { name: 'Van' });
  await expect(field).toHaveValue('04/15/2024');
  await expect(field).toHaveAccessibleDescription('Taken, choose another');
  await field.fill('04/16/2024');
  await expect(field).toHaveAccessibleDescription('Free');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.fill('03/16/2024');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kathmandu']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId, now: '2024-07-15T10:00:00' });

    test('holidays stay on their day', { tag: '@full' }, async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'BankHolidays');
      const field = demo.getByRole('textbox', { name: 'Pay on' });
      await expect(field).toHaveValue('05/01/2024');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const days = demo.getByRole('gridcell');
      await expect(days.filter({ hasText: /^9$/ })).toBeDisabled();
      await expect(days.filter({ hasText: /^8$/ })).toBeEnabled();
      await expect(days.filter({ hasText: /^10$/ })).toBeEnabled();
    });
  });
}
