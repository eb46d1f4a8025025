import type { Page } from '@playwright/test';
import { barSpans, cornersOf } from '../../fixtures/chart-shapes';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/radar/');

test('a shape has a corner for each value, at its distance from the center', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SkillRadar');
  const shapes = demo.locator('polygon[fill-opacity]');
  await expect(shapes).toHaveCount(2);
  const points = (await shapes.first().getAttribute('points')) ?? '';
  const corners = points.split(' ').map((point) => point.split(',').map(Number));
  expect(corners).toHaveLength(6);
  const [first, fourth] = [corners[0]?.[1] ?? 0, corners[3]?.[1] ?? 0];
  // Range is 8 upwards, space 7 downwards, on a radius of 135 pixels around 165.
  expect(first).toBeCloseTo(165 - 0.8 * 135, 0);
  expect(fourth).toBeCloseTo(165 + 0.7 * 135, 0);
});

test('the container describes the radar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SkillRadar');
  await expect(demo.getByRole('img', { name: 'Two cars in six tests' })).toBeVisible();
  await expect(demo.locator('desc')).toContainText('Ardo leads in range');
});

async function barsAreAsLongAsThePoints(page: Page) {
  const demo = await runDemo(page, 'RadarAsBars');
  const points = [8, 6, 4, 7, 9, 5, 5, 7, 9, 4, 6, 8];
  await expect.poll(() => barSpans(demo, 'bottom')).toEqual(points.map((end) => [0, end]));
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-tickLabel')).toHaveText([
    'Range',
    'Comfort',
    'Price',
    'Space',
    'Safety',
    'Repairs',
  ]);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Ardo', 'Brio']);
}

async function theLineClosesItsCycle(page: Page) {
  const demo = await runDemo(page, 'RadarAsLines');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    await expect.poll(async () => (await cornersOf(line)).length).toBe(13);
    const corners = await cornersOf(line);
    const [first, last] = [corners[0], corners.at(-1)];
    expect(last?.y, 'January twice').toBe(first?.y);
    expect(last?.x, 'at the other end').toBe(Math.max(...corners.map(({ x }) => x)));
  }
  const months = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel');
  await expect(months.first()).toHaveText('Jan');
  await expect(months.last()).toHaveText('Jan');
}

test('bars and lines show the same without a circle', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('bars are as long as the points', () => barsAreAsLongAsThePoints(page));
  await test.step('the line closes its cycle', () => theLineClosesItsCycle(page));
});
