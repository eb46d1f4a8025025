import type { Locator, Page } from '@playwright/test';
import { placesOf, pointsOf, tickLabels } from '../../fixtures/chart-places';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/axis/');

async function axesNameTheirUnits(demo: Locator) {
  await expect(demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-label')).toHaveText(
    'Time of day',
  );
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-label')).toHaveText(
    'Degrees Celsius',
  );
  await expect(tickLabels(demo, 'bottom').first()).toHaveText('0:00');
  // The limits are those of the series, 13 and 28, extended to round values.
  await expect(tickLabels(demo, 'left')).toHaveText(['10', '15', '20', '25', '30']);
}

/** The axis goes from 250 up to 20, and the seventh day has 5,600 downloads. */
async function growthIsFlatOnALinearScale(demo: Locator) {
  const line = demo.locator('.MuiLineElement-root');
  const seventhDay = async () => Math.round((await pointsOf(line))[6]?.y ?? NaN);
  await expect(tickLabels(demo, 'left')).toHaveText([
    '10',
    '100',
    '1,000',
    '10,000',
    '100,000',
    '1,000,000',
  ]);
  await expect.poll(seventhDay).toBe(124);

  await demo.getByRole('button', { name: 'linear' }).click();
  await expect(tickLabels(demo, 'left')).toHaveText([
    '0',
    '20,000',
    '40,000',
    '60,000',
    '80,000',
    '100,000',
    '120,000',
  ]);
  await expect.poll(seventhDay).toBe(239);
}

async function readingsAreAtTheirDates(demo: Locator, page: Page) {
  await expect(tickLabels(demo, 'bottom')).toHaveText(['Jan', 'Apr', 'Jul', 'Oct', 'Jan']);
  const readings = await pointsOf(demo.locator('.MuiLineElement-root'));
  expect(readings).toHaveLength(10);
  const x = (index: number) => readings[index]?.x ?? NaN;
  // The first two are 26 days apart, the last two 77.
  expect((x(9) - x(8)) / (x(1) - x(0))).toBeCloseTo(77 / 26, 1);

  await demo.locator('svg').hover({ position: { x: x(0), y: 100 } });
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('January 4, 2024');
  await page.mouse.move(0, 0);
}

async function ticksMoveOnTheirBands(demo: Locator, page: Page) {
  const ticks = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tick');
  const label = tickLabels(demo, 'bottom').first();
  await expect(ticks).toHaveCount(4);
  await expect(label).toHaveAttribute('x', '0');

  await demo.getByRole('combobox', { name: 'tickPlacement' }).click();
  await page.getByRole('option', { name: 'extremities' }).click();
  await expect(ticks).toHaveCount(5);
  await demo.getByRole('combobox', { name: 'tickLabelPlacement' }).click();
  await page.getByRole('option', { name: 'middle' }).click();
  await expect.poll(async () => Number(await label.getAttribute('x'))).toBeGreaterThan(20);
}

async function longLabelsTurnOrBreak(demo: Locator) {
  const labels = tickLabels(demo, 'bottom');
  await expect(labels.first()).toHaveAttribute('transform', /^rotate\(-40,/);
  await expect(labels.first()).toHaveAttribute('text-anchor', 'end');

  await demo.getByRole('button', { name: 'In lines' }).click();
  await expect(labels).toHaveCount(6);
  await expect(labels.nth(1).locator('tspan')).toHaveText(['Nobody', 'at', 'home']);
  await expect(labels.first()).not.toHaveAttribute('transform', /./);

  await demo.getByRole('button', { name: 'As is' }).click();
  await expect(labels.first().locator('tspan')).toHaveText(['Wrong address']);
  await expect(labels.first()).not.toHaveAttribute('transform', /./);
}

async function axisLabelIsBesideTheNumbers(demo: Locator) {
  const label = demo.locator('.MuiChartsAxis-left .MuiChartsAxis-label');
  await expect(label).toHaveText('Liters of milk');
  const [place] = await placesOf(label);
  const numbers = await placesOf(tickLabels(demo, 'left'));
  expect(numbers.length).toBeGreaterThan(2);
  const end = (place?.left ?? NaN) + (place?.width ?? NaN);
  expect(end).toBeLessThan(Math.min(...numbers.map(({ left }) => left)));
  expect(place?.left).toBeGreaterThanOrEqual(0);
}

async function gridStaysWithoutTheAxis(demo: Locator) {
  await expect(tickLabels(demo, 'left')).toHaveText(['0', '20', '40', '60', '80']);
  await expect(demo.locator('.MuiChartsGrid-horizontalLine')).toHaveCount(5);
  await expect(demo.locator('.MuiChartsAxis-tick')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-line')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-line')).toHaveCount(1);
}

/** The drawing area goes from 50 down to 260, the axis from 0 to 30 meters. */
async function depthGrowsDownwards(demo: Locator) {
  const line = demo.locator('.MuiLineElement-root');
  const depths = async () => (await pointsOf(line)).map(({ y }) => Math.round((y - 50) / 7));
  await expect.poll(depths).toEqual([0, 9, 17, 24, 27, 25, 18, 12, 5, 5, 0]);
  await expect(demo.locator('.MuiChartsAxis-top .MuiChartsAxis-label')).toHaveText('Minute');
  await expect(demo.locator('.MuiChartsAxis-bottom')).toHaveCount(0);
}

/** The axis goes from 270 up to 20, from 0 to 4 seconds. */
async function linesMarkAGoalAndTwoDays(demo: Locator) {
  const lines = (side: string) =>
    demo.locator(`.MuiChartsReferenceLine-${side} .MuiChartsReferenceLine-line`);
  const labels = demo.locator('.MuiChartsReferenceLine-label');
  await expect(labels).toHaveText(['Goal', 'Version 2', 'Video']);
  await expect(lines('horizontal')).toHaveAttribute('d', /^M 50 145 l/);
  await expect(lines('vertical')).toHaveCount(2);
  // At the end and at the start of their lines.
  await expect(labels.nth(1)).toHaveAttribute('y', '265');
  await expect(labels.nth(2)).toHaveAttribute('y', '25');

  // The sixth week starts with version 2: the line falls there, from 3.3 to 1.9 seconds.
  const steps = await pointsOf(demo.locator('.MuiLineElement-root'));
  const [before, after] = steps.slice(9, 11);
  expect(Math.round(before?.y ?? NaN)).toBe(64);
  expect(Math.round(after?.y ?? NaN)).toBe(151);
  const d = (await lines('vertical').first().getAttribute('d')) ?? '';
  expect(parseFloat(d.replace('M ', ''))).toBeCloseTo(after?.x ?? NaN, 1);
}

async function weekendLabelsStandOut(demo: Locator) {
  const label = (day: string) => tickLabels(demo, 'bottom').filter({ hasText: day });
  const fill = (day: string) => label(day).evaluate((text) => getComputedStyle(text).fill);
  for (const day of ['Sat', 'Sun']) await expect(label(day)).toHaveCSS('font-weight', '700');
  await expect(label('Mon')).toHaveCSS('font-weight', '400');
  expect(await fill('Sat')).toBe(await fill('Sun'));
  expect(await fill('Sat')).not.toBe(await fill('Mon'));
}

test('Scales, ticks and labels of axes are as set', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  await test.step('axes name their units', async () =>
    axesNameTheirUnits(await runDemo(page, 'BasicAxes')));
  await test.step('growth is flat on a linear scale', async () =>
    growthIsFlatOnALinearScale(await runDemo(page, 'LogScale')));
  await test.step('readings are at their dates', async () =>
    readingsAreAtTheirDates(await runDemo(page, 'TimeTicks'), page));
  await test.step('ticks and labels move on their bands', async () =>
    ticksMoveOnTheirBands(await runDemo(page, 'BandTicks'), page));
  await test.step('long labels turn or break', async () =>
    longLabelsTurnOrBreak(await runDemo(page, 'LongLabels')));
  await test.step('the label of an axis is beside the numbers', async () =>
    axisLabelIsBesideTheNumbers(await runDemo(page, 'LabelDistance')));
});

test('Axes are bare, reversed, marked and restyled', async ({ page }) => {
  await visit(page, PAGE);
  await test.step('the grid stays without the axis', async () =>
    gridStaysWithoutTheAxis(await runDemo(page, 'BareAxes')));
  await test.step('depth grows downwards', async () =>
    depthGrowsDownwards(await runDemo(page, 'ReversedAxis')));
  await test.step('lines mark a goal and two days', async () =>
    linesMarkAGoalAndTwoDays(await runDemo(page, 'ReferenceLines')));
  await test.step('labels of the weekend stand out', async () =>
    weekendLabelsStandOut(await runDemo(page, 'TickLabelSlot')));
});
