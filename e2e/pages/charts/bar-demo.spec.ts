import type { Locator, Page } from '@playwright/test';
import { fillsOf, placesOf, pointsOf, tickLabels } from '../../fixtures/chart-places';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/bar-demo/');

test('A bar leads to its cities, the breadcrumb back', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DrillDown');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(3);
  await bars.nth(1).click();
  await expect(demo.getByRole('img', { name: 'Dorf 96, Elm 141, Furt 53, Gau 38' })).toBeVisible();
  await expect(bars).toHaveCount(4);
  await demo.getByRole('button', { name: 'All regions' }).click();
  await expect(bars).toHaveCount(3);
  // The same without a mouse.
  await demo.getByRole('button', { name: 'South' }).press('Enter');
  await expect(bars).toHaveCount(2);
});

test('The pyramid writes no minus signs', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PopulationPyramid');
  const labels = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel');
  await expect(labels.first()).toHaveText('8 k');
  await expect(labels.last()).toHaveText('8 k');
});

test('Bins say their range in the tooltip', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Histogram');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('-2 to 0 minutes');
});

/** The axis goes from 270 up to 50, from 0 to 800. */
async function eachStepStartsWhereTheLastEnded(demo: Locator) {
  const bars = demo.locator('.MuiBarElement-root:not(.MuiBarElement-series-floor)');
  // Bars start and end on whole pixels.
  const placeOf = (value: number) => Math.round(270 - (value * 220) / 800);
  const steps = async () =>
    (await placesOf(bars))
      .filter(({ height }) => height > 1)
      .sort((a, b) => a.left - b.left)
      .map(({ top, height }) => [Math.round(top + height), Math.round(top)]);
  const values = [
    [0, 420],
    [420, 680],
    [680, 775],
    [465, 775],
    [345, 465],
    [345, 430],
    [0, 430],
  ];
  await expect.poll(steps).toEqual(values.map((ends) => ends.map(placeOf)));
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Balance', 'In', 'Out']);
  const floor = demo.locator('.MuiBarElement-series-floor').first();
  await expect(floor).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
  await expect(floor).toHaveCSS('pointer-events', 'none');
}

async function neutralAnswersAreInTheMiddle(demo: Locator) {
  const legend = demo.locator('.MuiChartsLegend-series');
  await expect(legend).toHaveText(['Rather not', 'No', 'Neutral', 'Mostly', 'Yes']);
  const line = demo.locator('.MuiChartsReferenceLine-line');
  const middle = parseFloat(((await line.getAttribute('d')) ?? '').replace('M ', ''));

  // Four topics: the first series is the left half of the neutral answers, the fourth the right one.
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(24);
  const distances = async () => {
    const places = await placesOf(bars);
    const ends = places.slice(0, 4).map(({ left, width }) => left + width);
    const starts = places.slice(12, 16).map(({ left }) => left);
    return Math.max(...[...ends, ...starts].map((x) => Math.abs(x - middle)));
  };
  await expect.poll(distances).toBeLessThan(1);
  const fills = await fillsOf(bars);
  expect(fills[12]).toBe(fills[0]);
  // The first tick is negative.
  await expect(tickLabels(demo, 'bottom').first()).toHaveText(/^\d+ %$/);
}

/** The axis goes from 270 up to 20, from 0 to 50 centimeters. */
async function errorBarsSpanTheError(demo: Locator, page: Page) {
  const whiskers = demo.locator('path[d*="h16"]');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(whiskers).toHaveCount(4);
  const lines = await whiskers.evaluateAll((paths) =>
    paths.map(
      (path) =>
        path
          .getAttribute('d')
          ?.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    ),
  );
  const height = (y = NaN) => Math.round((270 - y) / 5);
  expect(lines.map(([, top, bottom]) => [height(bottom), height(top)])).toEqual([
    [18, 24],
    [34, 42],
    [25, 29],
    [27, 39],
  ]);
  for (const [index, { left, width }] of (await placesOf(bars)).entries()) {
    expect(Math.abs((lines[index]?.[0] ?? NaN) - (left + width / 2))).toBeLessThan(1);
  }
  await bars.first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('21 ± 3 cm');
  await page.mouse.move(0, 0);
}

/** Both axes go from 270 up to 50: the left one to 186 bottles, the right one to 100 %. */
async function theLineAddsUpTheBars(demo: Locator) {
  const counts = async () =>
    (await placesOf(demo.locator('.MuiBarElement-root'))).map(({ height }) =>
      Math.round((height * 186) / 220),
    );
  await expect.poll(counts).toEqual([86, 52, 24, 12, 7, 5]);
  const percent = (y: number) => Math.round((270 - y) / 2.2);
  const shares = (await pointsOf(demo.locator('.MuiLineElement-root'))).map(({ y }) => percent(y));
  expect(shares).toEqual([46, 74, 87, 94, 97, 100]);

  const limit = (await demo.locator('.MuiChartsReferenceLine-line').getAttribute('d')) ?? '';
  expect(percent(Number(limit.split(' ')[2]))).toBe(80);
  await expect(tickLabels(demo, 'right').last()).toHaveText('100 %');
  await expect(demo.locator('svg > title')).toHaveText('Why bottles were rejected');
  await expect(demo.locator('svg > desc')).toContainText('138 of 186 defects');
}

/** The drawing area starts at 96, is 120 narrower than the chart, and shows 6:00 to 22:00. */
async function shiftsStartAndEndInTime(demo: Locator) {
  const hours = async () => {
    const [chart] = await placesOf(demo.locator('svg'));
    const perHour = ((chart?.width ?? NaN) - 120) / 16;
    const hour = (x: number) => Math.round((6 + (x - 96) / perHour) * 10) / 10;
    const shifts = await placesOf(demo.locator('.MuiBarElement-series-shift'));
    return shifts.map(({ left, width }) => [hour(left), hour(left + width)]);
  };
  await expect.poll(hours).toEqual([
    [6, 14.5],
    [9, 17],
    [12.5, 20],
    [14, 22],
  ]);
  const before = demo.locator('.MuiBarElement-series-before').last();
  await expect(before).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
  await expect(before).toHaveCSS('pointer-events', 'none');
  const name = tickLabels(demo, 'left').first().locator('tspan');
  await expect(name).toHaveText(['Anouk', '6:00 – 14:30']);
}

test('Bars start where the data says', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('each step starts where the last one ended', async () =>
    eachStepStartsWhereTheLastEnded(await runDemo(page, 'Waterfall')));
  await test.step('neutral answers are in the middle', async () =>
    neutralAnswersAreInTheMiddle(await runDemo(page, 'SurveyAnswers')));
  await test.step('error bars span the error', async () =>
    errorBarsSpanTheError(await runDemo(page, 'ErrorBars'), page));
  await test.step('the line adds up the bars', async () =>
    theLineAddsUpTheBars(await runDemo(page, 'ParetoChart')));
  await test.step('shifts start and end in time', async () =>
    shiftsStartAndEndInTime(await runDemo(page, 'RangeBars')));
});
