import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/custom-field/');

test.use({ now: '2024-05-15T10:00:00' });

test(
  'a form says what is wrong with a date, and goes to it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'BookingForm');
    const day = demo.getByRole('textbox', { name: 'Day' });
    const book = demo.getByRole('button', { name: 'Book' });
    await demo.getByRole('textbox', { name: 'Guest' }).fill('Noor');
    await book.click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription('Choose a day');
    await day.fill('05/20/2024');
    await expect(day).toHaveAccessibleDescription('We are closed on Mondays');
    await day.fill('05/21/2024');
    await expect(day).not.toHaveAttribute('aria-invalid', 'true');
    await book.click();
    await expect(demo.getByRole('status')).toHaveText('Noor, 2024-05-21');
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    const popup = await settledPopup(page.getByRole('dialog'));
    const choice = (name: string) => popup.getByRole('gridcell', { name, exact: true });
    for (const closed of ['14', '20']) await expect(choice(closed)).toBeDisabled();
    await expect(choice('15')).toBeEnabled();
  },
);

test('a form checks both ends of a range', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StayForm');
  const end = demo.getByRole('textbox', { name: 'Departure' });
  const reserve = demo.getByRole('button', { name: 'Reserve' });
  await reserve.click();
  await expect(end).toHaveAccessibleDescription('When do you leave?');
  await end.fill('05/18/2024');
  await expect(end).toHaveAccessibleDescription('At least two nights');
  await end.fill('05/21/2024');
  await page.keyboard.press('Escape');
  await reserve.click();
  await expect(demo.getByRole('status')).toHaveText('2024-05-17 to 2024-05-21');
});
