import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/styling/';

test('styles reach the parts by their classes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StyledParts');
  await expect(demo.locator('.MuiLineElement-series-lent')).toHaveCSS(
    'stroke-dasharray',
    '8px, 4px',
  );
  await expect(demo.locator('.MuiLineElement-series-read')).toHaveCSS('stroke-dasharray', 'none');
  await expect(demo.locator('.MuiChartsGrid-line').first()).toHaveCSS(
    'stroke-dasharray',
    '2px, 4px',
  );
  await expect(demo.locator('.MuiChartsLegend-mark').first()).toHaveCSS('rx', '10px');
});

test('the theme sets defaults and styles', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThemedCharts');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCSS('stroke-width', '4px');
  await expect(demo.locator('.MuiChartsLegend-root')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-line')).toBeHidden();
  await expect(demo.locator('.MuiChartsAxis-bottom text').first()).toHaveCSS('font-size', '14px');
});

test('the same thing has the same color in both charts', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SameColors');
  const color = (chart: number, name: string) =>
    demo
      .getByRole('img')
      .nth(chart)
      .locator('.MuiChartsLegend-series', { hasText: name })
      .locator('rect')
      .getAttribute('fill');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveCount(5);
  expect(await color(0, 'paper')).toBe(await color(1, 'paper'));
  expect(await color(0, 'metal')).toBe(await color(1, 'metal'));
});
