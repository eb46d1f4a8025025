import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { dayOf, inputOf, openCalendar } from '../../fixtures/picker-fields';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/lifecycle/');

test.use({ now: '2024-05-15T10:00:00' });

test('onAccept tells the shortcut and the error', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AcceptContext');
  const log = demo.getByRole('log');
  await expect(log).toHaveText('No calls yet');
  const popup = await openCalendar(demo, 'Deliver on');
  await expect(popup.getByText('April 2024')).toBeVisible();
  await expect(dayOf(popup, '16')).toBeDisabled();
  await popup.getByRole('button', { name: 'Express' }).click();
  await expect(popup).toHaveCount(0);
  await expect(log).toHaveText('Apr 18, express, valid');
  await openCalendar(demo, 'Deliver on');
  await dayOf(popup, '24').click();
  await expect(log.locator('div').last()).toHaveText('Apr 24, own choice, valid');

  await inputOf(demo, 'Deliver on').fill('04/10/2024');
  await openCalendar(demo, 'Deliver on');
  await page.keyboard.press('Escape');
  await expect(log.locator('div').last()).toHaveText('Apr 10, own choice, minDate');
});
