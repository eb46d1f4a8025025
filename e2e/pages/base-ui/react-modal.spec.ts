import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-modal/');

async function checkDialog(demo: Locator, page: Page): Promise<void> {
  const opener = demo.getByRole('button', { name: 'Cancel trip' });
  const dialog = page.getByRole('dialog', { name: 'Cancel the trip to Turku?' });
  await opener.click();
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Keep it' }), 'stays inside').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page
    .locator('.base-Modal-backdrop')
    .filter({ visible: true })
    .click({ position: { x: 5, y: 5 } });
  await expect(dialog).toHaveCount(0);
}

async function checkGuard(demo: Locator, page: Page): Promise<void> {
  const opener = demo.getByRole('button', { name: 'Write a note' });
  const note = page.getByRole('textbox', { name: 'Note' });
  await opener.click();
  await note.fill('Feed the cat');
  await page.mouse.click(5, 5);
  await expect(note, 'the backdrop does not close it').toBeVisible();
  await note.press('Escape');
  await expect(note).toBeHidden();
  await expect(demo.getByRole('status')).toHaveText('Closed by Escape');
  await opener.click();
  await expect(note).toHaveValue('Feed the cat');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(demo.getByRole('status')).toHaveText('Closed by Done');
}

test('modals keep the focus, and close as they should', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['CancelTrip', 'the focus stays inside, and comes back', checkDialog],
    ['GuardedNote', 'only Escape and the button close it, and it keeps the text', checkGuard],
  ]);
});
