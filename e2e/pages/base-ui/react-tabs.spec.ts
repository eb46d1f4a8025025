import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-tabs/');

async function checkPanels(demo: Locator, page: Page): Promise<void> {
  await expect(demo.getByRole('tablist', { name: 'Parts of the trip' })).toBeVisible();
  await expect(demo.getByRole('tabpanel')).toHaveText('Ferry at 8:40, pier 3');
  await demo.getByRole('tab', { name: 'Way out' }).press('ArrowRight');
  await expect(demo.getByRole('tab', { name: 'Stay' })).toBeFocused();
  await expect(demo.getByRole('tabpanel'), 'arrows only move').toHaveText('Ferry at 8:40, pier 3');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('tabpanel', { name: 'Stay' })).toHaveText(
    'Two nights at the lighthouse',
  );
  await demo.getByRole('tab', { name: 'Way back' }).click();
  await expect(demo.getByRole('tab', { selected: true })).toHaveText('Way back');
}

async function checkFollowing(demo: Locator): Promise<void> {
  await expect(demo.getByRole('tab', { name: 'Summer' })).toBeDisabled();
  await demo.getByRole('tab', { name: 'Spring' }).press('ArrowDown');
  await expect(demo.getByRole('tab', { name: 'Autumn' })).toBeFocused();
  await expect(demo.getByRole('tabpanel')).toHaveText('Plant garlic');
}

test('tabs show panels, on activation or on focus', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['TripTabs', 'arrows move, and Enter chooses', checkPanels],
    ['VerticalTabs', 'the focus chooses, and skips a disabled tab', checkFollowing],
  ]);
});
