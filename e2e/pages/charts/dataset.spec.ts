import type { Locator } from '@playwright/test';
import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip, expectOnHover } from '../../fixtures/chart-hover';
import { fillsOf, placesOf, tickLabels } from '../../fixtures/chart-places';
import { pointAt, pointAway } from '../../fixtures/chart-pointer';
import { barSpans, sharesOf } from '../../fixtures/chart-shapes';
import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/dataset/');

async function threeChartsReadTheSameRows(demo: Locator) {
  const months = ['May', 'June', 'July', 'August'];
  const repairs = [41, 52, 38, 29];
  const sales = [18, 26, 31, 24];
  const values = async () => (await barSpans(demo, 'left')).map(([, end]) => end);
  await expect.poll(values).toEqual([...repairs, ...sales]);
  await expect(tickLabels(demo, 'bottom')).toHaveText(months);
  await choose(demo, 'Chart', 'lines');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(2);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(8);
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(0);
  await expect(tickLabels(demo, 'bottom')).toHaveText(months);
  await choose(demo, 'Chart', 'pie');
  const slices = demo.locator('.MuiPieArc-root');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(months);
  await expect.poll(() => sharesOf(slices)).toEqual([26, 33, 24, 18]);
  await choose(demo, 'Chart', 'bars');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(8);
}

async function rowsBecomePoints(demo: Locator) {
  const points = demo.locator('circle');
  await expect(points).toHaveCount(9);
  const [ground, middle, high] = ['rgb(141, 110, 99)', 'rgb(2, 136, 209)', 'rgb(194, 24, 91)'];
  // The floors are 1, 0, 3, 4, 5, 0, 2, 1 and 4.
  const colors = [middle, ground, high, high, high, ground, middle, middle, high];
  expect(await fillsOf(points)).toEqual(colors);
  for (const [index, text] of [
    [0, /^Kai 4: 54 m² on floor 1 for 810 €$/],
    [7, /^Steg 9: 108 m² on floor 1 for 1310 €$/],
  ] as const) {
    await expectOnHover(points.nth(index), { tooltip: text, highlights: 0 });
  }
}

/** The axes go from 250 up to 50: to 50 orders on the left, to 30 minutes on the right. */
async function twoUnitsHaveTheirAxes(demo: Locator) {
  const numbers = async (side: 'left' | 'right') =>
    (await tickLabels(demo, side).allTextContents()).map(Number);
  expect((await numbers('right')).at(-1)).toBe(30);
  expect((await numbers('left')).at(-1)).toBe(50);
  const orders = async () =>
    (await placesOf(demo.locator('.MuiBarElement-root'))).map(({ height }) =>
      Math.round((height / 200) * 50),
    );
  await expect.poll(orders).toEqual([31, 28, 44, 39]);
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(marks).toHaveCount(4);
  const minutes = async () =>
    (await placesOf(marks)).map(({ top, height }) =>
      Math.round(((250 - (top + height / 2)) / 200) * 30),
    );
  await expect.poll(minutes).toEqual([14, 13, 21, 17]);
  const day = tickLabels(demo, 'bottom').filter({ hasText: 'May 8' });
  const [{ left, width } = { left: NaN, width: NaN }] = await placesOf(day);
  await pointAt(demo, { x: left + width / 2, y: 70 });
  await expect(chartTooltip(demo.page())).toHaveText(/^May 8Orders44Minutes21$/);
  await pointAway(demo);
}

test('Charts read bars, lines, points and axes from rows', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['SharedRows', 'three charts read the same rows', threeChartsReadTheSameRows],
    ['ScatterRows', 'rows become points', rowsBecomePoints],
    ['ComposedRows', 'two units have their axes', twoUnitsHaveTheirAxes],
  ]);
});

const FRAMES = {
  SharedRows: {
    bottom: 'May, June, July, August',
    left: '0, 20, 40, 60',
    legend: 'Repairs, Sales',
  },
  ScatterRows: {
    bottom: 'Square meters: 35, 40 … 110',
    left: '600, 800, 1,000, 1,200, 1,400',
  },
  ComposedRows: {
    right: 'Minutes: 0, 10, 20, 30',
    bottom: 'May 6, May 7, May 8, May 9',
    left: 'Orders: 0, 10, 20, 30, 40, 50',
    legend: 'Orders, Minutes',
    desc: 'Both are highest on May 8, with 44 orders and 21 minutes.',
  },
};

test('The axes of charts with rows', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
