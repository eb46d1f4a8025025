import type { Locator } from '@playwright/test';
import { createTrips, GUEST_RENTALS } from '../../../docs/react-charts/_data/bikes';
import { TIMES } from '../../../docs/react-charts/_data/river';
import { LAKE } from '../../../docs/react-charts/_data/waters';
import { expectFrames } from '../../fixtures/chart-frames';
import { fillsOf, placesOf, pointsOf } from '../../fixtures/chart-places';
import { surfaceOf } from '../../fixtures/chart-pointer';
import { expectColorBar } from '../../fixtures/color-bar';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/color-scales/');

const barsOf = (demo: Locator) => demo.locator('.MuiBarElement-root');

/** Fine particles in the demos: low is below 25, high from 40 on. */
const [LOW, ELEVATED, HIGH] = ['rgb(46, 125, 50)', 'rgb(237, 108, 2)', 'rgb(211, 47, 47)'];
const PARTICLES = [LOW, ELEVATED, ELEVATED, LOW, LOW, HIGH, HIGH, ELEVATED];

async function thresholdsColorBars(demo: Locator) {
  await expect.poll(() => fillsOf(barsOf(demo))).toEqual(PARTICLES);
}

async function theForecastIsGray(demo: Locator) {
  const line = demo.locator('.MuiLineElement-root');
  await expect(line).toHaveCSS('stroke', /gradient-x-/);
  const stops = demo.locator('linearGradient stop');
  await expect(stops).toHaveCount(2);
  await expect(stops.first()).toHaveCSS('stop-color', 'rgb(25, 118, 210)');
  await expect(stops.last()).toHaveCSS('stop-color', 'rgb(158, 158, 158)');
  const friday = TIMES.findIndex((time) => time.getTime() === new Date(2024, 2, 15).getTime());
  const { x = NaN } = (await pointsOf(line))[friday] ?? {};
  const { width = NaN } = (await surfaceOf(demo).boundingBox()) ?? {};
  for (const stop of await stops.all()) {
    expect(Number(await stop.getAttribute('offset')) * width).toBeCloseTo(x, 0);
  }
}

async function warmMonthsAreOrange(demo: Locator) {
  const [cold, warm] = ['rgb(21, 101, 192)', 'rgb(230, 81, 0)'];
  await expect(demo.locator('.MuiLineElement-root')).toHaveCSS('stroke', /gradient-y-/);
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCSS('fill', /gradient-y-/);
  const stops = demo.locator('linearGradient stop');
  await expect(stops.first()).toHaveCSS('stop-color', cold);
  await expect(stops.last()).toHaveCSS('stop-color', warm);
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(marks).toHaveCount(LAKE.length);
  await expect(marks.nth(LAKE.indexOf(4))).toHaveCSS('stroke', cold);
  await expect(marks.nth(LAKE.indexOf(22))).toHaveCSS('stroke', warm);
}

async function theWeekendHasAnotherColor(demo: Locator) {
  const [other, weekend] = ['rgb(120, 144, 156)', 'rgb(239, 108, 0)'];
  await expect
    .poll(() => fillsOf(barsOf(demo)))
    .toEqual([
      ...GUEST_RENTALS.slice(0, 5).map(() => other),
      ...GUEST_RENTALS.slice(5).map(() => weekend),
    ]);
}

async function fasterTripsAreDarker(demo: Locator) {
  const points = demo.locator('circle');
  await expect(points).toHaveCount(80);
  const fills = await fillsOf(points);
  const redOf = (color: string) => Number(/\d+/.exec(color)?.[0]);
  const bySpeed = createTrips(4.2, 80)
    .map(({ x, y }, index) => ({ speed: x / y, red: redOf(fills[index] ?? '') }))
    .sort((a, b) => a.speed - b.speed)
    .map(({ red }) => red);
  // From yellow, with much red, to violet.
  expect(bySpeed).toEqual([...bySpeed].sort((a, b) => b - a));
  expect(new Set(bySpeed).size, 'a blend').toBeGreaterThan(20);
  // 60 % of 320.
  await expectColorBar(demo, { labels: ['14 km/h', '6 km/h'], width: 10, height: 192 });
}

async function theLegendNamesRanges(demo: Locator) {
  await expect.poll(() => fillsOf(barsOf(demo))).toEqual(PARTICLES);
  // An entry is its background, its mark and its text.
  const entries = demo.locator('g:has(> rect + rect + text)');
  await expect(entries).toHaveText(['Low, under 25', 'Elevated', 'High, from 40']);
  const marks = entries.locator('rect:nth-of-type(2)');
  expect(await fillsOf(marks)).toEqual([LOW, ELEVATED, HIGH]);
  const places = await placesOf(marks);
  for (const { top, width, height } of places) {
    expect(width, 'itemMarkWidth').toBeCloseTo(14, 0);
    expect(height, 'itemMarkHeight').toBeCloseTo(14, 0);
    expect(top, 'above the bars').toBeLessThan(46);
    expect(top, 'all in one row').toBeCloseTo(places[0]?.top ?? NaN, 0);
  }
  const [low, elevated, high] = places.map(({ left }) => left);
  expect(elevated).toBeGreaterThan((low ?? NaN) + 50);
  expect(high).toBeGreaterThan((elevated ?? NaN) + 50);
  await expect(entries.first().locator('text')).toHaveCSS('font-size', '13px');
}

async function numbersHaveTheColorOfTheirBar(demo: Locator) {
  const numbers = demo.locator('text[font-weight="700"]');
  await expect(numbers).toHaveText(LAKE.map(String));
  const colors = LAKE.map((degrees) => {
    if (degrees < 10) return 'rgb(25, 118, 210)';
    return degrees < 18 ? 'rgb(0, 137, 123)' : 'rgb(239, 108, 0)';
  });
  expect(await fillsOf(numbers)).toEqual(colors);
  expect(await fillsOf(barsOf(demo))).toEqual(colors);
  const bars = await placesOf(barsOf(demo));
  for (const [index, { left, top, width }] of bars.entries()) {
    const number = numbers.nth(index);
    expect(Number(await number.getAttribute('x'))).toBeCloseTo(left + width / 2, 0);
    expect(Math.abs(Number(await number.getAttribute('y')) - (top - 6))).toBeLessThan(1);
  }
}

test('Values, dates and categories choose the colors', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['ColorThresholds', 'thresholds color bars', thresholdsColorBars],
    ['ForecastColors', 'the forecast is gray', theForecastIsGray],
    ['ContinuousArea', 'warm months are orange', warmMonthsAreOrange],
    ['CategoryColors', 'the weekend has another color', theWeekendHasAnotherColor],
    ['ThirdValue', 'faster trips are darker', fasterTripsAreDarker],
    ['RangeLegend', 'the legend names ranges', theLegendNamesRanges],
    ['ColorOfValue', 'numbers have the color of their bar', numbersHaveTheColorOfTheirBar],
  ]);
});

const HOURS = 'Hour: 6, 8, 10, 12, 14, 16, 18, 20';
const FRAMES = {
  ColorThresholds: { bottom: HOURS, left: '0, 20, 40, 60' },
  ForecastColors: { bottom: 'Mon 11, 12 PM … Mon 18', left: '100, 150, 200, 250, 300, 350' },
  ContinuousArea: { bottom: 'Jan, Feb … Dec', left: 'Degrees Celsius: 0, 5, 10, 15, 20, 25' },
  CategoryColors: {
    bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    left: '0, 50, 100, 150, 200',
  },
  ThirdValue: { bottom: 'Kilometers: 0.5, 1.0 … 8.0', left: 'Minutes: 0, 10, 20, 30, 40' },
  RangeLegend: { bottom: HOURS, left: '0, 20, 40, 60' },
  ColorOfValue: { bottom: 'Jan, Feb … Dec', left: '0, 5, 10, 15, 20, 25' },
};

test('The axes of colored charts', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
