import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/line-demo/';

const strokeOf = (shape: Locator) => shape.evaluate((element) => getComputedStyle(element).stroke);

test('The stream runs when started and stands still when paused', async ({ page }) => {
  await page.clock.install();
  const demo = await openDemo(page, PAGE, 'StreamingLine');
  const load = (percent: number) =>
    demo.getByRole('img', { name: `Load of the server, now ${percent} percent` });
  const line = demo.locator('.MuiLineElement-root');
  const firstTick = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel').first();
  // Only the test moves the time from here on.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(load(73)).toBeVisible();
  await expect(firstTick).toHaveText('0');
  const before = (await line.getAttribute('d')) ?? '';

  await demo.getByRole('button', { name: 'Start' }).click();
  await expect(demo.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(250);
  await expect(load(70)).toBeVisible();
  await page.clock.runFor(750);
  await expect(load(57)).toBeVisible();
  await expect(firstTick).not.toHaveText('0');

  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect(demo.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(line).not.toHaveAttribute('d', before);
  // A stream that went on in the pause would be further by now.
  await demo.getByRole('button', { name: 'Start' }).click();
  await expect(demo.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(250);
  await expect(load(53)).toBeVisible();
});

test('Each line is measured on its own axis', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BiaxialLines');
  const texts = (side: string) => demo.locator(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`);
  await expect(texts('left')).toHaveText(['10 °C', '15 °C', '20 °C', '25 °C', '30 °C']);
  await expect(texts('right')).toHaveText(['0 %', '20 %', '40 %', '60 %', '80 %', '100 %']);

  // The axes go from 270 up to 50: 16 °C is at 6/20 of that, and 82 % at 82/100.
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines.first()).toHaveAttribute('d', /^M60,(204|203\.99)/);
  await expect(lines.last()).toHaveAttribute('d', /^M60,89\.(6|599)/);

  const strokes = [await strokeOf(lines.first()), await strokeOf(lines.last())];
  expect(strokes[0]).not.toBe(strokes[1]);
  for (const [index, side] of ['left', 'right'].entries()) {
    const axis = demo.locator(`.MuiChartsAxis-${side} .MuiChartsAxis-line`);
    await expect(axis).toHaveCSS('stroke', strokes[index] ?? '');
  }
});

test('The right axis names the teams by their last rank', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LeagueTable');
  const names = demo.locator('.MuiChartsAxis-right .MuiChartsAxis-tickLabel');
  await expect(names).toHaveText(['Harbor', 'Uphill', 'Old Mill', 'Station', 'Meadow']);
});
