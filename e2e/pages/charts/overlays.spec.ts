import type { JSHandle, Locator } from '@playwright/test';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../../../docs/react-charts/_data/bikes';
import { expectFrames } from '../../fixtures/chart-frames';
import { placesOf, tickLabels } from '../../fixtures/chart-places';
import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/overlays/');

const barsOf = (demo: Locator) => demo.locator('.MuiBarElement-root');
const loadingText = (demo: Locator) => demo.getByText('Loading data…', { exact: true });
const emptyText = (demo: Locator) => demo.getByText('No data to display', { exact: true });

async function eachStateHasItsText(demo: Locator) {
  const is = async (state: string) => {
    await expect(demo.getByRole('img', { name: `Orders in four cities: ${state}` })).toBeVisible();
    await expect(demo.getByRole('button', { name: state })).toHaveAttribute('aria-pressed', 'true');
  };
  await is('loading');
  await expect(loadingText(demo)).toBeVisible();
  await expect(emptyText(demo)).toHaveCount(0);
  await expect(barsOf(demo)).toHaveCount(0);
  await demo.getByRole('button', { name: 'empty' }).click();
  await is('empty');
  await expect(emptyText(demo)).toBeVisible();
  await expect(loadingText(demo)).toHaveCount(0);
  await demo.getByRole('button', { name: 'data' }).click();
  await is('data');
  await expect(barsOf(demo)).toHaveCount(4);
  await expect(emptyText(demo)).toHaveCount(0);
  await expect(loadingText(demo)).toHaveCount(0);
}

async function messagesReplaceTheTexts(demo: Locator) {
  const [empty, loading] = [
    demo.getByText('No orders in this period', { exact: true }),
    demo.getByText('Fetching orders', { exact: true }),
  ];
  await expect(empty).toBeVisible();
  await expect(empty).toHaveCSS('font-size', '18px');
  await expect(empty).toHaveCSS('font-weight', '600');
  await expect(tickLabels(demo, 'bottom').last(), 'axes without data').toHaveText('30');
  await demo.getByRole('checkbox', { name: 'loading' }).check();
  await expect(loading).toBeVisible();
  await expect(empty).toHaveCount(0);
  await demo.getByRole('checkbox', { name: 'loading' }).uncheck();
  await expect(empty).toBeVisible();
  await expect(loading).toHaveCount(0);
}

/** Collects what a chart is while it loads, which is too short to wait for. */
async function collectLoading(chart: Locator): Promise<JSHandle<Set<string>>> {
  return chart.evaluateHandle((element) => {
    const seen = new Set<string>();
    const note = () => {
      const text = element.textContent?.includes('Loading data…') ? 'Loading data…' : 'no text';
      if (element.getAttribute('aria-busy') === 'true') seen.add(text);
    };
    new MutationObserver(note).observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    return seen;
  });
}

/** The drawing area goes from 230 up to 10, from 0 to a number at the axis. */
const topsFor = (values: readonly number[], max: number) =>
  values.map((value) => Math.round(230 - (220 * value) / max));

const topsOf = async (demo: Locator) =>
  (await placesOf(barsOf(demo))).map(({ top }) => Math.round(top));

async function answersAndErrorsArrive(demo: Locator) {
  const chart = demo.locator('[role="img"]');
  const loaded = async (name: string) => {
    await expect(chart).toHaveAccessibleName(name);
    await expect(chart).toHaveAttribute('aria-busy', 'false');
  };
  await loaded('Bike rentals of members in a week');
  await expect.poll(() => topsOf(demo)).toEqual(topsFor(MEMBER_RENTALS, 250));
  const seen = await collectLoading(chart);
  await choose(demo, 'Rentals of', 'guests');
  await loaded('Bike rentals of guests in a week');
  await expect.poll(() => topsOf(demo)).toEqual(topsFor(GUEST_RENTALS, 200));
  expect(await seen.evaluate((texts) => [...texts])).toContain('Loading data…');
  await choose(demo, 'Rentals of', 'staff');
  const error = 'The server does not have these numbers.';
  await loaded(error);
  await expect(demo.getByText(error, { exact: true })).toBeVisible();
  await expect(barsOf(demo)).toHaveCount(0);
  await choose(demo, 'Rentals of', 'members');
  await loaded('Bike rentals of members in a week');
  await expect(barsOf(demo)).toHaveCount(7);
}

async function grayBarsReplaceTheText(demo: Locator) {
  const bars = demo.locator('svg rect[rx="4"]');
  await expect(bars).toHaveCount(WEEKDAYS.length);
  await expect(loadingText(demo)).toHaveCount(0);
  await expect(emptyText(demo)).toHaveCount(0);
  await expect(bars.first(), 'it pulses').toHaveCSS('animation-duration', '1.6s');
  const [places, labels] = [await placesOf(bars), await placesOf(tickLabels(demo, 'bottom'))];
  expect(new Set(places.map(({ height }) => Math.round(height))).size).toBeGreaterThan(3);
  for (const [index, { left, top, width, height }] of places.entries()) {
    const day = labels[index];
    const middle = (day?.left ?? NaN) + (day?.width ?? NaN) / 2;
    expect(left + width / 2, 'above its day').toBeCloseTo(middle, 0);
    // The drawing area ends 50 pixels above the end of the chart.
    expect(top + height).toBeCloseTo(230, 0);
  }
}

test('Charts say that they load, are empty or failed', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['ChartStates', 'each state has its text', eachStateHasItsText],
    ['OverlayTexts', 'messages replace the texts', messagesReplaceTheTexts],
    ['LoadedChart', 'answers and errors arrive', answersAndErrorsArrive],
    ['OwnOverlay', 'gray bars replace the text', grayBarsReplaceTheText],
  ]);
});

const DAYS = WEEKDAYS.join(', ');
const FRAMES = {
  ChartStates: { bottom: 'Bergen, Graz, Lille, Porto' },
  OverlayTexts: { bottom: '2, 4 … 30', left: 'Turnover: 0, 50, 100' },
  LoadedChart: { bottom: DAYS, left: '0, 50, 100, 150, 200, 250' },
  OwnOverlay: { bottom: DAYS },
};

test('The axes of charts without data', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
