import type { Locator, Page } from '@playwright/test';
import {
  collectPaths,
  legendPlaces,
  radiiOf,
  sharesOf,
  tenFrames,
} from '../../fixtures/chart-shapes';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectSpaceToClick } from '../../fixtures/space-key';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/pie/');

test('A slice is chosen with the keyboard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FocusableSlices');
  const youth = demo.getByRole('button', { name: 'Under 18: 148 members' });
  await expect(youth).toBeVisible();
  await youth.focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Chosen: Under 18');
  await expectSpaceToClick(demo.getByRole('button', { name: /^Over 65/ }));
  await expect(demo.getByRole('status')).toHaveText('Chosen: Over 65');
});

test('Narrow slices have no label', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SliceLabels');
  await expect(demo.locator('.MuiPieArcLabel-root')).toHaveText([
    '34 %',
    '27 %',
    '19 %',
    '13 %',
    '5 %',
    '',
  ]);
});

test('A click tells the slice', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SliceClicks');
  await demo.locator('.MuiPieArc-root').nth(1).click();
  await expect(demo.getByRole('status')).toHaveText(
    '{"identifier":{"type":"pie","seriesId":"budget","dataIndex":1},"item":{"id":"artists","label":"Artists","value":85}}',
  );
});

test('The playground prints what was changed', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PiePlayground');
  const code = demo.getByRole('status', { name: 'Changed props' });
  await expect(code).toHaveText('<PieChart />');
  await demo.getByRole('slider', { name: /series.innerRadius/ }).focus();
  await page.keyboard.press('End');
  await expect(code).toContainText('series={[{ innerRadius: 80 }]}');
});

const slicesOf = (demo: Locator) => demo.locator('.MuiPieArc-root');

async function slicesShowShares(page: Page) {
  const demo = await runDemo(page, 'BasicPie');
  await expect.poll(() => sharesOf(slicesOf(demo))).toEqual([30, 20, 7, 43]);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText([
    'Organic',
    'Paper',
    'Glass',
    'Rest',
  ]);
}

async function smallRowsAreOneSlice(page: Page) {
  const demo = await runDemo(page, 'SlicesFromRows');
  await expect.poll(() => sharesOf(slicesOf(demo))).toEqual([38, 32, 13, 10, 6]);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText([
    'France',
    'Italy',
    'Chile',
    'Austria',
    '3 others',
  ]);
  await slicesOf(demo).first().hover();
  await expect(page.getByRole('tooltip')).toContainText('2,340 bottles');
  await page.mouse.move(0, 0);
}

async function narrowPagesHaveTheLegendBelow(page: Page) {
  const demo = await runDemo(page, 'LegendBelow');
  const legend = async () => {
    const places = await legendPlaces(demo);
    return {
      columns: new Set(places.map(({ x }) => x)).size,
      rows: new Set(places.map(({ y }) => y)).size,
      isBelow: places.every(({ y }) => y > 220),
    };
  };
  await expect.poll(legend).toEqual({ columns: 1, rows: 3, isBelow: false });
  await page.setViewportSize({ width: 560, height: 900 });
  await expect.poll(legend).toEqual({ columns: 3, rows: 1, isBelow: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(legend).toEqual({ columns: 1, rows: 3, isBelow: false });
}

async function shadesAndGrayColorTheSlices(page: Page) {
  const demo = await runDemo(page, 'SliceColors');
  await expect(slicesOf(demo)).toHaveCount(4);
  const fills = await slicesOf(demo).evaluateAll((all) =>
    all.map(
      (slice) =>
        getComputedStyle(slice)
          .fill.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    ),
  );
  const opacities = fills.map(([, , , opacity = 1]) => Math.round(opacity * 10) / 10);
  expect(opacities).toEqual([1, 0.7, 0.4, 1]);
  const hues = fills.map((fill) => fill.slice(0, 3).join());
  expect(new Set(hues.slice(0, 3)).size, 'shades of one color').toBe(1);
  expect(hues[3]).not.toBe(hues[0]);
}

async function theSliceAtThePointerStandsOut(page: Page) {
  const demo = await runDemo(page, 'SliceHighlights');
  const slices = slicesOf(demo);
  const highlighted = /MuiPieArc-highlighted/;
  const faded = /MuiPieArc-faded/;
  await expect.poll(() => radiiOf(slices)).toEqual([108, 108, 108, 108]);
  await slices.first().hover();
  await expect.poll(() => radiiOf(slices)).toEqual([120, 98, 98, 98]);
  await expect(slices.last()).toHaveCSS('fill', 'rgb(128, 128, 128)');
  await demo.getByLabel('faded').uncheck();
  await slices.first().hover();
  await expect(slices.first()).toHaveClass(highlighted);
  await expect(slices.last()).not.toHaveClass(faded);
  await expect.poll(() => radiiOf(slices)).toEqual([120, 108, 108, 108]);
  await demo.getByLabel('faded').check();
  await demo.getByLabel('highlighted').uncheck();
  await slices.first().hover();
  await expect(slices.last()).toHaveClass(faded);
  await expect(slices.first()).not.toHaveClass(highlighted);
  await expect.poll(() => radiiOf(slices)).toEqual([108, 98, 98, 98]);
  await page.mouse.move(0, 0);
}

async function slicesMoveUnlessAnimationIsSkipped(page: Page) {
  const demo = await runDemo(page, 'MovingSlices');
  const slices = slicesOf(demo);
  await expect.poll(() => sharesOf(slices)).toEqual([41, 12, 47]);
  const moving = await collectPaths(demo, 'MuiPieArc-root');
  await demo.getByRole('button', { name: '2020' }).click();
  await expect.poll(() => moving.evaluate((paths) => paths.size)).toBeGreaterThan(4);
  await expect.poll(() => sharesOf(slices)).toEqual([35, 26, 39]);
  await demo.getByLabel('skipAnimation').check();
  await tenFrames(page);
  const jumping = await collectPaths(demo, 'MuiPieArc-root');
  await demo.getByRole('button', { name: '2024' }).click();
  await expect(demo.locator('[role="img"]')).toHaveAttribute('aria-label', /Seats 2024/);
  await tenFrames(page);
  expect(await jumping.evaluate((paths) => paths.size)).toBeLessThan(3);
  expect(await sharesOf(slices)).toEqual([28, 31, 41]);
}

async function aRingReplacesMissingVotes(page: Page) {
  const demo = await runDemo(page, 'NoSlices');
  const ring = demo.locator('circle');
  await expect(demo.getByText('No votes yet')).toBeVisible();
  await expect(ring).toHaveCount(1);
  await demo.getByRole('button', { name: 'Vote yes' }).click();
  await demo.getByRole('button', { name: 'Vote yes' }).click();
  await demo.getByRole('button', { name: 'Vote no' }).click();
  await expect.poll(() => sharesOf(slicesOf(demo))).toEqual([67, 33]);
  await expect(ring).toHaveCount(0);
  await expect(demo.getByText('No votes yet')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(ring).toHaveCount(1);
}

test('The demos show what their sections describe', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  await test.step('slices show shares', () => slicesShowShares(page));
  await test.step('small rows are one slice', () => smallRowsAreOneSlice(page));
  await test.step('narrow pages have the legend below', () => narrowPagesHaveTheLegendBelow(page));
  await test.step('shades and gray color the slices', () => shadesAndGrayColorTheSlices(page));
  await test.step('the slice at the pointer stands out', () => theSliceAtThePointerStandsOut(page));
  await test.step('slices move unless animation is skipped', () =>
    slicesMoveUnlessAnimationIsSkipped(page));
  await test.step('a ring replaces missing votes', () => aRingReplacesMissingVotes(page));
});
