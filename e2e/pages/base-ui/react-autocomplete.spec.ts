import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-autocomplete/');

async function checkFilter(demo: Locator, page: Page): Promise<void> {
  const field = demo.getByRole('combobox', { name: 'Harbor' });
  await field.pressSequentially('b');
  await expect(demo.getByRole('option')).toHaveText(['Bergen', 'Bremen']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('option', { name: 'Bremen' })).toHaveClass(/Mui-focused/);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Bremen');
  await expect(demo.getByRole('option')).toHaveCount(0);
}

async function checkTags(demo: Locator, page: Page): Promise<void> {
  const field = demo.getByRole('combobox', { name: 'Crew' });
  const tags = demo.getByRole('button');
  await field.click();
  await expect(demo.getByRole('option')).toHaveText(['Ada', 'Chidi', 'Dalia']);
  await demo.getByRole('option', { name: 'Chidi' }).click();
  await expect(tags).toHaveText(['Bo ×', 'Chidi ×']);
  await expect(demo.getByRole('option')).toHaveText(['Ada', 'Dalia']);
  await page.keyboard.press('Backspace');
  await expect(tags).toHaveText(['Bo ×']);
  await demo.getByRole('button', { name: 'Remove Bo' }).click();
  await expect(tags).toHaveCount(0);
}

test('the hook filters, and keeps several values', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['HarborSearch', 'typing filters, and keys choose', checkFilter],
    ['CrewTags', 'chosen values are tags, and leave the list', checkTags],
  ]);
});
