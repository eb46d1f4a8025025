import type { Locator, Page } from '@playwright/test';
import {
  describeVisit,
  OPEN_DAYS,
  OPEN_HOURS,
  VISITS,
} from '../../../docs/react-charts/_data/library';
import { expectFrames } from '../../fixtures/chart-frames';
import { fillsOf, placesOf } from '../../fixtures/chart-places';
import { choose } from '../../fixtures/choice-field';
import { expectColorBar } from '../../fixtures/color-bar';
import { checkDemos } from '../../fixtures/demo-checks';
import { demoNamed } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/heat-map/');

/** The cells of Monday at 9, when few people come, and at 16, when most do. */
const [QUIET, BUSY] = [0, 7];

const cellsOf = (demo: Locator) => demo.locator('.MuiHeatmap-cell');

/** Adds up red, green and blue: the less, the darker. */
const lightnessOf = (color: string) =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

/** Points at a cell, reads its tooltip, and takes the pointer away. */
async function expectTooltip(cell: Locator, text: string) {
  const tooltip = cell.page().getByRole('tooltip');
  await cell.hover();
  await expect(tooltip).toHaveText(text);
  await cell.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
}

async function eachTripleIsACell(demo: Locator) {
  await expect(cellsOf(demo)).toHaveCount(VISITS.length);
  const fills = await fillsOf(cellsOf(demo));
  expect(lightnessOf(fills[BUSY] ?? '')).toBeLessThan(lightnessOf(fills[QUIET] ?? ''));
  const places = await placesOf(cellsOf(demo));
  const days = demo.locator('.MuiChartsAxis-left .MuiChartsAxis-tickLabel');
  await expect(days).toHaveText(OPEN_DAYS);
  const labels = await placesOf(days);
  for (const row of OPEN_DAYS.keys()) {
    const cell = places[row * OPEN_HOURS.length];
    const middle = (cell?.top ?? NaN) + (cell?.height ?? NaN) / 2;
    const { top = NaN, height = NaN } = labels[row] ?? {};
    expect(middle, 'a row is next to its day').toBeCloseTo(top + height / 2, -1);
  }
  await expectTooltip(cellsOf(demo).nth(BUSY), '16MonVisitors74');
}

async function theScaleColorsTheCells(demo: Locator, page: Page) {
  const cells = cellsOf(demo);
  const scale = (name: string) => choose(demo, 'Color scale', name);
  await expect(cells.nth(BUSY), '74 of 80').toHaveCSS('fill', 'rgb(196, 69, 28)');
  await scale('piecewise');
  const byThresholds = VISITS.map(([, , visitors]) => {
    if (visitors < 20) return 'rgb(200, 230, 201)';
    return visitors < 50 ? 'rgb(255, 183, 77)' : 'rgb(198, 40, 40)';
  });
  await expect.poll(() => fillsOf(cells)).toEqual(byThresholds);
  await scale('function');
  await expect(cells.nth(BUSY)).toHaveCSS('fill', /^rgba\(0, 131, 143, 0\.92/);
  await scale('default');
  const defaults = await fillsOf(cellsOf(demoNamed(page, 'BasicHeatMap')));
  await expect.poll(() => fillsOf(cells)).toEqual(defaults);
}

async function theLegendExplainsTheColors(demo: Locator) {
  await expect(cellsOf(demo).nth(BUSY), '74 of 80').toHaveCSS('fill', 'rgb(29, 84, 168)');
  // 60 % of 320.
  await expectColorBar(demo, { labels: ['80 people', 'empty'], width: 12, height: 192 });
}

async function formattersWriteTheTooltip(demo: Locator) {
  await expectTooltip(cellsOf(demo).nth(BUSY), 'from 16:00MonAt the door74, crowded');
  await expectTooltip(cellsOf(demo).nth(QUIET), 'from 9:00MonAt the door18');
}

/** Expects that a cell stands out, that another does not, and that it is read. */
async function expectChosen(demo: Locator, index: number, other: number) {
  await expect(demo.getByText(describeVisit(index), { exact: true })).toBeVisible();
  const slider = demo.getByRole('slider', { name: 'Cell' });
  await expect(slider).toHaveValue(`${index}`);
  await expect(slider).toHaveAttribute('aria-valuetext', describeVisit(index));
  await expect(cellsOf(demo).nth(index)).toHaveClass(/Charts-highlighted/);
  await expect(cellsOf(demo).nth(index)).not.toHaveCSS('stroke', 'none');
  await expect(cellsOf(demo).nth(other)).toHaveClass(/Charts-faded/);
  await expect(cellsOf(demo).nth(other)).toHaveCSS('opacity', '0.4');
}

async function pointerAndSliderChooseTheSameCell(demo: Locator, page: Page) {
  await expectChosen(demo, 7, 23);
  await cellsOf(demo).nth(23).hover();
  await expectChosen(demo, 23, 7);
  await page.mouse.move(0, 0);
  await expectChosen(demo, 23, 7);
  await demo.getByRole('slider', { name: 'Cell' }).press('ArrowRight');
  await expectChosen(demo, 24, 23);
}

async function omittedCellsLeaveGaps(demo: Locator) {
  const cells = cellsOf(demo);
  await expect(cells, 'without Monday at 9 and at 10').toHaveCount(VISITS.length - 2);
  await expect(cells.first(), 'slotProps').toHaveAttribute('rx', '6');
  const places = await placesOf(cells);
  const [monday, tuesday, below] = [places[0], places[8], places[18]];
  expect(monday?.left, 'Monday begins in the third column').toBeCloseTo(places[10]?.left ?? NaN, 1);
  const [columnStep, rowStep] = [
    (places[9]?.left ?? NaN) - (tuesday?.left ?? NaN),
    (below?.top ?? NaN) - (tuesday?.top ?? NaN),
  ];
  // A tenth of the step.
  expect((tuesday?.width ?? NaN) / columnStep).toBeCloseTo(0.9, 2);
  expect((tuesday?.height ?? NaN) / rowStep).toBeCloseTo(0.9, 2);
}

async function theSlotWritesNumbers(demo: Locator) {
  const numbers = demo.locator('svg text[pointer-events="none"]');
  await expect(numbers).toHaveText(VISITS.map(([, , visitors]) => `${visitors}`));
  await expect(numbers.nth(QUIET)).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(numbers.nth(BUSY), 'light on dark').toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(cellsOf(demo).nth(BUSY), '74 of 80').toHaveCSS('fill', 'rgb(29, 84, 168)');
  const [number] = await placesOf(numbers.nth(BUSY));
  const [cell] = await placesOf(cellsOf(demo).nth(BUSY));
  expect((number?.left ?? NaN) + (number?.width ?? NaN) / 2).toBeCloseTo(
    (cell?.left ?? NaN) + (cell?.width ?? NaN) / 2,
    0,
  );
  await expectTooltip(cellsOf(demo).nth(BUSY), '16MonVisitors74');
}

test('Cells have the color of their value, a legend, texts and a highlight', async ({ page }) => {
  test.slow();
  await checkDemos(page, PAGE, [
    ['BasicHeatMap', 'each triple is a cell', eachTripleIsACell],
    ['HeatMapColors', 'the scale colors the cells', theScaleColorsTheCells],
    ['HeatMapLegend', 'the legend explains the colors', theLegendExplainsTheColors],
    ['HeatMapTexts', 'formatters write the tooltip', formattersWriteTheTooltip],
    ['HeatMapSelection', 'pointer and slider choose one cell', pointerAndSliderChooseTheSameCell],
    ['HeatMapGaps', 'omitted cells leave gaps', omittedCellsLeaveGaps],
    ['HeatMapCells', 'the slot writes numbers', theSlotWritesNumbers],
  ]);
});

const HOURS = '9, 10 … 18';
const DAYS = OPEN_DAYS.join(', ');
const FRAMES = {
  BasicHeatMap: { bottom: `Hour: ${HOURS}`, left: DAYS },
  HeatMapColors: { bottom: `Hour: ${HOURS}`, left: DAYS },
  HeatMapLegend: { bottom: `Hour: ${HOURS}`, left: DAYS },
  HeatMapTexts: { bottom: HOURS, left: DAYS },
  HeatMapSelection: { bottom: `Hour: ${HOURS}`, left: DAYS },
  HeatMapGaps: { bottom: HOURS, left: DAYS },
  HeatMapCells: { bottom: `Hour: ${HOURS}`, left: DAYS },
};

test('The axes of heat maps name hours and days', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
