import type { Page } from '@playwright/test';
import { cornersOf } from '../../fixtures/chart-shapes';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/sparkline/');

test('The tooltip says day and price', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineTooltip');
  const chart = demo.locator('svg');
  const box = await chart.boundingBox();
  if (!box) throw new Error('no chart');
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await expect(tooltip).toContainText('Monday, May 6');
  await expect(tooltip).toContainText('412 €');
});

test('Each team has its form, best first', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineInGrid');
  const teams = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(teams).toHaveText(['Harbor', 'Uphill', 'Old Mill', 'Station', 'Meadow']);
  const form = demo.getByRole('img', { name: '7 won, 2 drawn, 1 lost' });
  await expect(form.locator('.MuiBarElement-root')).toHaveCount(10);
});

test('On a shared scale the archive is flat', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SameScale');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines).toHaveCount(4);
  const height = async (index: number) => (await lines.nth(index).boundingBox())?.height ?? 0;
  expect(await height(2)).toBeGreaterThan(4 * (await height(3)));
});

async function aLineFillsItsParent(page: Page) {
  const demo = await runDemo(page, 'BasicSparkline');
  const chart = demo.locator('[role="img"]');
  const line = demo.locator('.MuiLineElement-root');
  await expect.poll(async () => (await cornersOf(line)).length).toBe(12);
  const { width = 0 } = (await chart.boundingBox()) ?? {};
  const corners = await cornersOf(line);
  expect(corners[0]?.x).toBeCloseTo(5, 0);
  expect(Math.abs((corners.at(-1)?.x ?? 0) - (width - 5))).toBeLessThan(2);
  expect(corners.at(-1)?.y ?? 0, 'the last value is the highest').toBeLessThan(
    Math.min(...corners.slice(0, -1).map(({ y }) => y)),
  );
  await expect(demo.locator('.MuiChartsAxis-root')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsLegend-root')).toHaveCount(0);
}

async function fourKindsOfSparklines(page: Page) {
  const demo = await runDemo(page, 'PlotTypes');
  const chart = (index: number) => demo.locator('[role="img"]').nth(index);
  const lineOf = (index: number) => chart(index).locator('.MuiLineElement-root');
  await expect(lineOf(0), 'straight').not.toHaveAttribute('d', /C/);
  await expect(lineOf(1), 'natural').toHaveAttribute('d', /C/);
  await expect(chart(0).locator('.MuiAreaElement-root')).toHaveCount(0);
  await expect(chart(1).locator('.MuiAreaElement-root')).toHaveCount(1);
  await expect(chart(2).locator('.MuiLineElement-root')).toHaveCount(0);
  const bars = chart(2).locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(10);
  const heights = () =>
    bars.evaluateAll((all) => {
      const pixels = all.map((bar) => bar.getBoundingClientRect().height);
      return pixels.map((height) => Math.round((height / (pixels[4] ?? 1)) * 9));
    });
  await expect.poll(heights, 'from 0').toEqual([3, 6, 2, 4, 9, 5, 1, 7, 8, 5]);
  await expect(lineOf(3)).toHaveCSS('stroke', 'rgb(142, 36, 170)');
  const steps = await cornersOf(lineOf(3));
  for (const [index, corner] of steps.entries()) {
    const before = steps[index - 1] ?? corner;
    expect(corner.x === before.x || corner.y === before.y, `corner ${index}`).toBe(true);
  }
}

async function aDotMarksTheLastValue(page: Page) {
  const demo = await runDemo(page, 'LastValue');
  const dots = demo.locator('circle');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(dots).toHaveCount(3);
  const colors = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).fill));
  for (const [index, color] of colors.entries()) {
    const end = (await cornersOf(lines.nth(index))).at(-1);
    const at = async (name: string) => Number(await dots.nth(index).getAttribute(name));
    expect(await at('cx')).toBeCloseTo(end?.x ?? 0, 1);
    expect(await at('cy')).toBeCloseTo(end?.y ?? 0, 1);
    await expect(lines.nth(index)).toHaveCSS('stroke', color);
  }
  expect(colors[0], 'fewer tickets are as good as more answers').toBe(colors[1]);
  expect(colors[2], 'more reopened tickets are bad').not.toBe(colors[1]);
  for (const text of ['28 ✓', '81 ✓', '8 !']) {
    await expect(demo.getByText(text, { exact: true })).toBeVisible();
  }
}

test(
  'Sparklines fill their parent, in four kinds, and end in a dot',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('a line fills its parent', () => aLineFillsItsParent(page));
    await test.step('four kinds of sparklines', () => fourKindsOfSparklines(page));
    await test.step('a dot marks the last value', () => aDotMarksTheLastValue(page));
  },
);
