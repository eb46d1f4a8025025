import type { Locator } from '@playwright/test';
import { fillsOf, pointsOf } from '../../fixtures/chart-places';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/areas-demo/');

test('The gradient follows the slider', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ElevationProfile');
  const gradient = demo.locator('linearGradient');
  const at = async () => Number(await gradient.getAttribute('x1'));
  const before = await at();
  const slider = demo.getByRole('slider', { name: 'Where you are' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Kilometer 5, 910 meters high');
  expect(await at()).toBeGreaterThan(before);
});

test('Shares fill the height, whatever the total', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SharesOverTime');
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(4);
  const labels = demo.locator('.MuiChartsAxis-left .MuiChartsAxis-tickLabel');
  await expect(labels.first()).toHaveText('0 %');
  await expect(labels.last()).toHaveText('100 %');
});

test('The band starts at the lowest value, not at 0', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TemperatureRange');
  const band = demo.locator('.MuiAreaElement-series-spread');
  const low = demo.locator('.MuiLineElement-series-low');
  const bottom = async (shape: typeof band) => {
    const box = await shape.boundingBox();
    return box ? Math.round(box.y + box.height) : 0;
  };
  expect(Math.abs((await bottom(band)) - (await bottom(low)))).toBeLessThan(3);
});

/** Reads how far below the top of the chart its lines start. */
async function startsOf(demo: Locator): Promise<number[]> {
  const lines = await demo.locator('.MuiLineElement-root').all();
  const points = await Promise.all(lines.map((line) => pointsOf(line)));
  return points.map(([start]) => start?.y ?? NaN);
}

/** Each layer starts on the one before: 18, 40, 40 and 46 MW, on an axis from 270 up to 50. */
async function layersAddUp(demo: Locator) {
  await expect.poll(() => startsOf(demo)).toEqual([220.5, 160, 160, 143.5]);
  const legend = demo.locator('.MuiChartsLegend-series');
  await expect(legend).toHaveText(['Hydro', 'Wind', 'Solar', 'Gas']);
}

async function earlyLayersAreInTheMiddle(demo: Locator) {
  const genres = ['Crime', 'Fantasy', 'Cooking', 'Travel', 'Poetry'];
  const fromTheTop = async () => {
    const starts = await startsOf(demo);
    const places = genres.map((name, index) => ({ name, y: starts[index] ?? NaN }));
    return places.sort((a, b) => a.y - b.y).map(({ name }) => name);
  };
  await expect.poll(fromTheTop).toEqual(['Travel', 'Fantasy', 'Crime', 'Cooking', 'Poetry']);
  await expect(demo.locator('.MuiLineElement-root').first()).toHaveCSS('display', 'none');
  await expect(demo.locator('.MuiChartsAxis-left')).toHaveCount(0);

  // The area that is drawn first is the lowest. Its lower edge runs back from week 27 to week 1.
  const edge = await pointsOf(demo.locator('.MuiAreaElement-root').first());
  expect(edge).toHaveLength(54);
  expect(Math.abs((edge[27]?.y ?? NaN) - (edge[53]?.y ?? NaN))).toBeGreaterThan(5);
}

async function gradientFadesToTheBase(demo: Locator) {
  const gradient = demo.locator('linearGradient');
  const id = (await gradient.getAttribute('id')) ?? '';
  expect(id).not.toBe('');
  const [fill] = await fillsOf(demo.locator('.MuiAreaElement-root'));
  expect(fill).toContain(`#${id}`);
  await expect(gradient).toHaveAttribute('x2', '0');
  await expect(gradient).toHaveAttribute('y2', '1');
  await expect(gradient.locator('stop').first()).toHaveAttribute('stop-opacity', '0.5');
  await expect(gradient.locator('stop').last()).toHaveAttribute('stop-opacity', '0');
}

async function colorsChangeAtZero(demo: Locator) {
  const gradient = demo.locator('linearGradient');
  await expect(gradient).toHaveAttribute('gradientUnits', 'userSpaceOnUse');
  const stops = await gradient
    .locator('stop')
    .evaluateAll((all) =>
      all.map((stop) => [Number(stop.getAttribute('offset')), stop.getAttribute('stop-color')]),
    );
  const [above, below] = stops;
  // The axis goes from 2 down to -1.
  expect(above?.[0]).toBeCloseTo(2 / 3);
  expect(below?.[0]).toBeCloseTo(2 / 3);
  expect(above?.[1]).not.toBe(below?.[1]);

  const id = (await gradient.getAttribute('id')) ?? '';
  const [fill] = await fillsOf(demo.locator('.MuiAreaElement-root'));
  expect(fill).toContain(`#${id}`);
  const line = demo.locator('.MuiLineElement-root');
  expect(await line.evaluate((element) => getComputedStyle(element).stroke)).toContain(`#${id}`);
}

async function onlyAreasAreTransparent(demo: Locator) {
  const areas = demo.locator('.MuiAreaElement-root');
  await expect(areas).toHaveCount(2);
  await expect(areas.first()).toHaveCSS('fill-opacity', '0.35');
  await expect(areas.last()).toHaveCSS('fill-opacity', '0.35');
  await expect(demo.locator('.MuiLineElement-root').first()).toHaveCSS('stroke-opacity', '1');
}

test('Areas stack, fade, change color and show through', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('layers add up from the first', async () =>
    layersAddUp(await runDemo(page, 'PowerMix')));
  await test.step('early layers of a stream are in the middle', async () =>
    earlyLayersAreInTheMiddle(await runDemo(page, 'StreamGraph')));
  await test.step('the gradient fades to the base', async () =>
    gradientFadesToTheBase(await runDemo(page, 'GradientArea')));
  await test.step('the colors change at zero', async () =>
    colorsChangeAtZero(await runDemo(page, 'AboveAndBelow')));
  await test.step('areas are transparent, lines are not', async () =>
    onlyAreasAreTransparent(await runDemo(page, 'OverlappingAreas')));
});
