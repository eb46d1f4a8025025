import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/time-range-picker/');

test.use({ now: '2024-05-15T10:00:00' });

test('the lists of the end begin after the start', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoTimePickers');
  const start = demo.getByRole('textbox', { name: 'From' });
  const end = demo.getByRole('textbox', { name: 'To' });
  await expect(start).toHaveValue('09:30 AM');
  await expect(end).toHaveValue('11:00 AM');
  await start.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1050a');
  await expect(demo.getByText('At least 15 minutes')).toBeVisible();
  await demo
    .getByRole('button', { name: /Choose time/ })
    .last()
    .click();
  const popup = page.getByRole('dialog', { name: 'To' });
  const column = (name: string) => popup.getByRole('listbox', { name }).getByRole('option');
  await expect(column('Select hours')).toHaveText(['11']);
  await expect(column('Select minutes').first()).toHaveText('05');
  await settledPopup(popup);
  await column('Select minutes').first().click();
  await expect(end).toHaveValue('11:05 AM');
  await expect(demo.getByText('At least 15 minutes')).toBeHidden();
});

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('a button sets both times of the field', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TypedTimeRange');
    const field = demo.getByRole('textbox', { name: 'Craftsman at home' });
    await expect(field).toHaveValue('08:00 AM – 12:00 PM');
    await demo.getByRole('button', { name: 'Afternoon' }).click();
    await expect(field).toHaveValue('01:00 PM – 05:00 PM');
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('0230p0400p');
    await expect(field).toHaveValue('02:30 PM – 04:00 PM');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  });
});
