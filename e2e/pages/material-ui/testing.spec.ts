import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';
// The tests that the page shows.
import '../../../sections/material-ui/guides/testing/__tests__/ParcelForm.playwright';

const PAGE = '/material-ui/guides/testing/';

test('going back in the dialog of the examples sends nothing', async ({ page }) => {
  const form = await openDemo(page, PAGE, 'ParcelForm');
  await form.getByLabel('Recipient').fill('Nora');
  await form.getByRole('button', { name: 'Send parcel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this parcel?' });
  await dialog.getByRole('button', { name: 'Send now' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('status')).not.toContainText('Sent');
});

test('the page shows the code of the tests that run', async ({ page }) => {
  await page.goto(PAGE);
  await expect(
    page.locator('pre code').filter({ hasText: "test('sends a large parcel'" }).first(),
  ).toContainText("await expect(form.getByRole('status')).toHaveText('Sent to Nora');");
});
