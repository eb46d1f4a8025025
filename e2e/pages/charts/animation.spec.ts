import type { Locator } from '@playwright/test';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../../../docs/react-charts/_data/bikes';
import { expectFrames } from '../../fixtures/chart-frames';
import { placesOf } from '../../fixtures/chart-places';
import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/animation/');

const barsOf = (demo: Locator) => demo.locator('.MuiBarElement-root');
const marksOf = (demo: Locator) => demo.locator('.MuiMarkElement-root');

/** The axis goes from 250 up to 10, from 0 to 220 rentals. */
const placeOf = (rentals: number) => Math.round(250 - (240 * rentals) / 220);

const topsOf = async (demo: Locator) =>
  (await placesOf(barsOf(demo))).map(({ top }) => Math.round(top));

/** Presses the button, and counts where the first bar has been after each of the next frames. */
async function framesOfSwap(demo: Locator): Promise<number> {
  const bar = await barsOf(demo).first().elementHandle();
  const button = demo.getByRole('button', { name: 'Swap values' });
  return button.evaluate(async (element: HTMLElement, first) => {
    element.click();
    const places = new Set<number | undefined>();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      places.add(first?.getBoundingClientRect().top);
    }
    return places.size;
  }, bar);
}

async function skippedAnimationsJump(demo: Locator) {
  const shows = async (bars: readonly number[], line: readonly number[]) => {
    await expect.poll(() => topsOf(demo)).toEqual(bars.map(placeOf));
    const marks = async () =>
      (await placesOf(marksOf(demo))).map(({ top, height }, index) =>
        Math.abs(top + height / 2 - placeOf(line[index] ?? NaN)),
      );
    await expect.poll(async () => Math.max(...(await marks()))).toBeLessThan(1.5);
  };
  await expect(marksOf(demo)).toHaveCount(WEEKDAYS.length);
  await shows(MEMBER_RENTALS, GUEST_RENTALS);
  expect(await framesOfSwap(demo), 'the bar moves').toBeGreaterThan(3);
  await shows(GUEST_RENTALS, MEMBER_RENTALS);
  await demo.getByRole('checkbox', { name: 'skipAnimation' }).check();
  // Where it was, and where it is.
  expect(await framesOfSwap(demo), 'the bar jumps').toBeLessThan(3);
  await shows(MEMBER_RENTALS, GUEST_RENTALS);
}

async function numbersMoveWithTheBars(demo: Locator) {
  const numbers = demo.locator('svg text[style*="translate"]');
  const areAbove = async (values: readonly number[]) => {
    await expect(numbers).toHaveText(values.map(String));
    // The transform of a number is the middle of its text, 6 pixels above the bar.
    const distances = async () => {
      const bars = await placesOf(barsOf(demo));
      const ends = await numbers.evaluateAll((all) =>
        all.map((text) => {
          const { e, f } = new DOMMatrix(getComputedStyle(text).transform);
          return { x: e, y: f };
        }),
      );
      return ends.map(({ x, y }, index) => {
        const { left = NaN, top = NaN, width = NaN } = bars[index] ?? {};
        return Math.max(Math.abs(x - left - width / 2), Math.abs(y - top + 6));
      });
    };
    await expect.poll(async () => Math.max(...(await distances()))).toBeLessThan(1);
  };
  await expect(demo.getByRole('img', { name: 'Bike rentals of members' })).toBeVisible();
  await areAbove(MEMBER_RENTALS);
  await expect(numbers.first()).toHaveCSS('transition', /transform 0\.4s/);
  await choose(demo, 'Rentals of', 'guests');
  await expect(demo.getByRole('img', { name: 'Bike rentals of guests' })).toBeVisible();
  await areAbove(GUEST_RENTALS);
}

test('Bars, lines and numbers move, or jump', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['SkipAnimation', 'without animation, values jump', skippedAnimationsJump],
    ['MovingLabels', 'numbers move with the bars', numbersMoveWithTheBars],
  ]);
});

const FRAME = { bottom: WEEKDAYS.join(', '), left: '0, 50, 100, 150, 200' };

test('The axes of animated charts', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, { SkipAnimation: FRAME, MovingLabels: FRAME }),
);
