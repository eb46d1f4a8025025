import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-menu/');

async function checkActions(demo: Locator, page: Page): Promise<void> {
  const button = demo.getByRole('button', { name: 'Recipe' });
  const items = page.getByRole('menuitem');
  await button.press('ArrowDown');
  await expect(items.filter({ hasText: 'Print' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await button.press('ArrowUp');
  await expect(items.filter({ hasText: 'Delete' })).toBeFocused();
  await expect(items.filter({ hasText: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Copied');
  await expect(items).toHaveCount(0);
}

async function checkToppings(demo: Locator, page: Page): Promise<void> {
  await demo.getByRole('button', { name: 'Toppings' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Olives' }).click();
  await expect(demo.getByRole('status')).toHaveText('Olives, Basil');
  await page.getByRole('menuitemcheckbox', { name: 'Basil' }).click();
  await expect(demo.getByRole('status')).toHaveText('Olives');
  await expect(page.getByRole('menuitemcheckbox', { checked: true })).toHaveText('✓ Olives');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(0);
}

test('menus run actions, or stay open', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['RecipeMenu', 'keys open it and run an action', checkActions],
    ['ToppingsMenu', 'items that are on or off keep it open', checkToppings],
  ]);
});
