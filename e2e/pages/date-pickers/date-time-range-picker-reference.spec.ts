import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { dayOf, fieldBox, inputOf } from '../../fixtures/picker-fields';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/date-time-range-picker/');

test.use({ now: '2024-05-15T10:00:00' });

test('days that users choose get the usual time', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TimeOfReference');
  const status = demo.getByRole('status');
  const popup = page.getByRole('tooltip');
  await expect(status).toHaveText('open to open');
  await inputOf(demo, 'Course from').click();
  await settledPopup(popup);
  await expect(popup.getByText('April 2024')).toBeVisible();
  await dayOf(popup, '22').click();
  await expect(status).toHaveText('Apr 22, 09:30 to open');
  await inputOf(demo, 'Course until').click();
  await dayOf(popup, '24').click();
  await expect(status).toHaveText('Apr 22, 09:30 to Apr 24, 09:30');
  await expect(inputOf(demo, 'Course from')).toHaveValue('04/22/2024 09:30 AM');
});

/** The place of a field on the page, in whole pixels. */
async function placeOf(field: Locator): Promise<{ top: number; right: number }> {
  const { x, y, width } = (await field.boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
  return { top: Math.round(y), right: Math.round(x + width) };
}

test('both fields fill the line', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TimeOfReference');
  const from = fieldBox(demo, 'Course from');
  const until = fieldBox(demo, 'Course until');
  const { right } = await placeOf(demo.getByRole('status'));
  const { top } = await placeOf(from);
  await expect.poll(() => placeOf(until)).toEqual({ top, right });
});
