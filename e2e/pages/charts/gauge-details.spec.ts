import type { Locator } from '@playwright/test';
import { placesOf } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/gauge/');

const arcOf = (gauge: Locator) => gauge.locator('.MuiGauge-referenceArc');

/** How high the arc is: 1 for a whole circle, 0.5 for a half. */
async function heightPerWidth(arc: Locator): Promise<number> {
  const [place] = await placesOf(arc);
  return (place?.height ?? NaN) / (place?.width ?? NaN);
}

/** Radii of an arc, from the outer edge to the corners, which are round. */
async function radiiOfArc(arc: Locator): Promise<number[]> {
  const d = (await arc.getAttribute('d')) ?? '';
  const radii = [...d.matchAll(/A([\d.]+)/g)].map(([, radius]) =>
    Number(Number(radius).toFixed(1)),
  );
  return [...new Set(radii)].sort((a, b) => b - a);
}

test('Gauges are open at the bottom', { tag: '@full' }, async ({ page }) => {
  const opened = { AnimatedGauge: 110, GaugeColors: 110, GaugeRange: 120, GaugeShape: 110 };
  for (const [name, angle] of Object.entries(opened)) {
    const arc = arcOf(await openDemo(page, PAGE, name));
    const height = (1 - Math.cos((angle * Math.PI) / 180)) / 2;
    await expect(arc).toHaveCount(1);
    expect(await heightPerWidth(arc), name).toBeCloseTo(height, 1);
  }
});

test('Rings have a width and round ends', { tag: '@full' }, async ({ page }) => {
  const rings = await openDemo(page, PAGE, 'GaugeRings');
  await expect(arcOf(rings)).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    const [outer = NaN, inner = NaN] = await radiiOfArc(arcOf(rings).nth(index));
    expect(inner / outer).toBeCloseTo((80 - index * 24) / (100 - index * 24), 1);
  }
  // The outer edge, the inner edge and the corners.
  expect(await radiiOfArc(rings.locator('.MuiGauge-valueArc').first())).toHaveLength(3);
  const load = await openDemo(page, PAGE, 'GaugeColors');
  expect(await radiiOfArc(arcOf(load))).toHaveLength(3);
});

test('The arc has the angles and radii of the sliders', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GaugeShape');
  const arc = arcOf(demo);
  const push = (name: string, key: string) =>
    demo.getByRole('slider', { name: new RegExp(`^${name}`) }).press(key);
  await expect(demo.locator('.MuiGauge-valueArc')).toHaveCount(1);
  const [before = NaN] = await radiiOfArc(arc);
  await push('outerRadius', 'ArrowLeft');
  await expect.poll(async () => ((await radiiOfArc(arc))[0] ?? NaN) / before).toBeCloseTo(0.95, 2);
  await push('endAngle', 'End');
  await expect.poll(() => heightPerWidth(arc)).toBeCloseTo(1, 1);
});

test('Each gauge has its value and its text', { tag: '@full' }, async ({ page }) => {
  const texts = await openDemo(page, PAGE, 'GaugeTexts');
  await expect(texts.getByText('No signal')).toBeVisible();
  const steps = texts.getByRole('meter', { name: 'Steps today, of 5000' });
  await expect(steps).toHaveAttribute('aria-valuenow', '3412');
  await expect(steps).toHaveAttribute('aria-valuemax', '5000');
  await expect(steps).toHaveText('3,412');
  const zones = await openDemo(page, PAGE, 'GaugeZones');
  await expect(zones.getByRole('meter')).toHaveAttribute('aria-valuenow', '7.4');
  const moving = await openDemo(page, PAGE, 'AnimatedGauge');
  await expect(moving.locator('.MuiGauge-valueArc')).toHaveCount(1);
});
