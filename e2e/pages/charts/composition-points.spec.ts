import type { Locator } from '@playwright/test';
import {
  createTrips,
  GUEST_RENTALS,
  MEMBER_RENTALS,
  WEEKDAYS,
} from '../../../docs/react-charts/_data/bikes';
import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip } from '../../fixtures/chart-hover';
import { placesOf, pointsOf } from '../../fixtures/chart-places';
import { pointAt, pointAway } from '../../fixtures/chart-pointer';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/composition/');

async function theNearestPointIsFound(demo: Locator) {
  const trips = createTrips(4.2, 60);
  const points = demo.locator('circle');
  const tooltip = chartTooltip(demo.page());
  await expect(points).toHaveCount(trips.length);
  const [place] = await placesOf(points.nth(9));
  const { left = NaN, top = NaN, width = NaN, height = NaN } = place ?? {};
  // Next to the point, not on it: 6 pixels to the right of its edge. No other trip is as near.
  const beside = { x: left + width + 6, y: top + height / 2 };
  await pointAt(demo, beside);
  await expect(tooltip).toHaveText(`Trips${trips[9]?.x} km in ${trips[9]?.y} minutes`);
  await expect(points.nth(9)).toHaveCSS('opacity', '1');
  await expect(points.nth(11)).toHaveCSS('opacity', '0.3');
  // No trip is short and takes long: the nearest one is farther than 30 pixels.
  await pointAt(demo, { x: 70, y: 20 });
  await expect(tooltip).toHaveCount(0);
  await expect(points.nth(11)).toHaveCSS('opacity', '1');
  await pointAt(demo, beside);
  await expect(tooltip).toHaveCount(1);
  await pointAway(demo);
  await expect(tooltip).toHaveCount(0);
  await expect.poll(() => pointsOf(demo.locator('.MuiLineElement-root'))).toHaveLength(5);
}

async function totalsAreAboveTheStacks(demo: Locator) {
  const totals = MEMBER_RENTALS.map((members, index) => members + (GUEST_RENTALS[index] ?? NaN));
  const texts = demo.locator('svg > text[text-anchor="middle"]');
  await expect(texts).toHaveText(totals.map(String));
  // The guests are on top of the members.
  const tops = (await placesOf(demo.locator('.MuiBarElement-root'))).slice(WEEKDAYS.length);
  expect(tops).toHaveLength(WEEKDAYS.length);
  for (const [index, { left, top, width }] of tops.entries()) {
    const text = texts.nth(index);
    expect(Number(await text.getAttribute('x'))).toBeCloseTo(left + width / 2, 0);
    const y = Number(await text.getAttribute('y'));
    expect(Math.abs(y - (top - 6))).toBeLessThan(1);
    // The drawing area goes from 250 up to 50, from 0 to 320 rentals.
    expect(y).toBeCloseTo(250 - (200 * (totals[index] ?? NaN)) / 320 - 6, 1);
  }
}

test('Composed charts find points, and hooks read series', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['ComposedPoints', 'the nearest point is found', theNearestPointIsFound],
    ['SeriesHooks', 'totals are above the stacks', totalsAreAboveTheStacks],
  ]);
});

const FRAMES = {
  ComposedPoints: {
    bottom: 'Kilometers: 0.0, 0.5 … 8.0',
    left: 'Minutes: 0, 10, 20, 30, 40',
    desc: 'No trip is faster than the line, which is 14 kilometers an hour.',
  },
  SeriesHooks: {
    bottom: WEEKDAYS.join(', '),
    left: '0, 100, 200, 300',
    legend: 'Members, Guests',
  },
};

test('The axes of charts with points and totals', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
