import type { Locator, Page } from '@playwright/test';
import { expectFrames } from '../../fixtures/chart-frames';
import { placesOf, pointsOf, tickLabels } from '../../fixtures/chart-places';
import { drag, pointAway, surfaceOf } from '../../fixtures/chart-pointer';
import { tenFrames } from '../../fixtures/chart-shapes';
import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/zoom-and-pan/');

/** Turn of the wheel that makes everything half as large again, at the usual speed. */
const HALF_LARGER = -500;

const lineOf = (demo: Locator) => demo.locator('.MuiLineElement-root');
const barsOf = (demo: Locator) => demo.locator('.MuiBarElement-root');

/** Turns the wheel in the middle of the drawing area; the page must not scroll. */
async function turnWheel(demo: Locator, by: number, margin: { left: number; right: number }) {
  const { width = 0, height = 0 } = (await surfaceOf(demo).boundingBox()) ?? {};
  const x = (margin.left + width - margin.right) / 2;
  await surfaceOf(demo).hover({ position: { x, y: Math.round(height / 2) } });
  await demo.page().mouse.wheel(0, by);
}

/** Start of a line, and how wide all of it is, in pixels. */
async function extentOfLine(demo: Locator) {
  const points = await pointsOf(lineOf(demo));
  const start = points[0]?.x ?? NaN;
  return { start, span: (points.at(-1)?.x ?? NaN) - start };
}

/** Left edge of the first bar, and how far it is from one bar to the next. */
async function extentOfBars(demo: Locator) {
  const [first, second] = await placesOf(barsOf(demo));
  const start = first?.left ?? NaN;
  return { start, step: (second?.left ?? NaN) - start };
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function wheelZoomsAndDraggingPans(demo: Locator, page: Page) {
  await expect(tickLabels(demo, 'left')).toHaveText(['180', '200', '220', '240', '260']);
  const before = await extentOfLine(demo);
  await surfaceOf(demo).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await turnWheel(demo, HALF_LARGER, { left: 50, right: 20 });
  const span = async () => (await extentOfLine(demo)).span / before.span;
  await expect.poll(span).toBeCloseTo(1.5, 2);
  expect(await scrolled(page), 'the page has not scrolled').toBe(place);
  const { start } = await extentOfLine(demo);
  await drag(demo, { x: 80, y: 0 });
  const moved = async () => (await extentOfLine(demo)).start - start;
  await expect.poll(moved).toBeCloseTo(80, 0);
  expect(await span(), 'as large as before').toBeCloseTo(1.5, 2);
  await pointAway(demo);
}

async function optionsLimitTheZoom(demo: Locator) {
  const margin = { left: 50, right: 10 };
  const hours = tickLabels(demo, 'bottom');
  await expect(hours.first(), 'from a quarter of the day on').toHaveText('6');
  await expect(hours.last()).toHaveText('23');
  const first = await extentOfBars(demo);
  const zoom = async () => (await extentOfBars(demo)).step / first.step;
  // The step of 10 makes the wheel twice as fast: to 39.5 percent of the day.
  await turnWheel(demo, -450, margin);
  await expect.poll(zoom).toBeCloseTo(1.9, 1);
  // That would be 20.8 percent, and 25 are the least; 32.9 are possible.
  await turnWheel(demo, -450, margin);
  await turnWheel(demo, -100, margin);
  await expect.poll(zoom).toBeCloseTo(2.28, 1);
  await turnWheel(demo, 1000, margin);
  await expect.poll(zoom, 'the first view again').toBeCloseTo(1, 2);
  await expect(hours.first()).toHaveText('6');
}

async function panningCanBeSwitchedOff(demo: Locator, page: Page) {
  const start = async () => (await extentOfBars(demo)).start;
  await turnWheel(demo, -450, { left: 50, right: 10 });
  await tenFrames(page);
  const zoomed = await start();
  await drag(demo, { x: 60, y: 0 });
  await expect.poll(start).toBeCloseTo(zoomed + 60, 0);
  const panning = demo.getByRole('checkbox', { name: 'panning' });
  await panning.uncheck();
  await drag(demo, { x: -40, y: 0 });
  await tenFrames(page);
  expect(await start(), 'it did not move').toBeCloseTo(zoomed + 60, 0);
  await panning.check();
  await drag(demo, { x: -40, y: 0 });
  await expect.poll(start).toBeCloseTo(zoomed + 20, 0);
  await pointAway(demo);
}

async function buttonsAndWheelSetTheSameState(demo: Locator) {
  const shows = async (start: number, end: number) => {
    const name = `Level of a lake, from ${start} to ${end} percent of 180 days.`;
    await expect(demo.getByRole('img', { name })).toBeVisible();
  };
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const start = async () => (await extentOfLine(demo)).start;
  const span = async () => (await extentOfLine(demo)).span;
  await shows(40, 60);
  await expect(tickLabels(demo, 'left')).toHaveText(['180', '200', '220', '240', '260']);
  const fifth = { start: await start(), span: await span() };
  await press('Later');
  await shows(50, 70);
  await expect.poll(start, 'half of the view').toBeLessThan(fifth.start - 200);
  await press('Earlier');
  await shows(40, 60);
  await expect.poll(start).toBeCloseTo(fifth.start, 0);
  await press('Closer');
  await shows(45, 55);
  await expect.poll(async () => (await span()) / fifth.span).toBeCloseTo(2, 2);
  await turnWheel(demo, HALF_LARGER, { left: 50, right: 20 });
  await shows(47, 53);
  await expect.poll(async () => (await span()) / fifth.span).toBeCloseTo(3, 2);
  await press('All');
  await shows(0, 100);
  await expect.poll(async () => (await span()) / fifth.span).toBeCloseTo(0.2, 2);
}

/** Where an axis has its 0, and how many pixels it has for 1. */
async function scaleOf(demo: Locator, side: 'bottom' | 'left') {
  const ticks = tickLabels(demo, side);
  const values = (await ticks.allTextContents()).map(Number);
  const places = (await placesOf(ticks)).map(({ left, top, width, height }) =>
    side === 'bottom' ? left + width / 2 : top + height / 2,
  );
  const unit =
    ((places.at(-1) ?? NaN) - (places[0] ?? NaN)) / ((values.at(-1) ?? NaN) - (values[0] ?? NaN));
  return { unit, zero: (places[0] ?? NaN) - (values[0] ?? NaN) * unit };
}

async function bothAxesZoomAndPan(demo: Locator) {
  await expect(demo.locator('circle')).toHaveCount(320);
  const [x, y] = [await scaleOf(demo, 'bottom'), await scaleOf(demo, 'left')];
  await turnWheel(demo, HALF_LARGER, { left: 50, right: 10 });
  const zoomX = async () => (await scaleOf(demo, 'bottom')).unit / x.unit;
  const zoomY = async () => (await scaleOf(demo, 'left')).unit / y.unit;
  await expect.poll(zoomX).toBeCloseTo(1.5, 1);
  await expect.poll(zoomY).toBeCloseTo(1.5, 1);
  const zoomed = [(await scaleOf(demo, 'bottom')).zero, (await scaleOf(demo, 'left')).zero];
  await drag(demo, { x: 40, y: 30 });
  const movedX = async () => (await scaleOf(demo, 'bottom')).zero - (zoomed[0] ?? NaN);
  const movedY = async () => (await scaleOf(demo, 'left')).zero - (zoomed[1] ?? NaN);
  // Ticks are placed at whole pixels of their texts.
  await expect.poll(async () => Math.abs((await movedX()) - 40)).toBeLessThan(4);
  await expect.poll(async () => Math.abs((await movedY()) - 30)).toBeLessThan(4);
  await pointAway(demo);
}

async function theOtherAxisAdapts(demo: Locator) {
  const highest = async () => Number(await tickLabels(demo, 'left').last().textContent());
  // The flood of 330 centimeters comes after the part that is visible first.
  await expect.poll(highest).toBeLessThan(200);
  await choose(demo, 'filterMode', 'keep');
  await expect.poll(highest).toBeGreaterThan(300);
  await choose(demo, 'filterMode', 'discard');
  await expect.poll(highest).toBeLessThan(200);
  await turnWheel(demo, 1000, { left: 50, right: 20 });
  await expect.poll(highest, 'with everything in view').toBeGreaterThan(300);
  await pointAway(demo);
}

async function aBarShowsTheVisiblePart(demo: Locator, page: Page) {
  const [whole, part] = [
    demo.locator('rect[height="6"]').first(),
    demo.locator('rect[height="6"]').last(),
  ];
  const numberOf = async (bar: Locator, name: string) => Number(await bar.getAttribute(name));
  const all = { x: await numberOf(whole, 'x'), width: await numberOf(whole, 'width') };
  expect(await numberOf(part, 'width')).toBe(all.width);
  await turnWheel(demo, HALF_LARGER, { left: 50, right: 20 });
  await expect.poll(() => numberOf(part, 'width')).toBeCloseTo(all.width / 1.5, 1);
  expect(Math.abs((await numberOf(part, 'x')) - all.x - all.width / 6)).toBeLessThan(1);
  await expect(part, 'the wheel rests').toHaveAttribute('opacity', '0.6');
  await page.mouse.down();
  await expect(part, 'the user drags').toHaveAttribute('opacity', '1');
  await page.mouse.up();
  await expect(part).toHaveAttribute('opacity', '0.6');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveCount(0);
  await pointAway(demo);
}

async function composedPlotsZoom(demo: Locator) {
  const before = (await extentOfBars(demo)).step;
  const line = (await extentOfLine(demo)).span;
  await turnWheel(demo, HALF_LARGER, { left: 50, right: 10 });
  const zoom = async () => (await extentOfBars(demo)).step / before;
  await expect.poll(zoom).toBeCloseTo(1.5, 1);
  await expect.poll(async () => (await extentOfLine(demo)).span / line).toBeCloseTo(1.5, 2);
  await pointAway(demo);
}

test('Wheel, drag and buttons change the visible part', async ({ page }) => {
  test.slow();
  await checkDemos(page, PAGE, [
    ['BasicZoom', 'the wheel zooms and dragging pans', wheelZoomsAndDraggingPans],
    ['ZoomOptions', 'options limit the zoom', optionsLimitTheZoom],
    ['ZoomButtons', 'buttons and the wheel set one state', buttonsAndWheelSetTheSameState],
    ['ZoomBothAxes', 'both axes zoom and pan', bothAxesZoomAndPan],
    ['ZoomFilter', 'the other axis adapts', theOtherAxisAdapts],
    ['ZoomIndicator', 'a bar shows the visible part', aBarShowsTheVisiblePart],
    ['ComposedZoom', 'composed plots zoom', composedPlotsZoom],
  ]);
});

test('Panning can be switched off', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ZoomOptions');
  await panningCanBeSwitchedOff(demo, page);
});

const LEVELS = '180, 200, 220, 240, 260';
const FRAMES = {
  BasicZoom: { bottom: 'Apr 28, May 12 … Oct 20', left: LEVELS, legend: 'Level in cm' },
  ZoomOptions: { bottom: '6, 7 … 23', left: '0, 10, 20, 30, 40', legend: 'Rentals' },
  ZoomBothAxes: {
    bottom: 'Kilometers: 0.5, 1.0 … 8.0',
    left: 'Minutes: 0, 10, 20, 30, 40',
    legend: 'City bikes, Electric bikes',
  },
  ZoomIndicator: { bottom: 'Apr 28, May 12 … Oct 20', left: LEVELS },
  ComposedZoom: {
    bottom: '0, 1 … 23',
    left: '0, 10, 20, 30, 40',
    desc: 'Most at 8 and at 18, on both.',
  },
};

test('Axes show the first view', { tag: '@full' }, ({ page }) => expectFrames(page, PAGE, FRAMES));
