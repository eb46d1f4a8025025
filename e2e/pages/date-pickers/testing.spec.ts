import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';
// The tests that the page shows; their clock and time zone apply to those in this file, too.
import '../../../docs/react-date-pickers/testing/__tests__/TableBooking.playwright';

const PAGE = '/x/react-date-pickers/testing/';

test('the form of the examples asks for what is missing', async ({ page }) => {
  const form = await openDemo(page, PAGE, 'TableBooking');
  await form.getByRole('button', { name: 'Book' }).click();
  await expect(form.getByRole('status')).toHaveText('Enter a day and a time');
});
