import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectSpaceToClick } from '../../fixtures/space-key';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/scatter/');

/** Hovers or clicks at this distance from the middle of a dot. */
async function near(dot: Locator, distance: number) {
  const box = await dot.boundingBox();
  if (!box) throw new Error('the dot is not drawn');
  return { x: box.x + box.width / 2 + distance, y: box.y + box.height / 2 };
}

test('A click near a point counts as a click on it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PointClicks');
  const place = await near(demo.locator('circle').nth(3), 15);
  await page.mouse.click(place.x, place.y);
  await expect(demo.getByRole('status')).toHaveText(
    'North Wall: {"type":"scatter","seriesId":"wines","dataIndex":3}',
  );
});

test('Without Voronoi only the point itself answers', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PointerReach');
  const tooltip = page.locator('.MuiChartsTooltip-root');
  const beside = await near(demo.locator('circle').first(), 12);
  await page.mouse.move(beside.x, beside.y);
  await expect(tooltip).toBeVisible();
  await demo.getByRole('button', { name: 'Under the pointer' }).click();
  await page.mouse.move(beside.x, beside.y);
  await expect(tooltip).toHaveCount(0);
  await demo.locator('circle').first().hover();
  await expect(tooltip).toBeVisible();
});

test('A point is chosen with the keyboard', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FocusablePoints');
  await demo.getByRole('button', { name: 'Saddle hut, 8.5 kilometers, 2090 meters' }).focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Tonight: Saddle hut');
  await expectSpaceToClick(demo.getByRole('button', { name: /^Lake hut/ }));
  await expect(demo.getByRole('status')).toHaveText('Tonight: Lake hut');
});

test('4,000 points are one element', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ManyPoints');
  await expect(demo.locator('circle')).toHaveCount(0);
  await expect(demo.locator('path[stroke-linecap="round"]')).toHaveCount(1);
});

async function eachTripIsAPoint(page: Page) {
  const demo = await runDemo(page, 'BasicScatter');
  const circles = demo.locator('circle');
  await expect(circles).toHaveCount(90);
  await expect(circles.first()).toHaveAttribute('r', '4');
  const legend = demo.locator('.MuiChartsLegend-series');
  await expect(legend).toHaveText(['City bike', 'Cargo bike']);
  for (const [index, count] of [60, 30].entries()) {
    const mark = legend.nth(index).locator('.MuiChartsLegend-mark');
    const color = (await mark.getAttribute('fill')) ?? '';
    await expect(demo.locator(`circle[fill="${color}"]`)).toHaveCount(count);
  }
  await expect(demo.locator('.MuiChartsAxis-label')).toHaveText(['Kilometers', 'Minutes']);
}

async function tooltipsNameRows(page: Page) {
  const demo = await runDemo(page, 'PointsFromRows');
  const circles = demo.locator('circle');
  await expect(circles).toHaveCount(10);
  await expect(circles.first()).toHaveAttribute('r', '6');
  const rents = demo.locator('.MuiChartsAxis-left .MuiChartsAxis-tickLabel');
  await expect(rents.first()).toHaveText(/^\d+ €$/);
  const tooltip = page.getByRole('tooltip');
  await circles.first().hover();
  await expect(tooltip).toContainText('Balcony');
  await expect(tooltip).toContainText('Kai 4: 54 m², 810 €');
  await circles.nth(5).hover();
  await expect(tooltip).toContainText('No balcony');
  await expect(tooltip).toContainText('Ring 12: 71 m², 890 €');
  await page.mouse.move(0, 0);
}

async function daysArePlacesOnTheAxis(page: Page) {
  const demo = await runDemo(page, 'CategoryPoints');
  await expect(demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')).toHaveText([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
  ]);
  const circles = demo.locator('circle');
  await expect(circles).toHaveCount(31);
  const columns = await circles.evaluateAll((all) =>
    all.map((circle) => circle.getAttribute('transform')?.split(',')[0]),
  );
  const counts = [...new Set(columns)].map(
    (column) => columns.filter((other) => other === column).length,
  );
  expect(counts).toEqual([7, 6, 6, 5, 7]);
  await expect(circles.first()).toHaveCSS('fill-opacity', '0.6');
  await circles.first().hover();
  await expect(page.getByRole('tooltip')).toContainText('Mon: 2 minutes');
  await page.mouse.move(0, 0);
}

async function shapesReplaceCircles(page: Page) {
  const demo = await runDemo(page, 'PointShapes');
  const squares = demo.locator('path[d="M-5,-5h10v10h-10Z"]');
  await expect(squares).toHaveCount(30);
  await expect(demo.locator('path[d="M0,-6L6,5H-6Z"]')).toHaveCount(20);
  await expect(demo.locator('circle')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['City bike ■', 'Cargo bike ▲']);
  const place = await near(squares.first(), 0);
  await page.mouse.move(place.x, place.y);
  await expect(page.getByRole('tooltip')).toContainText('City bike ■');
  await page.mouse.move(0, 0);
}

async function thePlaygroundPrintsChanges(page: Page) {
  const demo = await runDemo(page, 'ScatterPlayground');
  const code = demo.getByRole('status', { name: 'Changed props' });
  const circle = demo.locator('circle').first();
  await expect(code).toHaveText('<ScatterChart />');
  await expect(circle).toHaveAttribute('r', '4');
  await demo.getByRole('slider', { name: /series.markerSize/ }).press('End');
  await expect(code).toContainText('series={[{ markerSize: 12 }]}');
  await expect(circle).toHaveAttribute('r', '12');
  await demo.getByLabel('grid.vertical').check();
  await expect(code).toContainText('grid={{ vertical: true }}');
  await expect(demo.locator('.MuiChartsGrid-line').first()).toBeAttached();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(code).toHaveText('<ScatterChart />');
  await expect(circle).toHaveAttribute('r', '4');
  await expect(demo.locator('.MuiChartsGrid-line')).toHaveCount(0);
}

test(
  'Points from rows, on days, in shapes and with other props',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('each trip is a point', () => eachTripIsAPoint(page));
    await test.step('tooltips name rows', () => tooltipsNameRows(page));
    await test.step('days are places on the axis', () => daysArePlacesOnTheAxis(page));
    await test.step('shapes replace circles', () => shapesReplaceCircles(page));
    await test.step('the playground prints changes', () => thePlaygroundPrintsChanges(page));
  },
);
