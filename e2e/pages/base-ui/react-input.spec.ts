import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-input/');

async function checkFrame(demo: Locator, page: Page): Promise<void> {
  const field = demo.getByRole('textbox', { name: 'Town' });
  const frame = demo.locator('.base-Input-root');
  await expect(frame).not.toHaveClass(/base--focused/);
  await demo.getByText('⌕').click();
  await demo.locator('label').click();
  await expect(field).toBeFocused();
  await expect(frame).toHaveClass(/base--focused/);
  await page.keyboard.type('Oslo');
  await expect(field).toHaveValue('Oslo');
}

async function checkFormControl(demo: Locator): Promise<void> {
  const field = demo.getByRole('textbox', { name: 'Member code' });
  await expect(field).toHaveAccessibleDescription('On your card');
  await field.fill('20');
  await expect(field).toHaveAccessibleDescription('Four digits, such as 2041');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('2041');
  await expect(field).toHaveAccessibleDescription('Thank you');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

async function checkGrowth(demo: Locator): Promise<void> {
  const note = demo.getByRole('textbox', { name: 'Note' });
  const height = () => note.evaluate((element) => element.clientHeight);
  await expect.poll(height).toBe(64);
  await note.fill('one\ntwo\nthree');
  await expect.poll(height).toBe(88);
  await note.fill('one\ntwo\nthree\nfour\nfive\nsix');
  await expect.poll(height).toBe(112);
}

test('text fields have a frame, a state and a height', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['TownSearch', 'the frame shows the focus', checkFrame],
    ['MemberCode', 'the help reads the state of the field', checkFormControl],
    ['GrowingNote', 'the textarea grows to four rows', checkGrowth],
  ]);
});
