import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip } from '../../fixtures/chart-hover';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/scatter-demo/');

const FRAMES = {
  TrendLine: {
    bottom: '°C: 6, 8 … 34',
    left: '0, 100, 200, 300, 400',
    legend: 'Ice creams sold in a day',
  },
  Bubbles: {
    bottom: 'Income in thousands: 16, 18 … 44',
    left: 'Age: 36, 38, 40, 42, 44, 46, 48, 50',
  },
  Quadrants: {
    bottom: 'Effort: 0, 1 … 10',
    left: 'Value: 0, 2, 4, 6, 8, 10',
  },
  Strips: {
    bottom: 'Class A, Class B, Class C',
    left: '0, 1, 2, 3, 4, 5, 6, 7',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('Points answer only from near', { tag: '@full' }, async ({ page }) => {
  for (const name of ['Bubbles', 'TrendLine']) {
    const demo = await openDemo(page, PAGE, name);
    await expect(demo.locator('circle').first()).toBeVisible();
    await demo.locator('[role="img"] svg').hover({ position: { x: 65, y: 70 } });
    await demo.locator('[role="img"] svg').hover({ position: { x: 60, y: 70 } });
    await expect(chartTooltip(page), name).toHaveCount(0);
    await demo.locator('circle').first().hover();
    await expect(chartTooltip(page), name).toBeVisible();
    await page.mouse.move(0, 0);
  }
});

test('The lines between quadrants are dashed', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Quadrants');
  const lines = demo.locator('.MuiChartsReferenceLine-line');
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    await expect(line).toHaveCSS('stroke-dasharray', '4px, 4px');
  }
});
