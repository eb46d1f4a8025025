import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-slider/');

async function checkLamp(demo: Locator, page: Page): Promise<void> {
  const slider = demo.getByRole('slider', { name: 'Brightness' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('41');
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveValue('51');
  await expect(demo.locator('.base-Slider-thumb')).toHaveClass(/base--focusVisible/);
  const rail = await demo.locator('.base-Slider-root').boundingBox();
  expect(rail, 'the slider has a size').not.toBeNull();
  if (rail) await page.mouse.click(rail.x + rail.width / 2, rail.y + rail.height / 2);
  await expect(slider).toHaveValue('50');
  const thumb = await demo.locator('.base-Slider-thumb').boundingBox();
  const middle = (rail?.x ?? 0) + (rail?.width ?? 0) / 2;
  expect((thumb?.x ?? 0) + (thumb?.width ?? 0) / 2).toBeCloseTo(middle, 0);
}

async function checkRange(demo: Locator, page: Page): Promise<void> {
  const lowest = demo.getByRole('slider', { name: 'Lowest price' });
  const highest = demo.getByRole('slider', { name: 'Highest price' });
  await expect(highest).toHaveAttribute('aria-valuetext', '60 euros');
  await lowest.press('ArrowRight');
  await expect(demo.getByRole('status')).toHaveText('€25 to €60');
  await highest.press('Shift+ArrowRight');
  await expect(demo.getByRole('status')).toHaveText('€25 to €85');
  await page.keyboard.press('End');
  await expect(demo.getByRole('status')).toHaveText('€25 to €100');
  await expect(demo.getByText('€50', { exact: true })).toBeVisible();
}

test('sliders choose a number or a range', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['LampSlider', 'keys and pointer change the value', checkLamp],
    ['PriceRange', 'each thumb has a name and a value', checkRange],
  ]);
});
