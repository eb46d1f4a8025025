import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-date-pickers/digital-clock/';

test.use({ now: '2024-05-15T10:00:00' });

test('list and columns show one time', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ListAndColumns');
  const columns = demo.getByRole('group', { name: 'The same time, in columns' });
  await demo.getByRole('option', { name: '04:30 PM' }).click();
  await expect(columns.getByRole('option', { selected: true })).toHaveText(['04', '30', 'PM']);
  await columns.getByRole('option', { name: 'AM' }).click();
  await expect(demo.getByRole('option', { name: '04:30 AM' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a column is partial, the last one is the finish', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnSteps');
  await expect(
    demo.getByRole('listbox', { name: 'Select minutes' }).getByRole('option'),
  ).toHaveText(['00', '15', '30', '45']);
  await demo.getByRole('option', { name: '16 hours' }).click();
  await expect(demo.getByRole('status')).toHaveText('16:30:00, hours, partial');
  await demo.getByRole('option', { name: '40 seconds' }).click();
  await expect(demo.getByRole('status')).toHaveText('16:30:40, seconds, finish');
});

test('taken times are disabled, or left out', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FreeTimes');
  await expect(demo.getByRole('option', { name: '10:00' })).toBeDisabled();
  await expect(demo.getByRole('option', { name: '10:30' })).toBeEnabled();
  await demo.getByRole('checkbox', { name: 'Leave out what is taken' }).check();
  await expect(demo.getByRole('option')).toHaveText([
    ...['09:00', '10:30', '11:00', '13:00', '13:30', '14:00', '15:00', '15:30', '16:00'],
  ]);
});

test('the hours of a Saturday are fewer, and the time is kept', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DayAndTimes');
  await expect(demo.getByRole('option').first()).toHaveText('08:00 AM');
  await demo.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(demo.getByRole('option').first()).toHaveText('10:00 AM');
  await expect(demo.getByRole('option').last()).toHaveText('02:00 PM');
  await expect(demo.getByRole('status')).toHaveText('Saturday, April 20 at 11:00 AM');
});

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('a grid begins at nine there as well', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TimesInGrid');
    await expect(demo.getByRole('option')).toHaveCount(15);
    await expect(demo.getByRole('option').first()).toHaveText('09:00');
    await expect(demo.getByRole('option', { selected: true })).toHaveText('10:00');
  });
});
