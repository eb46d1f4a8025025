import type { Locator } from '@playwright/test';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../../../docs/react-charts/_data/bikes';
import { expectFrames } from '../../fixtures/chart-frames';
import { placesOf } from '../../fixtures/chart-places';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/bars/');

const barsOf = (demo: Locator) => demo.locator('.MuiBarElement-root');

async function theEndsOfBarsAreRound(demo: Locator) {
  const slider = demo.getByRole('slider', { name: 'borderRadius' });
  const shapes = demo.locator('clipPath rect[style]');
  const hasRadius = async (pixels: number) => {
    await expect(slider).toHaveValue(`${pixels}`);
    const round = `${pixels}px`;
    const [up, down] = [`${round} ${round} 0px 0px`, `0px 0px ${round} ${round}`];
    // Savings in March and in May are negative.
    for (const [month, corners] of [up, up, down, up, down, up].entries()) {
      await expect(shapes.nth(month)).toHaveCSS('clip-path', `inset(0px round ${corners})`);
    }
  };
  await expect(barsOf(demo)).toHaveCount(6);
  await expect(shapes).toHaveCount(6);
  await hasRadius(10);
  await slider.press('End');
  await hasRadius(30);
  await slider.press('Home');
  await expect(shapes, 'corners are not cut').toHaveCount(0);
  await slider.press('ArrowRight');
  await hasRadius(1);
}

/** 300 rentals are 200 pixels, and a label needs 40 of them. */
async function highBarsHaveLabels(demo: Locator) {
  const rentals = [...MEMBER_RENTALS, ...GUEST_RENTALS];
  const labels = demo.locator('.MuiBarLabel-root');
  const high = rentals.flatMap((value, index) => ((value * 200) / 300 < 40 ? [] : [index]));
  expect(high.length, 'some are too low').toBeLessThan(rentals.length);
  await expect(labels).toHaveText(high.map((index) => `${rentals[index]}`));
  await expect(labels.first()).toHaveCSS('font-size', '12px');
  const middles = async (shapes: Locator) =>
    (await placesOf(shapes)).map(({ left, top, width, height }) => [
      left + width / 2,
      top + height / 2,
    ]);
  const distances = async () => {
    const bars = await middles(barsOf(demo));
    return (await middles(labels)).map(([x = NaN, y = NaN], index) => {
      const [barX = NaN, barY = NaN] = bars[high[index] ?? -1] ?? [];
      return Math.max(Math.abs(x - barX), Math.abs(y - barY));
    });
  };
  await expect.poll(async () => Math.max(...(await distances()))).toBeLessThan(3);
}

test('Bars have round ends and labels', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['RoundedBars', 'the ends of bars are round', theEndsOfBarsAreRound],
    ['BuiltInLabels', 'high bars have labels', highBarsHaveLabels],
  ]);
});

const FRAMES = {
  RoundedBars: {
    bottom: 'Jan, Feb, Mar, Apr, May, Jun',
    left: '−200, −100, 0, 100, 200',
  },
  BuiltInLabels: {
    bottom: WEEKDAYS.join(', '),
    left: '0, 100, 200, 300',
    legend: 'Members, Guests',
  },
};

test('The axes of bars with round ends and labels', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
