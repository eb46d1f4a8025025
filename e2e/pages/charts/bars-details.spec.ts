import { expectFrames } from '../../fixtures/chart-frames';
import { expectOnHover } from '../../fixtures/chart-hover';
import { fillsOf, placesOf } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/bars/');

const FRAMES = {
  BasicBars: {
    bottom: 'Stop: Market, Zoo, Harbor, Station',
    left: '0, 100, 200, 300, 400, 500',
    legend: 'Morning, Evening',
  },
  BarsFromDataset: {
    bottom: 'Jan, Feb, Mar, Apr, May',
    left: '€0, €20,000, €40,000, €60,000',
    legend: 'Sales, Refunds',
  },
  HorizontalBars: {
    bottom: 'Parcels: 0, 20 … 220',
    left: 'Nobody at home, Wrong address, Refused at the door, Locker was full, Damaged in transit',
  },
  BarGaps: {
    bottom: 'Baking, Pottery, Sewing',
    left: '0, 5, 10, 15, 20, 25',
    legend: 'Seats, Attendees',
  },
  StackedBars: {
    bottom: 'Sprint 1, Sprint 2, Sprint 3, Sprint 4',
    left: '0, 50, 100, 150, 200',
    legend: 'Planned, Features, Fixes, Reviews',
  },
  GainsAndLosses: {
    bottom: 'Jan, Feb, Mar, Apr, May, Jun',
    left: '−40, −20, 0, 20, 40, 60',
    legend: 'Joined, Returned, Left',
  },
  BarsWithTarget: {
    bottom: 'Week: 10, 11, 12, 13, 14, 15, 16, 17',
    left: 'Minutes: 0, 10, 20, 30',
    grid: '4 horizontal',
  },
  ColorsByValue: {
    bottom: 'Hour: 6, 8, 10, 12, 14, 16, 18, 20',
    left: '0, 20, 40, 60',
    legend: 'Low, Elevated, High',
  },
  StyledBars: {
    bottom: '2021, 2022, 2023, 2024, 2025, 2026',
    left: '0, 50, 100, 150',
    legend: 'Measured, Forecast',
  },
  BarLabels: {
    bottom: 'Crime, Poetry, Travel, History, Comics',
    left: '0, 100, 200, 300, 400',
  },
  BarHighlights: {
    bottom: 'Apples, Pears, Plums, Quinces',
    left: '0, 10, 20, 30, 40, 50',
    legend: 'Last year, This year',
  },
  BarClicks: {
    bottom: 'Attic, Cellar, Garden, Studio',
    left: '0, 10, 20, 30',
    legend: 'June, July',
  },
  FocusableBars: {
    bottom: 'Ground, First, Second, Third',
    left: '0, 10, 20, 30, 40',
  },
  BarAnimation: {
    bottom: 'Mon, Tue, Wed, Thu, Fri',
    left: '0, 20, 40',
    legend: 'Week 1',
  },
  NoBars: {
    bottom: 'Bergen, Graz, Lille, Porto',
    left: '0, 20, 40, 60',
  },
  BarPlayground: {
    bottom: 'Court 1, Court 2, Court 3, Hall',
    left: '0, 10, 20, 30, 40, 50',
    legend: 'Club, Guests',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('Colors of the theme replace those of the palette', { tag: '@full' }, async ({ page }) => {
  const levels = await openDemo(page, PAGE, 'ColorsByValue');
  await expect
    .poll(() => fillsOf(levels.locator('.MuiChartsLegend-mark')))
    .toEqual(['rgb(46, 125, 50)', 'rgb(237, 108, 2)', 'rgb(211, 47, 47)']);
  const power = await openDemo(page, PAGE, 'StyledBars');
  const forecast = power.locator('.MuiBarElement-series-forecast').last();
  const color = await forecast.evaluate((bar) => getComputedStyle(bar).stroke);
  const measured = power.locator('.MuiBarElement-series-measured').first();
  await expect(measured, 'the color around the hatched bars').toHaveCSS('fill', color);
});

test('The name of the goal is at the end of its line', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BarsWithTarget');
  await expect(demo.locator('.MuiChartsReferenceLine-label')).toHaveText('Goal');
  const [label] = await placesOf(demo.locator('.MuiChartsReferenceLine-label'));
  const [line] = await placesOf(demo.locator('.MuiChartsReferenceLine-line'));
  const end = (line?.left ?? NaN) + (line?.width ?? NaN);
  expect(end - (label?.left ?? NaN)).toBeLessThan(60);
});

test(
  'Only the chosen bars fade, without a mark at the axis',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'BarHighlights');
    const bars = demo.locator('.MuiBarElement-root');
    await expectOnHover(bars.first(), { tooltip: /^Last year\s*41$/, highlights: 0 });
    await demo.getByRole('combobox', { name: 'fade' }).click();
    await page.getByRole('option', { name: 'none' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await bars.first().hover();
    await expect(page.locator('.MuiChartsTooltip-root')).toBeVisible();
    for (const bar of await bars.all()) await expect(bar).toHaveCSS('opacity', '1');
  },
);

test('The chart of the playground follows the settings', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BarPlayground');
  const bars = demo.locator('.MuiBarElement-root');
  await expectOnHover(bars.first(), {
    tooltip: /^Court 1\s*Club\s*38\s*Guests\s*12$/,
    highlights: 1,
  });
  await demo.getByLabel('slotProps.legend.hidden').check();
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveCount(0);
  await demo.getByLabel('grid.horizontal').check();
  await expect(demo.locator('.MuiChartsGrid-horizontalLine')).toHaveCount(6);
  await demo.getByRole('combobox', { name: 'tooltip.trigger' }).click();
  await page.getByRole('option', { name: 'item' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectOnHover(bars.first(), { tooltip: /^Club\s*38$/, highlights: 1 });
});
