import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-select/');

async function checkChoice(demo: Locator, page: Page): Promise<void> {
  const select = demo.getByRole('combobox', { name: 'Roast' });
  await expect(select).toHaveText('Medium');
  await select.press('Enter');
  const list = page.getByRole('listbox', { name: 'Roasts' });
  await expect(list.getByRole('option', { selected: true })).toHaveText('Medium');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { name: 'Dark' })).toHaveClass(/base-Option-highlighted/);
  await page.keyboard.press('Enter');
  await expect(select).toHaveText('Dark');
  await expect(list).toBeHidden();
  await select.click();
  await expect(list.getByRole('option', { name: 'Green' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}

async function checkSeveral(demo: Locator, page: Page): Promise<void> {
  const select = demo.getByRole('combobox', { name: 'Market days' });
  await expect(select).toHaveText('1 of 3 days');
  await select.click();
  await page.getByRole('option', { name: 'Sunday' }).click();
  await page.getByRole('option', { name: 'Friday' }).click();
  await expect(demo.getByRole('status')).toHaveText('Tuesday, Sunday, Friday');
  await expect(select).toHaveText('3 of 3 days');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Sunday' })).toBeHidden();
}

test('users choose one option or several', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['RoastSelect', 'keys choose, and disabled options are marked', checkChoice],
    ['MarketDays', 'the list stays open for several values', checkSeveral],
  ]);
});
