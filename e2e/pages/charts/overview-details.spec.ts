import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip } from '../../fixtures/chart-hover';
import { placesOf, tickLabels } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/');

const FRAMES = {
  ChartGallery: [
    {
      bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
      left: '0, 100, 200, 300',
    },
    {
      bottom: '0, 5, 10, 15, 20',
      left: '0, 10, 20, 30, 40',
    },
    {
      legend: 'Year, Month, Day, Single',
    },
    {
      bottom: '0, 1 … 8',
      left: '0, 20, 40, 60',
    },
  ],
  SameFigures: {
    bottom: 'Q1, Q2, Q3, Q4',
    left: '0, 20, 40, 60',
    legend: 'Shop, Online',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('The gauge is open, and the sparkline filled', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChartGallery');
  const panel = (summary: RegExp) => demo.getByRole('img', { name: summary });
  const [arc] = await placesOf(panel(/^A gauge at 72/).locator('.MuiGauge-referenceArc'));
  // From -110 to 110 degrees, more than a half of a circle.
  expect((arc?.height ?? NaN) / (arc?.width ?? NaN)).toBeCloseTo(0.67, 1);
  const sparkline = panel(/^A small line/);
  await expect(sparkline.locator('.MuiAreaElement-root')).toHaveCount(1);
  await sparkline.locator('svg').hover();
  await expect(chartTooltip(page)).toHaveText(/^\d+$/);
  await expect(sparkline.locator('.MuiHighlightElement-root')).toHaveCount(1);
});

test('Lines name the quarters too', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SameFigures');
  await demo.getByRole('button', { name: 'Follow' }).click();
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(2);
  await expect(tickLabels(demo, 'bottom')).toHaveText(['Q1', 'Q2', 'Q3', 'Q4']);
});
