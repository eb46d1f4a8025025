import type { Locator } from '@playwright/test';
import { placesOf, pointsOf } from '../../fixtures/chart-places';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/composition/');

test(
  'the arrow keys move an end of the brush, and the chart above follows',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'BrushedChart');
    const ticks = demo.locator('.MuiChartsAxis-bottom').first().locator('.MuiChartsAxis-tick');
    const start = demo.getByRole('slider', { name: 'Start of the detail' });
    await expect(start).toHaveAttribute('aria-valuetext', /Wednesday.*12/);
    await expect(ticks).toHaveCount(11);
    await start.focus();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(start).toHaveAttribute('aria-valuenow', '18');
    await expect(ticks).toHaveCount(18);
  },
);

test('the pointer drags the nearer end of the brush', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BrushedChart');
  const end = demo.getByRole('slider', { name: 'End of the detail' });
  const box = await end.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 4 });
  await page.mouse.up();
  const hour = Number(await end.getAttribute('aria-valuenow'));
  expect(hour).toBeGreaterThan(126);
  await page.mouse.move(x, y);
  await expect(end).toHaveAttribute('aria-valuenow', `${hour}`);
});

test('a container draws what is ticked and nothing else', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PartsOfAChart');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(0);
  await demo.getByRole('checkbox', { name: 'MarkPlot' }).check();
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(57);
  await demo.getByRole('checkbox', { name: 'LinePlot' }).uncheck();
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(0);
});

test('the crosshair reads the values under the pointer', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CrosshairChart');
  const box = await demo.locator('svg').boundingBox();
  const [left, top] = [50, 10];
  const width = (box?.width ?? 0) - left - 20;
  const height = (box?.height ?? 0) - top - 50;
  await page.mouse.move((box?.x ?? 0) + left + width / 2, (box?.y ?? 0) + top + height / 2);
  await expect(demo.getByText(/^(5\.9|6\.0|6\.1) mm, (249|250|251) cm$/)).toBeVisible();
});

/** The axis goes from 290 up to 10, from 0 to 400 centimeters. */
async function levelsAreShadedBehindTheLine(demo: Locator) {
  const levels = demo.locator('rect[opacity="0.2"]');
  await expect(levels).toHaveCount(2);
  const places = await placesOf(levels);
  expect(places.map(({ top, height }) => [Math.round(top), Math.round(height)])).toEqual([
    [10, 70],
    [80, 35],
  ]);
  await expect(demo.getByText('Flood', { exact: true })).toBeVisible();
  await expect(demo.getByText('Warning', { exact: true })).toBeVisible();
  // Later elements are on top.
  const line = demo.locator('g:has(rect[opacity="0.2"]) ~ g .MuiLineElement-root');
  await expect(line).toHaveCount(1);
}

async function eachDayIsABox(demo: Locator) {
  await expect(demo.locator('g[text-anchor="middle"] > text')).toHaveText([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  const days = await placesOf(demo.locator('rect[height="30"]'));
  expect(days).toHaveLength(7);
  const [first, second] = days;
  const width = first?.width ?? NaN;
  expect(width).toBeGreaterThan(20);
  for (const day of days) expect(Math.abs(day.width - width)).toBeLessThan(1);
  expect(Math.abs((second?.left ?? NaN) - (first?.left ?? NaN) - width)).toBeLessThan(1);
  expect(Math.round(first?.top ?? NaN)).toBe(270);
  await expect(demo.locator('.MuiChartsAxis-bottom')).toHaveCount(0);
}

/** The axis goes from 270 up to 20, from 0 to 400 centimeters. */
async function theNoteIsAtTheHighestPoint(demo: Locator) {
  await expect(demo.locator('g[pointer-events="none"] > text')).toHaveText([
    '330 cm',
    'Bridge closed',
  ]);
  const circle = demo.locator('circle');
  const [x, y] = [Number(await circle.getAttribute('cx')), Number(await circle.getAttribute('cy'))];
  expect(y).toBeCloseTo(270 - (250 * 330) / 400, 1);
  const points = await pointsOf(demo.locator('.MuiLineElement-root'));
  const highest = Math.min(...points.map((point) => point.y));
  const peak = points.find((point) => point.y === highest);
  expect(x).toBeCloseTo(peak?.x ?? NaN, 1);
  // It is right of the middle, so there is more room on the left.
  const text = demo.locator('g[pointer-events="none"] > text').last();
  await expect(text).toHaveAttribute('text-anchor', 'end');
  expect(Number(await text.getAttribute('x'))).toBeLessThan(x);
}

test('components of your own draw at the scales', async ({ page }) => {
  await visit(page, PAGE);
  await test.step('levels are shaded behind the line', async () =>
    levelsAreShadedBehindTheLine(await runDemo(page, 'ShadedLevels')));
  await test.step('each day is a box', async () =>
    eachDayIsABox(await runDemo(page, 'DayAxisChart')));
  await test.step('the note is at the highest point', async () =>
    theNoteIsAtTheHighestPoint(await runDemo(page, 'Annotation')));
});
