import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/date-time-field/');

test.use({ now: '2024-05-15T10:30:20' });

test('day and time are typed in one go', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DepartureField');
  const field = demo.getByRole('textbox', { name: 'Departure' });
  await expect(field).toHaveValue('04/17/2024 06:45 PM');
  await field.click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('050220240930p');
  await expect(field).toHaveValue('05/02/2024 09:30 PM');
});

test('one moment limits the other', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HireTime');
  const back = demo.getByRole('textbox', { name: 'Bring back' });
  const pickUp = demo.getByRole('textbox', { name: 'Pick up' });
  await expect(demo.getByRole('status')).toHaveText('Days to pay: 2');
  await expect(pickUp).toHaveValue('04/17/2024 09:00 AM');
  await expect(back).toHaveValue('04/18/2024 10:30 AM');
  await pickUp.fill('04/19/2024 08:00 AM');
  await expect(back).toHaveAttribute('aria-invalid', 'true');
  await back.fill('04/19/2024 08:59 AM');
  await expect(back).toHaveAttribute('aria-invalid', 'true');
  await back.fill('04/19/2024 09:00 AM');
  await expect(back).toHaveAttribute('aria-invalid', 'false');
  await expect(demo.getByRole('status')).toHaveText('Days to pay: 1');
});

for (const [timezoneId, now] of [
  ['Europe/Berlin', '05/15/2024 10:30 AM'],
  ['America/Los_Angeles', '05/15/2024 01:30 AM'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('now is the minute on the clock of the reader', { tag: '@full' }, async ({ page }) => {
      await page.clock.setFixedTime('2024-05-15T08:30:20Z');
      const demo = await openDemo(page, PAGE, 'NowButton');
      const field = demo.getByRole('textbox', { name: 'Fault seen' });
      await field.fill('05/16/2024 07:00 PM');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await demo.getByRole('button', { name: 'Now' }).click();
      await expect(field).toHaveValue(now);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    });
  });
}

test(
  'formats order dates and times, and keep text in brackets',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DateTimeFormats');
    const timetable = demo.getByRole('textbox', { name: 'Timetable' });
    await expect(demo.getByRole('textbox', { name: 'Meeting' })).toHaveValue(
      '17 Apr 2024, 02:05 PM',
    );
    await expect(demo.getByRole('textbox', { name: 'Log entry' })).toHaveValue(
      '2024-04-17 14:05:09',
    );
    await expect(timetable).toHaveValue('14:05 on 17/04');
    await timetable.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('18300205');
    await expect(timetable).toHaveValue('18:30 on 02/05');
  },
);
