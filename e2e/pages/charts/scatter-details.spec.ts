import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip } from '../../fixtures/chart-hover';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/scatter/');

const FRAMES = {
  BasicScatter: {
    bottom: 'Kilometers: 0.5, 1.0 … 8.0',
    left: 'Minutes: 0, 10, 20, 30, 40, 50',
    legend: 'City bike, Cargo bike',
  },
  PointsFromRows: {
    bottom: 'Square meters: 35, 40 … 110',
    left: '600 €, 800 €, 1000 €, 1200 €, 1400 €',
    legend: 'Balcony, No balcony',
  },
  CategoryPoints: {
    bottom: 'Mon, Tue, Wed, Thu, Fri',
    left: 'Minutes: 0, 5, 10, 15, 20, 25',
    grid: '6 horizontal',
  },
  PointerReach: {
    bottom: 'Kilometers: 0.5, 1.0 … 7.5',
    left: '0, 10, 20, 30, 40',
  },
  PointShapes: {
    bottom: '0.5, 1.0 … 7.5',
    left: '0, 10, 20, 30, 40, 50',
    legend: 'City bike ■, Cargo bike ▲',
  },
  PointClicks: {
    bottom: 'Price in euros: 0, 2 … 40',
    left: '80, 85, 90, 95, 100',
  },
  FocusablePoints: {
    bottom: 'Kilometers: 0, 1 … 14',
    left: '1,000, 1,500, 2,000, 2,500, 3,000',
  },
  ManyPoints: {
    bottom: '0, 10 … 100',
    left: '0, 10, 20, 30, 40, 50, 60',
  },
  ScatterPlayground: {
    bottom: '0.5, 1.0 … 7.5',
    left: '0, 10, 20, 30, 40, 50',
    legend: 'City bike, Cargo bike',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('Shapes have colors of the theme', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PointShapes');
  await expect(demo.locator('.MuiChartsLegend-mark')).toHaveCount(2);
  await expect(demo.locator('.MuiChartsLegend-mark').last()).toHaveCSS('fill', 'rgb(211, 47, 47)');
});

test('Only the nearest of all points answers from afar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PointerReach');
  const chart = demo.locator('[role="img"] svg');
  const tooltip = chartTooltip(page);
  await expect(demo.locator('circle')).toHaveCount(24);
  // Short trips that take long do not exist.
  const pointAtTheCorner = async () => {
    await chart.hover({ position: { x: 80, y: 50 } });
    await chart.hover({ position: { x: 70, y: 40 } });
  };
  await pointAtTheCorner();
  await expect(tooltip).toHaveCount(0);
  await demo.getByRole('button', { name: 'Nearest' }).click();
  await pointAtTheCorner();
  await expect(tooltip).toBeVisible();
});

test('Points far from the pointer do not answer', { tag: '@full' }, async ({ page }) => {
  const many = await openDemo(page, PAGE, 'ManyPoints');
  const cloud = many.locator('[role="img"] svg');
  await cloud.hover({ position: { x: 80, y: 40 } });
  await cloud.hover({ position: { x: 70, y: 40 } });
  await expect(chartTooltip(page)).toHaveCount(0);
  await cloud.hover();
  await expect(chartTooltip(page)).toBeVisible();

  const wines = await openDemo(page, PAGE, 'PointClicks');
  await wines.locator('[role="img"] svg').click({ position: { x: 70, y: 40 } });
  await expect(wines.getByRole('status')).toHaveText('Nothing yet');

  const huts = await openDemo(page, PAGE, 'FocusablePoints');
  const glacier = await huts.getByRole('button', { name: /^Glacier hut/ }).boundingBox();
  await page.mouse.click((glacier?.x ?? NaN) + 50, (glacier?.y ?? NaN) + 10);
  await expect(huts.getByRole('status')).toHaveText('Tonight: Lower hut');
});

test('The chart of the playground follows the settings', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScatterPlayground');
  // Later points cover earlier ones.
  const circle = demo.locator('circle').last();
  const choose = async (name: string, value: string) => {
    await demo.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: value }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  await choose('axisHighlight.y', 'line');
  await circle.hover();
  await expect(chartTooltip(page)).toBeVisible();
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
  await choose('tooltip.trigger', 'none');
  await circle.hover();
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
  await expect(chartTooltip(page)).toHaveCount(0);
});

test(
  'Without Voronoi, the playground ignores pointers beside points',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ScatterPlayground');
    const chart = demo.locator('svg:has(circle)');
    await chart.hover({ position: { x: 80, y: 60 } });
    await expect(chartTooltip(page)).toBeVisible();
    await demo.getByLabel('disableVoronoi').check();
    await chart.hover({ position: { x: 90, y: 60 } });
    await chart.hover({ position: { x: 80, y: 60 } });
    await expect(chartTooltip(page)).toHaveCount(0);
  },
);
