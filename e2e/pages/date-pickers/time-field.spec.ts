import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/time-field/');

test.use({ now: '2024-05-15T10:00:00' });

test('four keys make a time', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArrivalTime');
  const field = demo.getByRole('textbox', { name: 'Arrival' });
  await expect(field).toHaveValue('03:30 PM');
  await field.click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('945p');
  await expect(field).toHaveValue('09:45 PM');
});

test('a shift over midnight has its length', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NightShift');
  const status = demo.getByRole('status');
  const begins = demo.getByRole('textbox', { name: 'Begins' });
  const ends = demo.getByRole('textbox', { name: 'Ends' });
  await expect(begins).toHaveValue('22:00');
  await expect(ends).toHaveValue('06:00');
  await expect(status).toHaveText('8.00 hours');
  await ends.fill('05:15');
  await expect(status).toHaveText('7.25 hours');
  await begins.fill('01:15');
  await expect(status).toHaveText('4.00 hours');
});

test('one value is shown in four formats', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TimeFormats');
  for (const [name, text] of [
    ['12 hours', '02:05 PM'],
    ['24 hours', '14:05'],
    ['With seconds', '14:05:09'],
    ['Hour', '02 PM'],
  ] as const) {
    await expect(demo.getByRole('textbox', { name, exact: true })).toHaveValue(text);
  }
});

test('minutes are rounded when the focus leaves', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BookedMinutes');
  const field = demo.getByRole('textbox', { name: 'Clocked in' });
  await expect(field).toHaveValue('09:00');
  await expect(field).toHaveAccessibleDescription('Rounded to five minutes');
  await field.fill('09:58');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.blur();
  await expect(field).toHaveValue('10:00');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test.describe('Asia/Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test(
    'a length of time is the same in a zone with odd minutes',
    { tag: '@full' },
    async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'NightShift');
      await expect(demo.getByRole('status')).toHaveText('8.00 hours');
    },
  );
});
