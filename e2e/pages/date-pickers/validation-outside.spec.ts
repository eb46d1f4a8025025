import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { dayOf, inputOf, openCalendar } from '../../fixtures/picker-fields';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/validation/');

test.use({ now: '2024-05-15T10:00:00' });

test('imported days are checked by the rules of the picker', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckedImport');
  const lines = demo.getByRole('status').locator('div');
  await expect(lines).toHaveCount(0);
  await demo.getByRole('button', { name: 'Check imported days' }).click();
  await expect(lines).toHaveText([
    '2024-05-17: valid',
    '2024-05-19: shouldDisableDate',
    '2024-04-01: minDate',
    'soon: invalidDate',
  ]);
  const popup = await openCalendar(demo, 'Delivery');
  await expect(dayOf(popup, '19'), 'no delivery on Sundays').toBeDisabled();
  await dayOf(popup, '17').click();
  await expect(inputOf(demo, 'Delivery')).toHaveValue('05/17/2024');
});
