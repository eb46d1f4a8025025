import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip, expectOnHover } from '../../fixtures/chart-hover';
import { placesOf } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/line-demo/');

const FRAMES = {
  BiaxialLines: {
    right: '0 %, 20 %, 40 %, 60 %, 80 %, 100 %',
    bottom: 'Hour: 0, 2 … 24',
    left: '10 °C, 15 °C, 20 °C, 25 °C, 30 °C',
    legend: 'Temperature, Humidity',
  },
  ErrorBand: {
    bottom: 'Dose in mg: 0, 2 … 30',
    left: 'mm: 0, 20, 40, 60, 80',
  },
  StreamingLine: {
    bottom: '0, 5 … 55',
    left: '% load: 0, 20, 40, 60, 80, 100',
  },
  ForecastLine: {
    bottom: 'May: 8, 9 … 17',
    left: '150, 200, 250, 300',
    legend: 'Measured, Forecast',
  },
  LeagueTable: {
    right: 'Harbor, Uphill, Old Mill, Station, Meadow (no line, no tick)',
    bottom: 'Round: 1, 2, 3, 4, 5, 6',
    left: '1, 2, 3, 4, 5',
  },
  BurndownChart: {
    bottom: 'Day: 0, 1 … 10',
    left: 'Points: 0, 20, 40, 60',
    legend: 'Remaining, On schedule',
  },
  ColorAboveLimit: {
    bottom: 'Hour: 0, 2 … 24',
    left: 'dB: 20, 30, 40, 50, 60, 70, 80',
  },
  SmallMultiples: [
    {
      bottom: '2, 4, 6, 8, 10, 12',
      left: '0, 100',
    },
    {
      bottom: '2, 4, 6, 8, 10, 12',
      left: '0, 100',
    },
    {
      bottom: '2, 4, 6, 8, 10, 12',
      left: '0, 100',
    },
    {
      bottom: '2, 4, 6, 8, 10, 12',
      left: '0, 100',
    },
  ],
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('A stream does not react to the pointer', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StreamingLine');
  const chart = demo.locator('[role="img"] svg');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await chart.hover({ position: { x: 300, y: 100 } });
  await chart.hover({ position: { x: 320, y: 120 } });
  await expect(chartTooltip(page)).toHaveCount(0);
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(0);
  await expect(demo.locator('.MuiHighlightElement-root')).toHaveCount(0);
});

test('The tooltip shows one team', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LeagueTable');
  await expectOnHover(demo.locator('.MuiMarkElement-root').first(), {
    tooltip: /^Harbor\s*3$/,
    highlights: 1,
  });
});

test('Lines of today and of the limit are marked', { tag: '@full' }, async ({ page }) => {
  const today = (await openDemo(page, PAGE, 'ForecastLine')).locator(
    '.MuiChartsReferenceLine-line',
  );
  await expect(today).toHaveCSS('stroke-dasharray', '2px, 3px');
  const demo = await openDemo(page, PAGE, 'ColorAboveLimit');
  await expect(demo.locator('.MuiChartsReferenceLine-label')).toHaveText('Limit');
  const [label] = await placesOf(demo.locator('.MuiChartsReferenceLine-label'));
  const [line] = await placesOf(demo.locator('.MuiChartsReferenceLine-line'));
  const end = (line?.left ?? NaN) + (line?.width ?? NaN);
  expect(end - (label?.left ?? NaN)).toBeLessThan(60);
});
