import type { Locator } from '@playwright/test';
import {
  createTrips,
  GUEST_RENTALS,
  TICKETS,
  WEEKDAYS,
} from '../../../docs/react-charts/_data/bikes';
import { MONTHS } from '../../../docs/react-charts/_data/waters';
import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip } from '../../fixtures/chart-hover';
import { placesOf, pointsOf } from '../../fixtures/chart-places';
import { pointAt, pointAway } from '../../fixtures/chart-pointer';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/highlighting/');

const lineOf = (demo: Locator, water: string) => demo.locator(`.MuiLineElement-series-${water}`);
const bandOf = (demo: Locator) => demo.locator('.MuiChartsAxisHighlight-root');

/** Expects that one line stands out, or none, and that its button is pressed. */
async function expectLine(demo: Locator, chosen: string | null) {
  for (const water of ['Lake', 'River', 'Spring']) {
    const button = demo.getByRole('button', { name: water });
    await expect(button).toHaveAttribute('aria-pressed', `${water === chosen}`);
    const line = lineOf(demo, water.toLowerCase());
    await expect(line).toHaveCSS('opacity', chosen && water !== chosen ? '0.3' : '1');
    const highlighted = expect(line);
    await (water === chosen ? highlighted : highlighted.not).toHaveClass(/-highlighted/);
  }
}

async function buttonsAndPointerHighlightOneLine(demo: Locator) {
  const press = (water: string) => demo.getByRole('button', { name: water }).click();
  await expectLine(demo, 'River');
  await press('Lake');
  await expectLine(demo, 'Lake');
  await press('Lake');
  await expectLine(demo, null);
  await demo.locator('.MuiMarkElement-series-spring').nth(6).hover();
  await expectLine(demo, 'Spring');
  await pointAway(demo);
  await expectLine(demo, null);
}

/** Opacity of each bar and slice. */
const opacitiesOf = (marks: Locator) =>
  marks.evaluateAll((all) => all.map((mark) => Number(getComputedStyle(mark).opacity)));

async function barAndSliceAreHighlightedTogether(demo: Locator) {
  const [bars, slices] = [demo.locator('.MuiBarElement-root'), demo.locator('.MuiPieArc-root')];
  const tooltip = chartTooltip(demo.page());
  await expect(bars).toHaveCount(TICKETS.length);
  await expect(slices).toHaveCount(TICKETS.length);
  const onlyOne = (chosen: number) => TICKETS.map((_ticket, index) => (index === chosen ? 1 : 0.3));
  await bars.nth(1).hover();
  await expect(slices.nth(1)).toHaveClass(/MuiPieArc-highlighted/);
  await expect.poll(() => opacitiesOf(slices)).toEqual(onlyOne(1));
  await expect.poll(() => opacitiesOf(bars)).toEqual(onlyOne(1));
  // A tooltip of the axis would begin with the category.
  await expect(tooltip).toHaveText(/^545$/);
  await expect(bandOf(demo)).toHaveCount(0);
  await slices.first().hover();
  await expect.poll(() => opacitiesOf(bars)).toEqual(onlyOne(0));
  await expect.poll(() => opacitiesOf(slices)).toEqual(onlyOne(0));
  await pointAway(demo);
  await expect.poll(() => opacitiesOf(bars)).toEqual([1, 1, 1, 1]);
}

async function theNearestTripIsRead(demo: Locator) {
  const trips = createTrips(4.2, 60);
  const trip = trips[9];
  const hint = demo.getByText('Point at a trip.');
  await expect(hint).toBeVisible();
  const points = demo.locator('circle');
  await expect(points).toHaveCount(trips.length);
  const [place] = await placesOf(points.nth(9));
  const { left = NaN, top = NaN, width = NaN, height = NaN } = place ?? {};
  const center = { x: left + width / 2, y: top + height / 2 };
  await pointAt(demo, center);
  await expect(demo.getByText(`Trip 9: ${trip?.x} km in ${trip?.y} minutes`)).toBeVisible();
  expect(Number(await points.nth(9).getAttribute('r')), 'larger by a fifth').toBeCloseTo(4.8, 1);
  await expect(points.nth(11)).toHaveCSS('opacity', '0.3');
  await expect(chartTooltip(demo.page())).toHaveCount(0);
  // No trip is short and takes long: the nearest one is farther than 40 pixels.
  await pointAt(demo, { x: 70, y: 20 });
  await expect(hint).toBeVisible();
  await pointAt(demo, center);
  await expect(hint).toHaveCount(0);
  await pointAway(demo);
  await expect(hint).toBeVisible();
}

async function aLineBecomesWideAndTheOthersGray(demo: Locator) {
  const [lake, spring] = [lineOf(demo, 'lake'), lineOf(demo, 'spring')];
  await expect(lake).toHaveCSS('stroke-width', '3px');
  const july = (await pointsOf(lake))[MONTHS.indexOf('Jul')];
  await pointAt(demo, july ?? { x: NaN, y: NaN });
  await expect(lake).toHaveCSS('stroke-width', '6px');
  await expect(spring).toHaveCSS('stroke', 'rgb(128, 128, 128)');
  await expect(spring).toHaveCSS('stroke-dasharray', '4px, 4px');
  await expect(spring).toHaveCSS('opacity', '0.8');
  // The item is the line, which has no single value; a tooltip of the axis would list all waters.
  await expect(chartTooltip(demo.page())).toHaveText('');
  await pointAway(demo);
  await expect(lake).toHaveCSS('stroke-width', '3px');
  await expect(spring).toHaveCSS('opacity', '1');
}

async function theNumberOfTheBarIsBold(demo: Locator) {
  const numbers = demo.locator('text[pointer-events="none"]');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(numbers).toHaveText(GUEST_RENTALS.map(String));
  const looks = () =>
    numbers.evaluateAll((all) =>
      all.map(
        (number) => `${number.getAttribute('font-weight')} ${number.getAttribute('opacity')}`,
      ),
    );
  expect(await looks()).toEqual(WEEKDAYS.map(() => '400 1'));
  for (const [index, { left, top, width }] of (await placesOf(bars)).entries()) {
    const number = numbers.nth(index);
    expect(Number(await number.getAttribute('x'))).toBeCloseTo(left + width / 2, 0);
    expect(Math.abs(Number(await number.getAttribute('y')) - (top - 6))).toBeLessThan(1);
  }
  await bars.nth(5).hover();
  await expect.poll(looks).toEqual(WEEKDAYS.map((day) => (day === 'Sat' ? '700 1' : '400 0.4')));
  await expect(bandOf(demo)).toHaveCount(0);
  await expect(chartTooltip(demo.page())).toHaveCount(0);
  await pointAway(demo);
}

test('Pointer and buttons highlight marks, in several charts and in labels', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['HighlightButtons', 'buttons and pointer highlight a line', buttonsAndPointerHighlightOneLine],
    ['SyncedHighlight', 'bar and slice belong together', barAndSliceAreHighlightedTogether],
    ['HighlightDetails', 'the nearest trip is read', theNearestTripIsRead],
    ['HighlightStyles', 'a line becomes wide, others gray', aLineBecomesWideAndTheOthersGray],
    ['HighlightedLabels', 'the number of the bar is bold', theNumberOfTheBarIsBold],
  ]);
});

const YEAR = 'Jan, Feb … Dec';
const FRAMES = {
  HighlightButtons: { bottom: YEAR, left: '0, 5, 10, 15, 20, 25', legend: 'Lake, River, Spring' },
  SyncedHighlight: [
    { bottom: 'Year, Month, Day, Single', left: '0, 200, 400, 600, 800' },
    { legend: 'Year, Month, Day, Single' },
  ],
  HighlightDetails: {
    bottom: 'Kilometers: 0.5, 1.0 … 8.0',
    left: 'Minutes: 0, 10, 20, 30, 40',
  },
  HighlightStyles: { bottom: YEAR, left: '0, 5, 10, 15, 20, 25', legend: 'Lake, River, Spring' },
  HighlightedLabels: { bottom: WEEKDAYS.join(', '), left: '0, 50, 100, 150, 200' },
};

test('The axes of highlighted charts', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
