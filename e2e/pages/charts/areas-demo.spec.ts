import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/areas-demo/';

test('The gradient follows the slider', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ElevationProfile');
  const gradient = demo.locator('linearGradient');
  const at = async () => Number(await gradient.getAttribute('x1'));
  const before = await at();
  const slider = demo.getByRole('slider', { name: 'Where you are' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Kilometer 5, 910 meters high');
  expect(await at()).toBeGreaterThan(before);
});

test('Shares fill the height, whatever the total', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SharesOverTime');
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(4);
  const labels = demo.locator('.MuiChartsAxis-left .MuiChartsAxis-tickLabel');
  await expect(labels.first()).toHaveText('0 %');
  await expect(labels.last()).toHaveText('100 %');
});

test('The band starts at the lowest value, not at 0', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TemperatureRange');
  const band = demo.locator('.MuiAreaElement-series-spread');
  const low = demo.locator('.MuiLineElement-series-low');
  const bottom = async (shape: typeof band) => {
    const box = await shape.boundingBox();
    return box ? Math.round(box.y + box.height) : 0;
  };
  expect(Math.abs((await bottom(band)) - (await bottom(low)))).toBeLessThan(3);
});
