import { expectFrames } from '../../fixtures/chart-frames';
import { fillsOf } from '../../fixtures/chart-places';
import { legendPlaces } from '../../fixtures/chart-shapes';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/pie-demo/');

const FRAMES = {
  Parliament: {
    legend: 'Left, Labor, Greens, Liberals, Union',
  },
  TwoPies: {
    legend: 'Petrol, Hybrid, Electric',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('Slices with labels need no legend', { tag: '@full' }, async ({ page }) => {
  for (const [name, slices] of Object.entries({ TwoLevels: 10, WindRose: 8, Callouts: 5 })) {
    const demo = await openDemo(page, PAGE, name);
    await expect(demo.locator('.MuiPieArc-root')).toHaveCount(slices);
    await expect(demo.locator('.MuiChartsLegend-series'), name).toHaveCount(0);
  }
});

test('Winds have one color', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WindRose');
  const colors = async () => new Set(await fillsOf(demo.locator('.MuiPieArc-root')));
  await expect.poll(colors).toEqual(new Set(['rgb(3, 169, 244)']));
});

test('Legends are rows below the chart', { tag: '@full' }, async ({ page }) => {
  for (const [name, height] of Object.entries({ Parliament: 280, TwoPies: 300 })) {
    const demo = await openDemo(page, PAGE, name);
    const isRowBelow = async () => {
      const places = await legendPlaces(demo);
      const rows = new Set(places.map(({ y }) => y));
      return rows.size === 1 && places.every(({ y }) => y > height - 60);
    };
    await expect.poll(isRowBelow, name).toBe(true);
  }
});
