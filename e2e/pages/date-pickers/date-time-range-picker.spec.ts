import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-date-pickers/date-time-range-picker/';

test.use({ now: '2024-05-15T10:00:00' });

test('four clicks choose both ends, and the popup closes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HourList');
  const start = demo.getByRole('textbox', { name: 'Van from' });
  const end = demo.getByRole('textbox', { name: 'Van until' });
  const popup = page.getByRole('tooltip');
  const day = (name: string) => popup.getByRole('gridcell', { name, exact: true });
  await start.click();
  await expect(popup.getByRole('option').first()).toHaveText('08:00 AM');
  await expect(popup.getByRole('option').last()).toHaveText('08:00 PM');
  await day('18').click();
  await expect(start).toHaveValue('04/18/2024 09:00 AM');
  await popup.getByRole('option', { name: '10:00 AM' }).click();
  await expect(end).toBeFocused();
  await day('19').click();
  await expect(end).toHaveValue('04/19/2024 12:00 AM');
  await popup.getByRole('option', { name: '11:00 AM' }).click();
  await expect(popup).toHaveCount(0);
  await expect(start).toHaveValue('04/18/2024 10:00 AM');
  await expect(end).toHaveValue('04/19/2024 11:00 AM');
});

test('each end has its own error, the order comes last', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RentalHours');
  await expect(demo.getByText('No pick-up on Sunday')).toBeVisible();
  await expect(demo.getByText('We open from 8:00 to 19:00')).toBeVisible();
  const popup = page.getByRole('tooltip');
  const type = async (name: string, keys: string) => {
    await demo.getByRole('textbox', { name }).click();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(keys);
  };
  await type('Pick-up', '042320241000a');
  await type('Return', '042220241000a');
  await expect(demo.getByRole('textbox', { name: 'Return' })).toHaveValue('04/22/2024 10:00 AM');
  await expect(demo.getByText('The return is before the pick-up')).toHaveCount(2);
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a night with a change of the clocks is shorter', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ShiftLength');
    await expect(demo.getByRole('status')).toHaveText('7 h 15 min at work');
  });
});

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('the same night has all its hours', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ShiftLength');
    await expect(demo.getByRole('status')).toHaveText('8 h 15 min at work');
  });
});
