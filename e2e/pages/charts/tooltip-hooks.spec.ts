import type { Locator } from '@playwright/test';
import {
  GUEST_RENTALS,
  MEMBER_RENTALS,
  TICKETS,
  WEEKDAYS,
} from '../../../docs/react-charts/_data/bikes';
import { createLevels } from '../../../docs/react-charts/_data/waters';
import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip } from '../../fixtures/chart-hover';
import { placesOf, pointsOf } from '../../fixtures/chart-places';
import { pointAt, pointAtCategory, pointAway, surfaceOf } from '../../fixtures/chart-pointer';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/tooltip/');

async function theMiddleShowsTheSlice(demo: Locator) {
  const slices = demo.locator('.MuiPieArc-root');
  const texts = demo.locator('g[text-anchor="middle"] > text');
  await expect(texts).toHaveText(['Tickets', '1,758']);
  for (const [index, { label, value }] of TICKETS.entries()) {
    const slice = slices.nth(index);
    // The middle of the bounding box of a slice may be in the hole of the ring.
    await pointAt(demo, await placeInSlice(slice));
    await expect(texts).toHaveText([label, `${value}`]);
    const color = (await slice.getAttribute('fill')) ?? '';
    await expect(texts.first().locator('..')).toHaveAttribute('fill', color);
  }
  await expect(chartTooltip(demo.page())).toHaveCount(0);
  await pointAway(demo);
  await expect(texts).toHaveText(['Tickets', '1,758']);
}

/** Finds a place in a slice, from the upper left corner of the chart. */
async function placeInSlice(slice: Locator) {
  return slice.evaluate((path: SVGPathElement) => {
    const corner = path.ownerSVGElement?.getBoundingClientRect();
    const { left, top, width, height } = path.getBoundingClientRect();
    const matrix = path.getScreenCTM();
    const steps = Array.from({ length: 400 }, (_value, index) => ({
      x: left + (((index % 20) + 0.5) / 20) * width,
      y: top + ((Math.floor(index / 20) + 0.5) / 20) * height,
    }));
    const inside = steps.filter(({ x, y }) =>
      path.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix?.inverse())),
    );
    const { x, y } = inside[Math.floor(inside.length / 2)] ?? { x: NaN, y: NaN };
    return { x: x - (corner?.left ?? NaN), y: y - (corner?.top ?? NaN) };
  });
}

async function theHeaderShowsTheDay(demo: Locator) {
  const hint = demo.getByText('Level of the lake', { exact: true });
  await expect(hint).toBeVisible();
  const points = await pointsOf(demo.locator('.MuiLineElement-root'));
  for (const [day, date] of [
    [30, 'May 31'],
    [61, 'Jul 1'],
  ] as const) {
    await pointAt(demo, { x: points[day]?.x ?? NaN, y: 120 });
    const { level } = createLevels(90)[day] ?? {};
    await expect(demo.getByText(`${date}: ${level} cm`, { exact: true })).toBeVisible();
    await expect(hint).toHaveCount(0);
  }
  await expect(chartTooltip(demo.page())).toHaveCount(0);
  await pointAway(demo);
  await expect(hint).toBeVisible();
}

async function aTooltipOfHooksAddsUp(demo: Locator) {
  const page = demo.page();
  const tooltip = page.getByRole('tooltip');
  await pointAtCategory(demo, 'Sat');
  const [members = NaN, guests = NaN] = [MEMBER_RENTALS[5], GUEST_RENTALS[5]];
  await expect(tooltip.getByRole('row')).toHaveText([
    `Members${members}`,
    `Guests${guests}`,
    `Sat${members + guests}`,
  ]);
  await expect(chartTooltip(page), 'that of the chart is gone').toHaveCount(0);
  const {
    x = NaN,
    y = NaN,
    width = NaN,
    height = NaN,
  } = (await (await settledPopup(tooltip)).boundingBox()) ?? {};
  const chart = (await surfaceOf(demo).boundingBox()) ?? { x: NaN, y: NaN };
  const [label] = await placesOf(
    demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel').filter({ hasText: 'Sat' }),
  );
  const pointer = {
    x: chart.x + (label?.left ?? NaN) + (label?.width ?? NaN) / 2,
    y: chart.y + 60,
  };
  // Above the pointer, where the page has room for it.
  expect(Math.abs(x + width / 2 - pointer.x)).toBeLessThan(2);
  expect(Math.abs(y + height - (pointer.y - 12))).toBeLessThan(2);
  await pointAway(demo);
  await expect(tooltip).toHaveCount(0);
}

test('Hooks show the tooltip in other places', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['MiddleReadout', 'the middle shows the slice', theMiddleShowsTheSlice],
    ['HeaderReadout', 'the header shows the day', theHeaderShowsTheDay],
    ['HookTooltip', 'a tooltip of hooks adds up', aTooltipOfHooksAddsUp],
  ]);
});

const FRAMES = {
  MiddleReadout: { legend: 'Year, Month, Day, Single' },
  HeaderReadout: { bottom: 'Apr 28, May 5 … Aug 4', left: '180, 200, 220, 240, 260' },
  HookTooltip: {
    bottom: WEEKDAYS.join(', '),
    left: '0, 100, 200, 300',
    legend: 'Members, Guests',
  },
};

test('The axes of charts with own tooltips', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
