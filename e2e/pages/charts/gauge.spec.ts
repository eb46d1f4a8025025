import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/gauge/';

test('the meter says its value and its limits, and the text follows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GaugeRange');
  const meter = demo.getByRole('meter', { name: 'Temperature of the freezer' });
  await expect(meter).toHaveAttribute('aria-valuemin', '-30');
  await expect(meter).toHaveAttribute('aria-valuemax', '10');
  await demo.getByRole('slider').press('Home');
  await expect(meter).toHaveAttribute('aria-valuenow', '-30');
  await expect(demo.getByText('-30 °C')).toBeVisible();
});

test('an unknown value has no arc and no current value', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GaugeTexts');
  const meter = demo.getByRole('img', { name: 'Pressure, no signal' });
  await expect(meter.locator('.MuiGauge-referenceArc')).toHaveCount(1);
  await expect(meter.locator('.MuiGauge-valueArc')).toHaveCount(0);
  await expect(demo.getByRole('meter')).toHaveCount(2);
  await expect(demo.getByRole('meter', { name: 'Seats sold' })).toContainText('18 of 24');
});

test('the needle points where the value is', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GaugeNeedle');
  const needle = demo.locator('g[transform*="rotate"]');
  await demo.getByRole('slider').press('Home');
  await expect(needle).toHaveAttribute('transform', /rotate\(-110(\.0+\d*)?\)/);
  await demo.getByRole('slider').press('End');
  await expect(needle).toHaveAttribute('transform', /rotate\(110(\.0+\d*)?\)/);
});

test('a moving value ends at the reading', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AnimatedGauge');
  await demo.getByRole('button', { name: 'Next reading' }).click();
  await expect(demo.getByRole('meter')).toHaveAttribute('aria-valuenow', '71');
  await expect(demo.getByText('71 %')).toBeVisible();
});
