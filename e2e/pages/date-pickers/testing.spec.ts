import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
// The tests that the page shows; their clock and time zone apply to those in this file, too.
import '../../../docs/react-date-pickers/testing/__tests__/TableBooking.playwright';

const PAGE = docsPage('/x/react-date-pickers/testing/');

test('the form of the examples asks for what is missing', async ({ page }) => {
  const form = await openDemo(page, PAGE, 'TableBooking');
  await form.getByRole('button', { name: 'Book' }).click();
  await expect(form.getByRole('status')).toHaveText('Enter a day and a time');
});

test(
  'the form books what is entered, but no day in the past',
  { tag: '@full' },
  async ({ page }) => {
    const form = await openDemo(page, PAGE, 'TableBooking');
    const day = form.getByRole('textbox', { name: 'Day' });
    await day.fill('05/14/2024');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await day.fill('05/20/2024');
    await expect(day).toHaveAttribute('aria-invalid', 'false');
    await form.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('1930');
    await form.getByRole('button', { name: 'Book' }).click();
    await expect(form.getByRole('status')).toHaveText('Booked for 2024-05-20 at 19:30');
  },
);
