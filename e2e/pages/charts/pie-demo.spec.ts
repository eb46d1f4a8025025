import type { Locator, Page } from '@playwright/test';
import { radiiOf } from '../../fixtures/chart-shapes';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/pie-demo/');

test('A click on a slice writes its value into the middle', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TotalInTheMiddle');
  await expect(demo.getByText('260', { exact: true })).toBeVisible();
  await demo.locator('.MuiPieArc-root').nth(1).click();
  await expect(demo.getByText('47', { exact: true })).toBeVisible();
  await demo.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'All orders' }).click();
  await expect(demo.getByText('260', { exact: true })).toBeVisible();
});

test('Both rings of two levels have the same sum', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoLevels');
  await expect(demo.locator('.MuiPieArc-root')).toHaveCount(10);
  await expect(demo.getByText('39', { exact: true })).toBeVisible();
});

test('Two pies share one legend', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoPies');
  await expect(demo.locator('.MuiPieArc-root')).toHaveCount(6);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveCount(3);
});

/** Edges of some slices together, in pixels from the center. */
const edgesOf = (slices: Locator) =>
  slices.evaluateAll((all) => {
    const boxes = all.map((slice) => (slice as SVGGraphicsElement).getBBox());
    return {
      left: Math.round(Math.min(...boxes.map(({ x }) => x))),
      right: Math.round(Math.max(...boxes.map(({ x, width }) => x + width))),
      top: Math.round(Math.min(...boxes.map(({ y }) => y))),
      bottom: Math.round(Math.max(...boxes.map(({ y, height }) => y + height))),
    };
  });

async function seatsFillAHalfCircle(page: Page) {
  const demo = await runDemo(page, 'Parliament');
  const slices = demo.locator('.MuiPieArc-root');
  const shape = async () => {
    const { left, right, top, bottom } = await edgesOf(slices);
    return {
      radius: right,
      isEven: left === -right,
      isHigh: top <= 1 - right,
      isHalf: bottom <= 0,
    };
  };
  const half = { isEven: true, isHigh: true, isHalf: true };
  await expect(demo.locator('.MuiPieArcLabel-root')).toHaveText(['38', '152', '86', '54', '131']);
  // 190 % of half of the height of 235.
  await expect.poll(shape).toEqual({ radius: 223, ...half });
  const middles = await slices.evaluateAll((all) =>
    all.map((slice) => {
      const { x, width } = (slice as SVGGraphicsElement).getBBox();
      return x + width / 2;
    }),
  );
  expect(middles, 'from left to right').toEqual([...middles].sort((a, b) => a - b));
  await page.setViewportSize({ width: 560, height: 900 });
  await expect.poll(shape, 'smaller on a phone').toEqual({ radius: 135, ...half });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(shape).toEqual({ radius: 223, ...half });
}

async function eachGoalIsARing(page: Page) {
  const demo = await runDemo(page, 'ActivityRings');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText([
    'Steps',
    'Stairs',
    'Hours on foot',
  ]);
  const radius = async (goal: string) =>
    (await edgesOf(demo.locator(`.MuiPieArc-series-${goal}`))).right;
  await expect.poll(() => radius('steps')).toBe(125);
  await expect.poll(() => radius('stairs')).toBe(94);
  await expect.poll(() => radius('hours')).toBeLessThan(64);
  const steps = demo.locator('.MuiPieArc-series-steps');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toHaveCSS('fill', 'rgb(229, 57, 53)');
  await expect(steps.last()).toHaveCSS('fill', 'rgba(229, 57, 53, 0.2)');
  // The right end of the ring.
  await steps.first().hover({ position: { x: 240, y: 125 } });
  await expect(page.getByRole('tooltip')).toContainText('86 %');
  await page.mouse.move(0, 0);
}

async function areasOfWindsShowTheirDays(page: Page) {
  const demo = await runDemo(page, 'WindRose');
  const slices = demo.locator('.MuiPieArc-root');
  const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
  await expect(demo.locator('.MuiPieArcLabel-root')).toHaveText(directions);
  const radii = [18, 31, 44, 22, 26, 81, 97, 46].map((days) =>
    Math.round(155 * Math.sqrt(days / 97)),
  );
  await expect.poll(() => radiiOf(slices)).toEqual(radii);
  // North is in the middle of the top.
  const { left, right, bottom } = await edgesOf(slices.first());
  expect(left).toBe(-right);
  expect(bottom).toBeCloseTo(0);
}

async function linesLeadFromTheirSlices(page: Page) {
  const demo = await runDemo(page, 'Callouts');
  await expect(demo.locator('.MuiPieArc-root')).toHaveCount(5);
  await expect(demo.locator('text[font-size="13"]')).toHaveText([
    'Rent940 €',
    'Phone60 €',
    'Food520 €',
    'Energy160 €',
    'Trips210 €',
  ]);
  const findSlices = (svg: Element) => {
    const slices = [...svg.querySelectorAll<SVGGeometryElement>('.MuiPieArc-root')];
    const lines = [...svg.querySelectorAll<SVGPathElement>('path[fill="none"]')];
    return lines.map((line) => {
      const start = line.getPointAtLength(0).matrixTransform(line.getCTM() ?? undefined);
      return slices.findIndex((slice) =>
        slice.isPointInFill(start.matrixTransform(slice.getCTM()?.inverse())),
      );
    });
  };
  const chart = demo.locator('[role="img"] svg');
  await expect.poll(() => chart.evaluate(findSlices)).toEqual([0, 1, 2, 3, 4]);
}

test('Half circles, rings, roses and callouts', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('seats fill a half circle', () => seatsFillAHalfCircle(page));
  await test.step('each goal is a ring', () => eachGoalIsARing(page));
  await test.step('areas of winds show their days', () => areasOfWindsShowTheirDays(page));
  await test.step('lines lead from their slices', () => linesLeadFromTheirSlices(page));
});
