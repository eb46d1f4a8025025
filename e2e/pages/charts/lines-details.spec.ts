import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip, expectOnHover } from '../../fixtures/chart-hover';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/lines/');

const FRAMES = {
  BasicLines: {
    bottom: 'Jan, Feb … Dec',
    left: '°C: 0, 5, 10, 15, 20, 25',
    legend: 'Lake, River',
  },
  LinesFromDataset: {
    bottom: 'Apr 28, May 5 … Aug 4',
    left: '180, 200, 220, 240, 260',
    legend: 'Level, Mean',
  },
  LineCurves: {
    bottom: 'Day: 1, 2, 3, 4, 5, 6, 7, 8',
    left: '0, 20, 40, 60',
  },
  GapsInLines: {
    bottom: 'Hour: 0, 2 … 22',
    left: '80, 85, 90, 95, 100',
  },
  MarksWhereTheyMatter: {
    bottom: 'Week: 5, 10 … 50',
    left: '0, 200, 400, 600, 800',
  },
  StackedLines: {
    bottom: '2019, 2020, 2021, 2022, 2023, 2024',
    left: '0, 200, 400, 600, 800, 1,000',
    legend: 'Bus, Tram, Ferry',
  },
  LogLines: {
    bottom: 'Hours: 0, 2, 4, 6, 8, 10, 12',
    left: '10, 100, 1K, 10K, 100K',
    grid: '5 horizontal',
    legend: '37 °C, 20 °C',
  },
  StyledLines: {
    bottom: 'Round: 1, 2, 3, 4, 5, 6, 7, 8',
    left: '0, 5, 10, 15, 20',
    legend: 'Points, Target',
  },
  LabelsAtTheEnd: {
    bottom: 'Jan, Feb … Dec',
    left: '0, 5, 10, 15, 20, 25',
  },
  OneOfMany: {
    bottom: '2019, 2020, 2021, 2022, 2023, 2024',
    left: '6, 8, 10, 12, 14, 16',
  },
  LineClicks: {
    bottom: 'Week: 1, 2, 3, 4, 5, 6',
    left: '0, 10, 20, 30, 40',
    legend: 'Front, Back',
  },
  KeyboardReading: {
    bottom: 'Jan, Feb … Dec',
    left: '0, 10, 20, 30',
    legend: 'Lake, River',
  },
  LineAnimation: {
    bottom: 'Hour: 8, 9 … 20',
    left: '0, 50, 100',
    legend: 'Thursday',
  },
  NoLine: {
    bottom: 'Minutes: 0, 2 … 26',
    left: '60, 80, 100, 120, 140',
  },
  LinePlayground: {
    bottom: 'Week: 1, 2, 3, 4, 5, 6, 7, 8',
    left: '0, 20, 40, 60, 80',
    legend: 'Tea, Cocoa',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('A click on a line reports its series', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LineClicks');
  const line = demo.locator('.MuiLineElement-series-front');
  await expect(line).toBeVisible();
  await line.dispatchEvent('click');
  await expect(demo.getByRole('status')).toHaveText(
    'onLineClick {"type":"line","seriesId":"front"}',
  );
});

test('Lines have colors of the theme', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StyledLines');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines).toHaveCount(2);
  // The first two of the default palette.
  await expect(lines.first()).not.toHaveCSS('stroke', 'rgb(2, 178, 175)');
  await expect(lines.last()).not.toHaveCSS('stroke', 'rgb(46, 150, 255)');
});

test('The tooltip shows one town', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneOfMany');
  await expectOnHover(demo.locator('.MuiMarkElement-root').first(), {
    tooltip: /^Dunn\s*9$/,
    highlights: 1,
  });
});

test('The chart of the playground follows the settings', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LinePlayground');
  const mark = demo.locator('.MuiMarkElement-root').first();
  const dots = demo.locator('.MuiHighlightElement-root');
  const highlights = demo.locator('.MuiChartsAxisHighlight-root');
  await mark.hover();
  await expect(dots).toHaveCount(2);
  await expect(highlights).toHaveCount(1);
  await demo.getByLabel('disableLineItemHighlight').check();
  await demo.getByLabel('grid.horizontal').check();
  await expect(demo.locator('.MuiChartsGrid-horizontalLine')).toHaveCount(5);
  await demo.getByRole('combobox', { name: 'axisHighlight.x' }).click();
  await page.getByRole('option', { name: 'none' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await mark.hover();
  await expect(chartTooltip(page)).toContainText('Tea');
  await expect(highlights).toHaveCount(0);
  await expect(dots).toHaveCount(0);
});
