import { openDemo } from '../../fixtures/demos';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-date-pickers/time-picker/';

test.use({ now: '2024-05-15T10:00:00' });

test('a time typed into an empty field is on the reference day', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WhichDay');
  await demo.getByRole('textbox', { name: 'Kick-off on June 14' }).click();
  await page.keyboard.type('0730p');
  await expect(demo.getByRole('status')).toHaveText('2024-06-14 19:30');
});

test('limits leave their times out of the list, and typing tells why', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpeningHours');
  const field = demo.getByRole('textbox', { name: 'Table at' });
  await demo.getByRole('button', { name: /Choose time/ }).click();
  const hours = page
    .getByRole('listbox', { name: 'Select hours', exact: true })
    .getByRole('option');
  await expect(hours).toHaveText([
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
  ]);
  await page.keyboard.press('Escape');
  await expect(hours).toHaveCount(0);

  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1920');
  await expect(field).toHaveValue('19:20');
  await expect(demo.getByText('Choose a quarter of an hour')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2115');
  await expect(demo.getByText('We take the last order at 21:00')).toBeVisible();
});

test('half hours open as columns, or as a list when the threshold is 48', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ListOrColumns');
  const buttons = demo.getByRole('button', { name: /Choose time/ });
  await buttons.first().click();
  await expect(
    page.getByRole('listbox', { name: 'Select minutes', exact: true }).getByRole('option'),
  ).toHaveText(['00', '30']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await buttons.last().click();
  await expect(page.getByRole('option')).toHaveCount(48);
  await settledPopup(page.getByRole('dialog'));
  await page.getByRole('option', { name: '01:30 PM' }).click();
  await expect(demo.getByRole('textbox', { name: 'Half hours, in a list' })).toHaveValue(
    '01:30 PM',
  );
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a time stored as text is the same text in every zone', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TimeAsText');
    await expect(demo.getByRole('textbox', { name: 'Closes at' })).toHaveValue('06:30 PM');
    await demo.getByRole('textbox', { name: 'Closes at' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('0215a');
    await expect(demo.getByRole('status')).toHaveText('Stored as "02:15"');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(demo.getByRole('status')).toHaveText('Nothing to store');
  });
});
