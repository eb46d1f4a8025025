import type { Locator, Page } from '@playwright/test';
import { fillsOf, placesOf, tickLabels } from '../../fixtures/chart-places';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/bars/');

const barsOf = (demo: Locator) => demo.locator('.MuiBarElement-root');

async function heightsOf(bars: Locator): Promise<number[]> {
  return (await placesOf(bars)).map(({ height }) => Math.round(height));
}

async function rowsBecomeBars(demo: Locator, page: Page) {
  await expect(barsOf(demo)).toHaveCount(10);
  await expect(tickLabels(demo, 'bottom')).toHaveText(['Jan', 'Feb', 'Mar', 'Apr', 'May']);
  await expect(tickLabels(demo, 'left')).toHaveText(['€0', '€20,000', '€40,000', '€60,000']);
  await barsOf(demo).first().hover();
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await expect(tooltip).toContainText('€41,200');
  await expect(tooltip).toContainText('€3,100');
  await page.mouse.move(0, 0);
}

async function theFirstRowIsAtTheTop(demo: Locator, page: Page) {
  const widths = async () => {
    const places = await placesOf(barsOf(demo));
    const perParcel = (places[0]?.width ?? NaN) / 214;
    return places.sort((a, b) => a.top - b.top).map(({ width }) => Math.round(width / perParcel));
  };
  await expect.poll(widths).toEqual([214, 131, 77, 52, 18]);
  const names = tickLabels(demo, 'left');
  await expect(names.first().locator('tspan')).toHaveText(['Nobody at', 'home']);
  await barsOf(demo).first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('Nobody at home');
  await page.mouse.move(0, 0);
}

async function gapsCloseAndBarsOverlap(demo: Locator) {
  await expect(barsOf(demo)).toHaveCount(6);
  // Seats and attendees of the first course, then seats of the second.
  const edges = async () => {
    const places = await placesOf(barsOf(demo));
    return [places[0], places[3], places[1]].map((place) => {
      const start = place?.left ?? NaN;
      return { start, end: start + (place?.width ?? NaN) };
    });
  };
  const betweenBars = async () => {
    const [seats, attendees] = await edges();
    return (attendees?.start ?? NaN) - (seats?.end ?? NaN);
  };
  const betweenCategories = async () => {
    const [, attendees, next] = await edges();
    return Math.abs((next?.start ?? NaN) - (attendees?.end ?? NaN));
  };
  const overlap = async () => {
    const [seats, attendees] = await edges();
    return Math.abs((attendees?.start ?? NaN) - (seats?.start ?? NaN));
  };
  await expect.poll(betweenBars).toBeGreaterThan(1);
  await expect.poll(betweenCategories).toBeGreaterThan(20);

  await demo.getByRole('slider', { name: /^categoryGapRatio/ }).press('Home');
  await expect.poll(betweenCategories).toBeLessThan(1);
  await demo.getByRole('slider', { name: /^barGapRatio/ }).press('Home');
  await expect.poll(overlap).toBeLessThan(1);
}

/** The axis goes from 270 up to 70, from 0 to 200 hours, then to 100 %. */
async function sharesFillTheHeight(demo: Locator) {
  const stacks = async () => {
    const heights = await heightsOf(barsOf(demo));
    const sum = (index: number) =>
      [4, 8, 12].reduce((all, at) => all + (heights[at + index] ?? NaN), 0);
    return { planned: heights.slice(0, 4), spent: [0, 1, 2, 3].map(sum) };
  };
  await expect.poll(stacks).toEqual({ planned: [160, 150, 170, 140], spent: [154, 163, 172, 153] });
  await demo.getByRole('button', { name: 'Shares' }).click();
  await expect(tickLabels(demo, 'left').last()).toHaveText('100 %');
  await expect.poll(async () => (await stacks()).planned).toEqual([200, 200, 200, 200]);
  // Each is the sum of three rounded heights.
  const missing = async () =>
    Math.max(...(await stacks()).spent.map((height) => Math.abs(height - 200)));
  await expect.poll(missing).toBeLessThanOrEqual(2);
}

/** In January, 34 joined, 6 returned and 12 left. The axes end at -40 and 60, then at -20 and 60. */
async function lossesHideGainsWithoutDiverging(demo: Locator) {
  const placeOf = async (index: number) => {
    const place = (await placesOf(barsOf(demo)))[index];
    return [Math.round(place?.top ?? NaN), Math.round(place?.height ?? NaN)];
  };
  const [returned, left] = [6, 12];
  await expect.poll(() => placeOf(left)).toEqual([170, 24]);
  await expect.poll(() => placeOf(returned)).toEqual([90, 12]);
  await demo.getByRole('button', { name: 'none' }).click();
  await expect.poll(() => placeOf(left)).toEqual([100, 30]);
  await expect.poll(() => placeOf(returned)).toEqual([100, 15]);
}

/** The axis goes from 250 up to 20, from 0 to 30 minutes. */
async function threeWeeksAreAboveTheGoal(demo: Locator) {
  await expect(demo.locator('.MuiChartsReferenceLine-label')).toHaveText('Goal');
  const line = demo.locator('.MuiChartsReferenceLine-line');
  await expect(line).toHaveCSS('stroke-dasharray', '6px, 4px');
  const goal = Number(((await line.getAttribute('d')) ?? '').split(' ')[2]);
  expect(goal).toBeCloseTo(250 - (230 * 20) / 30, 1);
  const above = async () =>
    (await placesOf(barsOf(demo))).flatMap(({ top }, index) => (top < goal ? [index] : []));
  await expect.poll(above).toEqual([2, 5, 6]);
  await expect(demo.locator('.MuiChartsGrid-horizontalLine')).toHaveCount(4);
}

async function colorsFollowTheValue(demo: Locator, page: Page) {
  const bars = barsOf(demo);
  await expect(bars).toHaveCount(24);
  const legend = demo.locator('.MuiChartsLegend-series');
  await expect(legend).toHaveText(['Low', 'Elevated', 'High']);
  const colors = await fillsOf(legend.locator('.MuiChartsLegend-mark'));
  expect(new Set(colors).size).toBe(3);
  const levels = async () => {
    const fills = await fillsOf(bars);
    return (await placesOf(bars))
      .map(({ left, height }, index) => ({
        left,
        height,
        level: colors.indexOf(fills[index] ?? ''),
      }))
      .filter(({ height }) => height > 1)
      .sort((a, b) => a.left - b.left)
      .map(({ level }) => level);
  };
  await expect.poll(levels).toEqual([0, 1, 1, 0, 0, 2, 2, 1]);

  // The bar at 18:00, in the third series.
  await bars.nth(22).hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toHaveText(/^High\s*53$/);
  await page.mouse.move(0, 0);
}

async function forecastsAreHatched(demo: Locator) {
  await expect(demo.locator('pattern#hatched rect')).toHaveCount(1);
  const forecast = demo.locator('.MuiBarElement-series-forecast');
  await expect(forecast).toHaveCount(6);
  await expect(forecast.last()).toHaveCSS('fill', /#hatched/);
  await expect(forecast.last()).toHaveAttribute('rx', '6');
  const measured = demo.locator('.MuiBarElement-series-measured').first();
  await expect(measured).toHaveCSS('fill', /^rgb/);
  const marks = demo.locator('.MuiChartsLegend-mark');
  await expect(marks.first()).toHaveCSS('fill', /^rgb/);
  await expect(marks.last()).toHaveCSS('fill', /#hatched/);
}

async function valuesAreAboveTheirBars(demo: Locator) {
  const labels = demo.locator('g[pointer-events="none"] > text');
  await expect(labels).toHaveText(['318', '64', '142', '205', '277']);
  const places = await labels.evaluateAll((texts) =>
    texts.map((text) => [Number(text.getAttribute('x')), Number(text.getAttribute('y'))]),
  );
  await expect(barsOf(demo)).toHaveCount(5);
  const distances = async () => {
    const bars = await placesOf(barsOf(demo));
    return bars.map(({ left, top, width }, index) => {
      const [x = NaN, y = NaN] = places[index] ?? [];
      return Math.max(Math.abs(x - (left + width / 2)), Math.abs(y - (top - 6)));
    });
  };
  await expect.poll(async () => Math.max(...(await distances()))).toBeLessThan(1);
}

/** The first four bars are those of last year. */
async function hoverFadesAsChosen(demo: Locator, page: Page) {
  const [apples, pears] = [barsOf(demo).first(), barsOf(demo).nth(1)];
  const thisYear = barsOf(demo).nth(4);
  await expect(barsOf(demo)).toHaveCount(8);
  const [color] = await fillsOf(apples);
  await apples.hover();
  await expect(apples).not.toHaveCSS('fill', color ?? '');
  await expect(apples).toHaveCSS('opacity', '1');
  await expect(pears).toHaveCSS('opacity', '0.3');
  await expect(thisYear).toHaveCSS('opacity', '0.3');

  await demo.getByRole('combobox', { name: 'highlight' }).click();
  await page.getByRole('option', { name: 'series' }).click();
  await apples.hover();
  await expect(pears).not.toHaveCSS('fill', color ?? '');
  await expect(pears).toHaveCSS('opacity', '1');
  await expect(thisYear).toHaveCSS('opacity', '0.3');
  await page.mouse.move(0, 0);
}

/** The axis goes from 230 up to 50, from 0 to 50 tickets. */
async function barsMoveToNewValues(demo: Locator) {
  const values = async () =>
    (await heightsOf(barsOf(demo))).map((height) => Math.round(height / 3.6));
  await expect.poll(values).toEqual([32, 41, 28, 45, 37]);
  const first = barsOf(demo).first();
  await first.evaluate((bar) => bar.setAttribute('data-marked', ''));
  await demo.getByRole('button', { name: 'Next week' }).click();
  await expect.poll(values).toEqual([18, 47, 35, 22, 49]);
  // The same bar moved: it was not replaced.
  await expect(first).toHaveAttribute('data-marked', '');

  await demo.getByLabel('skipAnimation').check();
  // Animated bars would still be on their way after five frames.
  await demo.getByRole('button', { name: 'Next week' }).evaluate(async (button: HTMLElement) => {
    button.click();
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await values()).toEqual([44, 25, 12, 39, 30]);
}

test('Bars have the size, place and color of their values', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  await test.step('rows become bars', async () =>
    rowsBecomeBars(await runDemo(page, 'BarsFromDataset'), page));
  await test.step('the first row is at the top', async () =>
    theFirstRowIsAtTheTop(await runDemo(page, 'HorizontalBars'), page));
  await test.step('gaps close and bars overlap', async () =>
    gapsCloseAndBarsOverlap(await runDemo(page, 'BarGaps')));
  await test.step('shares fill the height', async () =>
    sharesFillTheHeight(await runDemo(page, 'StackedBars')));
  await test.step('losses hide gains unless the stack diverges', async () =>
    lossesHideGainsWithoutDiverging(await runDemo(page, 'GainsAndLosses')));
  await test.step('three weeks are above the goal', async () =>
    threeWeeksAreAboveTheGoal(await runDemo(page, 'BarsWithTarget')));
  await test.step('colors follow the value', async () =>
    colorsFollowTheValue(await runDemo(page, 'ColorsByValue'), page));
});

test('Bars are hatched, labeled, highlighted and animated', async ({ page }) => {
  await visit(page, PAGE);
  await test.step('forecasts are hatched', async () =>
    forecastsAreHatched(await runDemo(page, 'StyledBars')));
  await test.step('values are above their bars', async () =>
    valuesAreAboveTheirBars(await runDemo(page, 'BarLabels')));
  await test.step('hover fades as chosen', async () =>
    hoverFadesAsChosen(await runDemo(page, 'BarHighlights'), page));
  await test.step('bars move to new values', async () =>
    barsMoveToNewValues(await runDemo(page, 'BarAnimation')));
});
