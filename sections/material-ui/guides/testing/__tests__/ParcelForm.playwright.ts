// #region send
import { expect, test } from '@playwright/test';
import { openParcelForm } from './open-parcel-form';

test('sends a large parcel', async ({ page }) => {
  const form = await openParcelForm(page);
  await form.getByLabel('Recipient').fill('Nora');
  await form.getByLabel('Size').click();
  // The list is at the end of the body, not in the form.
  await page.getByRole('option', { name: 'large' }).click();

  await form.getByRole('button', { name: 'Send parcel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this parcel?' });
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('status')).toHaveText('Sent to Nora');
});
// #endregion

// #region slider
test('moves the slider with the keyboard', async ({ page }) => {
  const form = await openParcelForm(page);
  const weight = form.getByRole('slider');
  await weight.focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByText('Weight: 3 kg')).toBeVisible();
  await page.keyboard.press('End');
  await expect(weight).toHaveValue('20');
});
// #endregion
