import type { Page } from '@playwright/test';
import { legendPlaces } from '../../fixtures/chart-shapes';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/legend/');

test('a checkbox takes a series away and the others keep color and place', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendSwitches');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines).toHaveCount(3);
  const hall = demo.locator('.MuiLineElement-series-hall');
  const color = await hall.evaluate((line) => getComputedStyle(line).stroke);
  await demo.getByRole('checkbox', { name: 'Lido' }).press(' ');
  await expect(lines).toHaveCount(2);
  await expect(hall).toHaveCSS('stroke', color);
});

test('position and direction move the entries', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendPosition');
  const entries = demo.locator('.MuiChartsLegend-series');
  const place = async (index: number) => (await entries.nth(index).boundingBox()) ?? { x: 0, y: 0 };
  await expect(entries).toHaveCount(3);
  const before = await place(0);
  expect((await place(1)).y).toBeGreaterThan(before.y + 10);
  await demo.getByRole('combobox', { name: 'horizontal' }).click();
  await page.getByRole('option', { name: 'left' }).click();
  await expect.poll(async () => (await place(0)).x).toBeLessThan(before.x - 200);
  await demo.getByRole('combobox', { name: 'direction' }).click();
  await page.getByRole('option', { name: 'row' }).click();
  await expect.poll(async () => (await place(1)).y - (await place(0)).y).toBe(0);
});

test('series without a label have no entry', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendEntries');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Other schools', 'Our school']);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(5);
});

test('a legend of your own draws lines', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnLegend');
  await expect(demo.locator('path[stroke-dasharray="6 4"]')).toHaveCount(1);
  await expect(demo.locator('.MuiChartsLegend-mark')).toHaveCount(0);
});

async function eachSliderSetsItsPart(page: Page) {
  const demo = await runDemo(page, 'LegendLooks');
  const entry = demo.locator('.MuiChartsLegend-series').first();
  const [mark, text] = [entry.locator('.MuiChartsLegend-mark'), entry.locator('text')];
  const push = (name: string, key: 'Home' | 'End') =>
    demo.getByRole('slider', { name: new RegExp(`^${name}`) }).press(key);
  const top = async () => (await legendPlaces(demo))[0]?.y;
  const step = async () => {
    const [first, second] = await legendPlaces(demo);
    return (second?.x ?? 0) - (first?.x ?? 0);
  };
  await expect(text).toHaveAttribute('x', '18');
  await push('markGap', 'Home');
  await expect(text).toHaveAttribute('x', '12');
  await expect(mark).toHaveAttribute('width', '12');
  await push('itemMarkWidth', 'End');
  await expect(mark).toHaveAttribute('width', '40');
  const [stepBefore, topBefore] = [await step(), (await top()) ?? 0];
  await push('padding', 'End');
  await expect.poll(top).toBeCloseTo(topBefore + 32, 1);
  await push('itemGap', 'End');
  await expect.poll(step).toBeCloseTo(stepBefore + 16, 1);
  await expect(mark).toHaveAttribute('height', '12');
  await push('itemMarkHeight', 'End');
  await expect(mark).toHaveAttribute('height', '40');
  await expect(text).toHaveCSS('font-size', '14px');
  await push('fontSize', 'End');
  await expect(text).toHaveCSS('font-size', '40px');
}

async function aNarrowPageMovesTheLegendBelow(page: Page) {
  const demo = await runDemo(page, 'PieLegend');
  const entries = demo.locator('.MuiChartsLegend-series');
  await expect(entries.first().locator('tspan')).toHaveText(['Rent', '49 %']);
  const mark = entries.first().locator('.MuiChartsLegend-mark');
  await expect(mark).toHaveAttribute('width', '8');
  await expect(mark).toHaveAttribute('height', '32');
  const spread = async () => {
    const places = await legendPlaces(demo);
    return {
      columns: new Set(places.map(({ x }) => x)).size,
      rows: new Set(places.map(({ y }) => y)).size,
      isBelow: places.every(({ y }) => y > 230),
    };
  };
  await expect.poll(spread).toEqual({ columns: 1, rows: 4, isBelow: false });
  await page.setViewportSize({ width: 560, height: 900 });
  await expect.poll(spread).toEqual({ columns: 4, rows: 1, isBelow: true });
}

test(
  'sliders change the entries, and narrow pages their place',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('each slider sets its part', () => eachSliderSetsItsPart(page));
    await test.step('a narrow page moves the legend below', () =>
      aNarrowPageMovesTheLegendBelow(page));
  },
);
