import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-tree-view/simple-tree-view/customization/';

test('a headless item keeps a key for itself', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeadlessItem');
  const star = demo.getByRole('button', { name: 'Take the star away' });
  await demo.getByText('Main dishes').click();
  await expect(demo.getByText('Smoked trout')).toHaveCount(0);
  // An item that has just come knows no key yet: each step waits for the one before.
  const focused = demo.locator(':focus');
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByText('Smoked trout')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Gnocchi with sage');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Smoked trout');
  // Without `defaultMuiPrevented` the letter would go to the item "Sweets".
  await page.keyboard.press('s');
  await expect(star).toHaveCount(1);
  await page.keyboard.press('s');
  await expect(star).toHaveCount(0);
  await page.keyboard.press('g');
  await expect(focused).toHaveText('Gnocchi with sage');
  await page.keyboard.press('s');
  await expect(star).toHaveCount(1);
});

test('the arrow opens, the label selects', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArrowOnly');
  await demo.getByText('South').click();
  await expect(demo.locator('[aria-selected="true"]')).toHaveText('South');
  await expect(demo.getByText('Plains')).toHaveCount(0);
  await demo.locator('.MuiTreeItem-iconContainer').last().click();
  await expect(demo.getByText('Plains')).toBeVisible();
});

test('the sliders change indent and height', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeSpacing');
  const row = demo.locator('.MuiTreeItem-content').first();
  await expect(row).toHaveCSS('min-height', '40px');
  await demo.getByRole('slider', { name: 'Height of a row' }).focus();
  await page.keyboard.press('End');
  await expect(row).toHaveCSS('min-height', '48px');
});
