import type { Locator, Page } from '@playwright/test';
import { cornersOf } from '../../fixtures/chart-shapes';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/line-demo/');

const strokeOf = (shape: Locator) => shape.evaluate((element) => getComputedStyle(element).stroke);

test('The stream runs when started and stands still when paused', async ({ page }) => {
  await page.clock.install();
  const demo = await openDemo(page, PAGE, 'StreamingLine');
  const load = (percent: number) =>
    demo.getByRole('img', { name: `Load of the server, now ${percent} percent` });
  const line = demo.locator('.MuiLineElement-root');
  const firstTick = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel').first();
  // Only the test moves the time from here on.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(load(73)).toBeVisible();
  await expect(firstTick).toHaveText('0');
  const before = (await line.getAttribute('d')) ?? '';

  await demo.getByRole('button', { name: 'Start' }).click();
  await expect(demo.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(250);
  await expect(load(70)).toBeVisible();
  await page.clock.runFor(750);
  await expect(load(57)).toBeVisible();
  await expect(firstTick).not.toHaveText('0');

  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect(demo.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(line).not.toHaveAttribute('d', before);
  // A stream that went on in the pause would be further by now.
  await demo.getByRole('button', { name: 'Start' }).click();
  await expect(demo.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(250);
  await expect(load(53)).toBeVisible();
});

test('Each line is measured on its own axis', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BiaxialLines');
  const texts = (side: string) => demo.locator(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`);
  await expect(texts('left')).toHaveText(['10 °C', '15 °C', '20 °C', '25 °C', '30 °C']);
  await expect(texts('right')).toHaveText(['0 %', '20 %', '40 %', '60 %', '80 %', '100 %']);

  // The axes go from 270 up to 50: 16 °C is at 6/20 of that, and 82 % at 82/100.
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines.first()).toHaveAttribute('d', /^M60,(204|203\.99)/);
  await expect(lines.last()).toHaveAttribute('d', /^M60,89\.(6|599)/);

  const strokes = [await strokeOf(lines.first()), await strokeOf(lines.last())];
  expect(strokes[0]).not.toBe(strokes[1]);
  for (const [index, side] of ['left', 'right'].entries()) {
    const axis = demo.locator(`.MuiChartsAxis-${side} .MuiChartsAxis-line`);
    await expect(axis).toHaveCSS('stroke', strokes[index] ?? '');
  }
});

test('The right axis names the teams by their last rank', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LeagueTable');
  const names = demo.locator('.MuiChartsAxis-right .MuiChartsAxis-tickLabel');
  await expect(names).toHaveText(['Harbor', 'Uphill', 'Old Mill', 'Station', 'Meadow']);
});

async function aBandSurroundsTheMean(page: Page) {
  const demo = await runDemo(page, 'ErrorBand');
  const means = [12, 19, 31, 44, 53, 58, 60];
  // The axis goes from 0, at 270, up to 80, at 20.
  const millimeters = (y: number) => Math.round((270 - y) / 3.125);
  const band = async () => {
    const points = (await demo.locator('polygon').getAttribute('points')) ?? '';
    return points.split(' ').map((point) => millimeters(Number(point.split(',')[1])));
  };
  await expect.poll(band).toEqual([14, 22, 36, 50, 58, 65, 69, 51, 51, 48, 38, 26, 16, 10]);
  const line = demo.locator('.MuiLineElement-root');
  expect((await cornersOf(line)).map(({ y }) => millimeters(y))).toEqual(means);
  expect(await line.getAttribute('d'), 'straight like the band').not.toContain('C');
  // The band is above the mark, but not in the way of the pointer.
  await demo.locator('.MuiMarkElement-root').nth(3).hover();
  await expect(page.getByRole('tooltip')).toContainText('44 ± 6');
  await page.mouse.move(0, 0);
}

async function theForecastContinuesTheMeasuredLine(page: Page) {
  const demo = await runDemo(page, 'ForecastLine');
  const measured = demo.locator('.MuiLineElement-series-measured');
  const forecast = demo.locator('.MuiLineElement-series-forecast');
  await expect.poll(async () => (await cornersOf(measured)).length).toBe(5);
  const today = (await cornersOf(measured)).at(-1);
  expect((await cornersOf(forecast))[0], 'no gap between the lines').toEqual(today);
  expect(await cornersOf(forecast)).toHaveLength(6);
  const line = (await demo.locator('.MuiChartsReferenceLine-line').getAttribute('d')) ?? '';
  expect(Number(line.split(' ')[1])).toBeCloseTo(today?.x ?? 0, 1);
  await expect(forecast).toHaveCSS('stroke-dasharray', '6px, 5px');
  await expect(measured).toHaveCSS('stroke-dasharray', 'none');
  await expect(forecast).toHaveCSS('stroke', await strokeOf(measured));
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(marks).toHaveCount(5);
  await marks.nth(1).hover();
  await expect(page.getByRole('tooltip')).toContainText('196 cm');
  await expect(page.getByRole('tooltip')).toContainText('–');
  await page.mouse.move(0, 0);
}

async function remainingWorkChangesInSteps(page: Page) {
  const demo = await runDemo(page, 'BurndownChart');
  const lines = demo.locator('.MuiLineElement-root');
  // A value holds until the next one: two corners a day, after the first.
  await expect.poll(async () => (await cornersOf(lines.first())).length).toBe(15);
  const steps = await cornersOf(lines.first());
  const schedule = await cornersOf(lines.last());
  for (const [index, corner] of steps.entries()) {
    const before = steps[index - 1] ?? corner;
    expect(corner.x === before.x || corner.y === before.y, `corner ${index}`).toBe(true);
  }
  expect(schedule).toHaveLength(11);
  expect(steps.at(-1)?.x, 'the line ends on day 7').toBe(schedule[7]?.x);
  // The axis goes from 0, at 270, up to 70, at 50.
  const pointsLeft = ({ y }: { y: number }) => Math.round(((270 - y) / 220) * 70);
  const values = steps.filter((_, index) => index % 2 === 0).map(pointsLeft);
  expect(values).toEqual([60, 58, 55, 55, 47, 52, 44, 36]);
  expect(schedule.map(pointsLeft)).toEqual([60, 54, 48, 42, 36, 30, 24, 18, 12, 6, 0]);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(8);
}

async function theLineTurnsRedAtTheLimit(page: Page) {
  const demo = await runDemo(page, 'ColorAboveLimit');
  const gradient = demo.locator('linearGradient');
  const stops = gradient.locator('stop');
  await expect(stops).toHaveCount(2);
  const [y1, y2] = [await gradient.getAttribute('y1'), await gradient.getAttribute('y2')];
  // The axis goes from 20, at 270, up to 80, at 20.
  expect(Number(y1)).toBeCloseTo(270 - ((55 - 20) / 60) * 250, 1);
  expect(Number(y2)).toBeCloseTo(Number(y1) + 1, 1);
  await expect(stops.first()).toHaveCSS('stop-color', 'rgb(211, 47, 47)');
  await expect(stops.last()).toHaveCSS('stop-color', 'rgb(46, 125, 50)');
  const id = (await gradient.getAttribute('id')) ?? '';
  expect(await strokeOf(demo.locator('.MuiLineElement-root'))).toContain(`#${id}`);
  const limit = demo.locator('.MuiChartsReferenceLine-line');
  expect(((await limit.getAttribute('d')) ?? '').split(' ')[2]).toBe(y1);
}

async function allChartsHaveTheSameScale(page: Page) {
  const demo = await runDemo(page, 'SmallMultiples');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines).toHaveCount(4);
  // The axes go from 0, at 136, up to 110 % of the highest value, at 8.
  const peaks = async () => {
    const all = await Promise.all([0, 1, 2, 3].map((index) => cornersOf(lines.nth(index))));
    return all.map((corners) => {
      const top = Math.min(...corners.map(({ y }) => y));
      return Math.round(((136 - top) / 128) * 131 * 1.1);
    });
  };
  await expect.poll(peaks).toEqual([104, 71, 118, 131]);
}

test('Bands, forecasts, steps, limits and small multiples', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('a band surrounds the mean', () => aBandSurroundsTheMean(page));
  await test.step('the forecast continues the measured line', () =>
    theForecastContinuesTheMeasuredLine(page));
  await test.step('remaining work changes in steps', () => remainingWorkChangesInSteps(page));
  await test.step('the line turns red at the limit', () => theLineTurnsRedAtTheLimit(page));
  await test.step('all charts have the same scale', () => allChartsHaveTheSameScale(page));
});
