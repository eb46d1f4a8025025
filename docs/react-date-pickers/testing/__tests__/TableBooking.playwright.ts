// #region setup
import { expect, test } from '@playwright/test';
import { openForm } from './open-form';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2024-05-15T10:00:00');
});
// #endregion

// #region type
test('books the day and the time that are typed', async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Day' }).fill('05/20/2024');

  await form.getByRole('spinbutton', { name: 'Hours' }).click();
  await page.keyboard.type('1930');

  await form.getByRole('button', { name: 'Book' }).click();
  await expect(form.getByRole('status')).toHaveText('Booked for 2024-05-20 at 19:30');
});
// #endregion

// #region choose
test('takes a day from the calendar', async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Choose date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Day' });
  await calendar.getByRole('gridcell', { name: '22' }).click();
  await expect(form.getByRole('textbox', { name: 'Day' })).toHaveValue('05/22/2024');
});
// #endregion

// #region refuse
test('offers no day in the past', async ({ page }) => {
  const form = await openForm(page);
  const day = form.getByRole('textbox', { name: 'Day' });
  await day.fill('05/14/2024');
  await expect(day).toHaveAttribute('aria-invalid', 'true');

  await form.getByRole('button', { name: /^Choose date/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Day' });
  await expect(calendar.getByRole('gridcell', { name: '14' })).toBeDisabled();
  await expect(calendar.getByRole('gridcell', { name: '15' })).toBeEnabled();
});
// #endregion

// #region mobile
test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('takes a day from the dialog', { tag: '@full' }, async ({ page }) => {
    const form = await openForm(page);
    const day = form.getByRole('textbox', { name: /^Choose date/ });
    await day.tap();

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '22' }).tap();
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(day).toHaveValue('05/22/2024');
  });
});
// #endregion
