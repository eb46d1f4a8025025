import { openDemo } from '../../fixtures/demos';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-date-pickers/date-time-picker/';

test.use({ now: '2024-05-15T10:00:00' });

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('one moment is stored in UTC, the clock on the wall is not', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MomentToStore');
    await expect(demo.getByRole('definition')).toHaveText([
      '2024-04-17T13:30:00.000Z',
      '2024-04-17T15:30',
    ]);
    await demo.getByRole('textbox', { name: 'Call' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(demo.getByRole('definition')).toHaveText(['Nothing', 'Nothing']);
  });
});

test('each day has its own hours', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BookableHours');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const popup = page.getByRole('dialog', { name: 'Appointment' });
  const day = (name: string) => popup.getByRole('gridcell', { name, exact: true });
  const hours = popup.getByRole('listbox', { name: 'Select hours' }).getByRole('option');
  await expect(day('19')).toBeFocused();
  await expect(hours).toHaveText(['08', '09', '10', '11', '12', '13', '14', '15', '16', '17']);
  await expect(day('21')).toBeDisabled();
  await day('20').click();
  await expect(hours).toHaveText(['09', '10', '11', '12']);
  await expect(demo.getByRole('textbox', { name: 'Appointment' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await hours.nth(1).click();
  await expect(demo.getByRole('textbox', { name: 'Appointment' })).toHaveValue('04/20/2024 10:30');
  await expect(demo.getByRole('textbox', { name: 'Appointment' })).toHaveAttribute(
    'aria-invalid',
    'false',
  );
});

test('the end moves with the start, and turns red before it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StartAndEnd');
  const end = demo.getByRole('textbox', { name: 'Ends' });
  await demo.getByRole('textbox', { name: 'Starts' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('042020241115p');
  await expect(demo.getByRole('textbox', { name: 'Starts' })).toHaveValue('04/20/2024 11:15 PM');
  await expect(end).toHaveValue('04/21/2024 12:00 AM');
  await end.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('042020241000a');
  await expect(demo.getByRole('status')).toHaveText('It ends before it starts');
  await expect(end).toHaveAttribute('aria-invalid', 'true');
});

test('a day chosen first takes the usual time', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UsualTime');
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await settledPopup(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('Apr 24, 2024, 08:15');
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the same wall clock is another moment', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MomentToStore');
    await expect(demo.getByRole('definition')).toHaveText([
      '2024-04-17T22:30:00.000Z',
      '2024-04-17T15:30',
    ]);
  });
});
