import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-number-input/');

async function checkSteps(demo: Locator, page: Page): Promise<void> {
  const field = demo.getByRole('spinbutton', { name: 'Tickets' });
  await demo.getByRole('button', { name: 'One more' }).click();
  await expect(field).toHaveValue('3');
  await expect(field).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(field).toHaveValue('12');
  await expect(demo.getByRole('button', { name: 'One more' })).toBeDisabled();
  await page.keyboard.press('End');
  await expect(field).toHaveValue('1');
  await expect(demo.getByRole('button', { name: 'One less' })).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(field).toHaveValue('12');
}

async function checkClamping(demo: Locator): Promise<void> {
  const field = demo.getByRole('spinbutton', { name: 'Weight, in steps of 50' });
  await field.fill('1234');
  await expect(demo.getByText('Typed: 1234')).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Value: 500');
  await field.blur();
  await expect(demo.getByRole('status')).toHaveText('Value: 1250');
  await field.fill('9999');
  await field.blur();
  await expect(demo.getByRole('status')).toHaveText('Value: 2000');
}

test('numbers change by steps, within limits', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['TicketCount', 'buttons and keys change the number', checkSteps],
    ['ClampedWeight', 'the value follows when the field loses the focus', checkClamping],
  ]);
});
