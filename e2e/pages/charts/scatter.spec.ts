import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/scatter/';

/** Hovers or clicks at this distance from the middle of a dot. */
async function near(dot: Locator, distance: number) {
  const box = await dot.boundingBox();
  if (!box) throw new Error('the dot is not drawn');
  return { x: box.x + box.width / 2 + distance, y: box.y + box.height / 2 };
}

test('A click near a point counts as a click on it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PointClicks');
  const place = await near(demo.locator('circle').nth(3), 15);
  await page.mouse.click(place.x, place.y);
  await expect(demo.getByRole('status')).toHaveText(
    'North Wall: {"type":"scatter","seriesId":"wines","dataIndex":3}',
  );
});

test('Without Voronoi only the point itself answers', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PointerReach');
  const tooltip = page.locator('.MuiChartsTooltip-root');
  const beside = await near(demo.locator('circle').first(), 12);
  await page.mouse.move(beside.x, beside.y);
  await expect(tooltip).toBeVisible();
  await demo.getByRole('button', { name: 'Under the pointer' }).click();
  await page.mouse.move(beside.x, beside.y);
  await expect(tooltip).toHaveCount(0);
  await demo.locator('circle').first().hover();
  await expect(tooltip).toBeVisible();
});

test('A point is chosen with the keyboard', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FocusablePoints');
  await demo.getByRole('button', { name: 'Saddle hut, 8.5 kilometers, 2090 meters' }).focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Tonight: Saddle hut');
});

test('4,000 points are one element', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ManyPoints');
  await expect(demo.locator('circle')).toHaveCount(0);
  await expect(demo.locator('path[stroke-linecap="round"]')).toHaveCount(1);
});
