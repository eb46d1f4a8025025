import type { Locator, Page } from '@playwright/test';
import { collectPaths, cornersOf, tenFrames } from '../../fixtures/chart-shapes';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/lines/');

const ticks = (demo: Locator, side: 'left' | 'bottom') =>
  demo.locator(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`);

const strokesOf = (lines: Locator) =>
  lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke));

async function choose(page: Page, demo: Locator, field: string, value: string) {
  await demo.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

async function eachSeriesHasALineWithMarks(page: Page) {
  const demo = await runDemo(page, 'BasicLines');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(2);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(24);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Lake', 'River']);
  await expect(ticks(demo, 'bottom').first()).toHaveText('Jan');
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-label')).toHaveText('°C');
}

async function rowsAndDatesBecomeLines(page: Page) {
  const demo = await runDemo(page, 'LinesFromDataset');
  const lines = demo.locator('.MuiLineElement-root');
  await expect.poll(async () => (await cornersOf(lines.first())).length).toBe(92);
  await expect(lines).toHaveCount(2);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(0);
  // A scale of time marks weeks, a linear one any number of milliseconds.
  const days = await ticks(demo, 'bottom').allTextContents();
  expect(days.length).toBeGreaterThan(3);
  for (const day of days) expect(new Date(`${day} 2024`).getDay(), day).toBe(0);
  await demo.locator('[role="img"] svg').hover({ position: { x: 53, y: 150 } });
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('May 1');
  await expect(tooltip).toContainText('212 cm');
  await expect(tooltip).toContainText('208 cm');
  await page.mouse.move(0, 0);
}

async function curvesDifferBetweenThePoints(page: Page) {
  const demo = await runDemo(page, 'LineCurves');
  const line = demo.locator('.MuiLineElement-series-stock');
  // The axis goes from -10, at 250, up to 60, at 20: 0 is at 217.
  const lowest = async () => {
    const numbers = ((await line.getAttribute('d')) ?? '').match(/[\d.]+/g) ?? [];
    const ys = numbers.filter((_, index) => index % 2 === 1);
    return Math.max(...ys.map((y) => Math.round(Number(y))));
  };
  await expect.poll(lowest, 'natural: fewer than 0 sacks').toBeGreaterThan(225);
  await choose(page, demo, 'curve', 'monotoneX');
  await expect.poll(lowest, 'monotoneX: never below the points').toBe(217);
  await choose(page, demo, 'curve', 'stepAfter');
  await expect.poll(async () => (await cornersOf(line)).length).toBe(15);
  await expect(line).not.toHaveAttribute('d', /C/);
}

async function onlyTheExtremesHaveMarks(page: Page) {
  const demo = await runDemo(page, 'MarksWhereTheyMatter');
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(marks).toHaveCount(2);
  const ys = (await cornersOf(demo.locator('.MuiLineElement-root'))).map(({ y }) => y);
  const heights = () =>
    marks.evaluateAll((all) =>
      all.map((mark) => new DOMMatrix(getComputedStyle(mark).transform).f),
    );
  const rounded = (values: number[]) => values.map(Math.round).sort((a, b) => a - b);
  await expect
    .poll(async () => rounded(await heights()))
    .toEqual(rounded([Math.min(...ys), Math.max(...ys)]));
}

async function areasAreFilledAndStacked(page: Page) {
  const demo = await runDemo(page, 'StackedLines');
  const areas = demo.locator('.MuiAreaElement-root');
  const highest = ticks(demo, 'left').last();
  await expect(areas).toHaveCount(3);
  await expect(highest, 'the sum of all').toHaveText('1,000');
  await demo.getByRole('button', { name: 'area', exact: true }).click();
  await expect(highest, 'the largest of all').toHaveText('500');
  await expect(areas).toHaveCount(3);
  await demo.getByRole('button', { name: 'Lines' }).click();
  await expect(areas).toHaveCount(0);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(3);
}

async function growthIsStraightOnALogScale(page: Page) {
  const demo = await runDemo(page, 'LogLines');
  const warm = demo.locator('.MuiLineElement-root').first();
  const steps = async () => {
    const corners = await cornersOf(warm);
    const all = corners.slice(1).map(({ y }, index) => Math.round((corners[index]?.y ?? 0) - y));
    return { count: all.length, difference: Math.max(...all) - Math.min(...all) };
  };
  await expect(ticks(demo, 'left')).toHaveText(['10', '100', '1K', '10K', '100K']);
  await expect(demo.locator('.MuiChartsGrid-line')).toHaveCount(5);
  // Rounded to pixels, two equal steps differ by 1 at most.
  await expect.poll(async () => (await steps()).count).toBe(6);
  expect((await steps()).difference).toBeLessThan(2);
  await demo.getByLabel("scaleType: 'log'").uncheck();
  await expect(ticks(demo, 'left').nth(1)).toHaveText('20K');
  await expect.poll(async () => (await steps()).difference).toBeGreaterThan(50);
}

async function classesStyleLinesAndASlotDrawsMarks(page: Page) {
  const demo = await runDemo(page, 'StyledLines');
  const points = demo.locator('.MuiLineElement-series-points');
  const target = demo.locator('.MuiLineElement-series-target');
  await expect(target).toHaveCSS('stroke-dasharray', '2px, 6px');
  await expect(points).toHaveCSS('stroke-dasharray', 'none');
  await expect(points).toHaveCSS('stroke-width', '3px');
  const squares = demo.locator('rect[width="9"]');
  await expect(squares).toHaveCount(8);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(0);
  const [corner] = await cornersOf(points);
  const at = async (name: string) => Number(await squares.first().getAttribute(name));
  expect(await at('x')).toBeCloseTo((corner?.x ?? 0) - 4.5, 1);
  expect(await at('y')).toBeCloseTo((corner?.y ?? 0) - 4.5, 1);
}

async function namesAreAtTheEndsOfLines(page: Page) {
  const demo = await runDemo(page, 'LabelsAtTheEnd');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(3);
  await expect(demo.locator('.MuiChartsLegend-root')).toHaveCount(0);
  for (const [index, name] of ['Lake', 'River', 'Spring'].entries()) {
    const line = demo.locator('.MuiLineElement-root').nth(index);
    const label = demo.getByText(name, { exact: true });
    const end = (await cornersOf(line)).at(-1);
    expect(Number(await label.getAttribute('x'))).toBeCloseTo((end?.x ?? 0) + 8, 1);
    expect(Number(await label.getAttribute('y'))).toBeCloseTo(end?.y ?? 0, 1);
    const [stroke = ''] = await strokesOf(line);
    await expect(label).toHaveCSS('fill', stroke);
  }
}

async function oneTownIsInColorAndOnTop(page: Page) {
  const demo = await runDemo(page, 'OneOfMany');
  const lines = demo.locator('.MuiLineElement-root');
  const isOnTop = async (town: string) => {
    await expect(lines).toHaveCount(8);
    await expect(lines.last()).toHaveClass(new RegExp(`MuiLineElement-series-${town}\\b`));
    const colors = async () => {
      const strokes = await strokesOf(lines);
      return { count: new Set(strokes).size, firstLikeLast: strokes.indexOf(strokes[7] ?? '') };
    };
    await expect.poll(colors, 'no other has its color').toEqual({ count: 2, firstLikeLast: 7 });
    await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(6);
    await expect(demo.locator(`.MuiMarkElement-series-${town}`)).toHaveCount(6);
  };
  await isOnTop('Dunn');
  await choose(page, demo, 'Town', 'Gora');
  await isOnTop('Gora');
}

async function linesMoveUnlessAnimationIsSkipped(page: Page) {
  const demo = await runDemo(page, 'LineAnimation');
  const line = demo.locator('.MuiLineElement-series-guests');
  const next = demo.getByRole('button', { name: 'Next day' });
  const guestsInTheEnd = async () =>
    Math.round((230 - ((await cornersOf(line)).at(-1)?.y ?? 0)) / 1.8);
  await expect.poll(guestsInTheEnd).toBe(33);
  const moving = await collectPaths(demo, 'MuiLineElement-series-guests');
  await next.click();
  await expect.poll(() => moving.evaluate((paths) => paths.size)).toBeGreaterThan(4);
  await expect.poll(guestsInTheEnd).toBe(76);
  await demo.getByLabel('skipAnimation').check();
  await tenFrames(page);
  const jumping = await collectPaths(demo, 'MuiLineElement-series-guests');
  await next.click();
  await expect(demo.locator('[role="img"]')).toHaveAttribute('aria-label', /Saturday/);
  await tenFrames(page);
  expect(await jumping.evaluate((paths) => paths.size)).toBeLessThan(3);
  expect(await guestsInTheEnd()).toBe(90);
}

async function aMessageReplacesTheMissingLine(page: Page) {
  const demo = await runDemo(page, 'NoLine');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(demo.getByText('No run yet')).toBeVisible();
  await expect(ticks(demo, 'left').filter({ hasText: /^100$/ })).toHaveCount(1);
  await demo.getByRole('button', { name: 'Load the run' }).click();
  await expect(demo.getByText('Loading…')).toBeVisible();
  await expect(lines).toHaveCount(1);
  await expect(demo.getByText('Loading…')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(lines).toHaveCount(0);
  await expect(demo.getByText('No run yet')).toBeVisible();
}

test('The demos show what their sections describe', async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  await test.step('each series has a line with marks', () => eachSeriesHasALineWithMarks(page));
  await test.step('rows and dates become lines', () => rowsAndDatesBecomeLines(page));
  await test.step('curves differ between the points', () => curvesDifferBetweenThePoints(page));
  await test.step('only the extremes have marks', () => onlyTheExtremesHaveMarks(page));
  await test.step('areas are filled and stacked', () => areasAreFilledAndStacked(page));
  await test.step('growth is straight on a log scale', () => growthIsStraightOnALogScale(page));
  await test.step('classes style lines, and a slot draws marks', () =>
    classesStyleLinesAndASlotDrawsMarks(page));
  await test.step('names are at the ends of lines', () => namesAreAtTheEndsOfLines(page));
  await test.step('one town is in color and on top', () => oneTownIsInColorAndOnTop(page));
  await test.step('lines move unless animation is skipped', () =>
    linesMoveUnlessAnimationIsSkipped(page));
  await test.step('a message replaces the missing line', () =>
    aMessageReplacesTheMissingLine(page));
});
