import type { Locator } from '@playwright/test';
import { placesOf } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/stacking/');

const columns = (demo: Locator) =>
  demo
    .locator('.MuiBarElement-root')
    .evaluateAll(
      (bars) => new Set(bars.map((bar) => Math.round(bar.getBoundingClientRect().left))).size,
    );

test('series with the same stack share a bar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StackNames');
  await expect.poll(() => columns(demo)).toBe(8);
  await demo.getByRole('button', { name: 'One stack' }).click();
  await expect.poll(() => columns(demo)).toBe(4);
  await demo.getByRole('button', { name: 'No stack' }).click();
  await expect.poll(() => columns(demo)).toBe(16);
});

test('expand stretches the stack to one', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StackOffsets');
  const axis = demo.locator('.MuiChartsAxis-left');
  await expect(axis).toContainText('200');
  await demo.getByRole('combobox', { name: 'stackOffset' }).click();
  await page.getByRole('option', { name: 'expand' }).click();
  await expect(axis).toContainText('1.0');
  await expect(axis).not.toContainText('200');
});

test('totals are above their bars', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StackTotals');
  for (const total of ['146', '300', '233', '200']) {
    await expect(demo.getByText(total, { exact: true }).last()).toBeVisible();
  }
});

test('the tooltip shows shares', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SharesByHand');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('48.6 %');
});

test(
  'each step of the waterfall starts where the previous one ended',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'Waterfall');
    const base = demo.locator('.MuiBarElement-series-base');
    // The axis goes from 270 up to 50, from 0 to 800. Bars start and end on whole pixels.
    const placeOf = (value: number) => Math.round(270 - (value * 220) / 800);
    const spans = async () =>
      (await placesOf(demo.locator('.MuiBarElement-root')))
        .filter(({ height }) => height > 0)
        .map(({ top, height }) => [Math.round(top + height), Math.round(top)]);
    const lifted = [500, 410, 150, 150].map((end) => [0, end]);
    const gains = [
      [0, 500],
      [500, 620],
      [150, 245],
      [0, 245],
    ];
    const losses = [
      [410, 620],
      [150, 410],
    ];
    const expected = [...lifted, ...gains, ...losses].map((ends) => ends.map(placeOf));
    await expect.poll(spans).toEqual(expected);
    await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['In', 'Out']);
    // The bars that lift the others are neither seen nor found by the pointer.
    await expect(base.nth(1)).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
    await expect(base.nth(1)).toHaveCSS('pointer-events', 'none');
  },
);
