import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { dayOf, inputOf } from '../../fixtures/picker-fields';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/custom-field/');

test.use({ now: '2024-05-15T10:00:00' });

async function checkButton(demo: Locator, page: Page): Promise<void> {
  const button = demo.getByRole('button', { name: /^Delivery/ });
  await expect(button).toHaveText('Delivery: 04/10/2024');
  await expect(button).toHaveAccessibleDescription('minDate');
  await button.click();
  const popup = await settledPopup(page.getByRole('dialog', { name: 'Delivery' }));
  await expect(dayOf(popup, '16')).toBeDisabled();
  await dayOf(popup, '18').click();
  await expect(popup).toHaveCount(0);
  await expect(button).toHaveText('Delivery: 04/18/2024');
  await expect(button).toHaveAccessibleDescription('');
}

async function checkHint(demo: Locator): Promise<void> {
  await expect(inputOf(demo, 'Livraison')).toHaveAccessibleDescription('Format : JJ/MM/AAAA');
}

test('fields of your own use the hooks of the package', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['CheckedButton', 'a button opens the picker, and shows its error', checkButton],
    ['FormatHint', 'the format is named in the language of the picker', checkHint],
  ]);
});
