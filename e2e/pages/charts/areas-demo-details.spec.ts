import { expectFrames } from '../../fixtures/chart-frames';
import { fillsOf } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/areas-demo/');

const FRAMES = {
  PowerMix: {
    bottom: 'Hour: 0, 6, 12, 18, 24',
    left: '0 MW, 20 MW, 40 MW, 60 MW, 80 MW',
    legend: 'Hydro, Wind, Solar, Gas',
  },
  SharesOverTime: {
    bottom: '2012, 2015, 2018, 2021, 2024',
    left: '0 %, 20 %, 40 %, 60 %, 80 %, 100 %',
    legend: 'Bike, On foot, Transit, Car',
  },
  StreamGraph: {
    bottom: 'Week: 5, 10, 15, 20, 25',
    legend: 'Crime, Fantasy, Cooking, Travel, Poetry',
  },
  TemperatureRange: {
    bottom: 'April: 1, 2 … 14',
    left: '0 °C, 5 °C, 10 °C, 15 °C, 20 °C, 25 °C',
    legend: 'Lowest, Up to the highest',
  },
  GradientArea: {
    bottom: 'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug',
    left: '0, 500, 1K, 1.5K, 2K, 2.5K',
  },
  AboveAndBelow: {
    bottom: '2004, 2006 … 2024',
    left: '-1 °C, 0 °C, 1 °C, 2 °C',
  },
  OverlappingAreas: {
    bottom: 'Minutes: 0, 5 … 60',
    left: '0 %, 5 %, 10 %, 15 %',
    legend: 'Before, After',
  },
  ElevationProfile: {
    bottom: 'km: 0, 1 … 12',
    left: '0, 200, 400, 600, 800, 1,000, 1,200',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('Areas have the colors that the demo chooses', { tag: '@full' }, async ({ page }) => {
  const legendColors = async (name: string) =>
    fillsOf((await openDemo(page, PAGE, name)).locator('.MuiChartsLegend-mark'));
  await expect
    .poll(() => legendColors('OverlappingAreas'))
    .toEqual(['rgb(123, 31, 162)', 'rgb(0, 137, 123)']);
  await expect
    .poll(() => legendColors('TemperatureRange'))
    .toEqual(['rgb(2, 136, 209)', 'rgb(245, 124, 0)']);
});
