import type { Locator } from '@playwright/test';
import { fillsOf, placesOf } from '../../fixtures/chart-places';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/gauge/');

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

async function aValueIsAMeter(demo: Locator) {
  const meter = demo.getByRole('meter', { name: 'Disk used, in percent' });
  await expect(meter).toHaveAttribute('aria-valuenow', '62');
  await expect(meter).toHaveAttribute('aria-valuemin', '0');
  await expect(meter).toHaveAttribute('aria-valuemax', '100');
  await expect(meter).toHaveText('62');
}

async function anglesAndRadiiShapeTheArc(demo: Locator) {
  const shape = demo.locator('.MuiGauge-referenceArc');
  const path = async () => (await shape.getAttribute('d')) ?? '';
  const curves = async () => (await path()).split('A').length - 1;
  const start = async () =>
    (await path())
      .match(/-?[\d.]+/g)
      ?.slice(0, 2)
      .map(Number) ?? [];
  const setToLowest = (name: string) =>
    demo.getByRole('slider', { name: new RegExp(`^${name}`) }).press('Home');

  // Round corners are curves, besides the inner and the outer edge.
  await expect.poll(curves).toBeGreaterThan(2);
  await setToLowest('cornerRadius');
  await expect.poll(curves).toBe(2);

  // From the lower left to the bottom, seen from the center.
  expect((await start())[0]).toBeLessThan(-50);
  await setToLowest('startAngle');
  await expect.poll(async () => Math.abs((await start())[0] ?? NaN)).toBeLessThan(0.1);
  expect((await start())[1]).toBeGreaterThan(50);

  await setToLowest('innerRadius');
  await expect(shape).toHaveAttribute('d', /L-?0,-?0Z$/);
}

async function theColorFollowsTheLoad(demo: Locator) {
  const meter = demo.getByRole('meter', { name: 'Load of the server' });
  const text = demo.locator('.MuiGauge-valueText tspan');
  const arc = demo.locator('.MuiGauge-valueArc');
  const color = async () => {
    await arc.evaluate(async (element) => {
      for (const transition of element.getAnimations()) await transition.finished;
    });
    return (await fillsOf(arc))[0];
  };
  const colors = new Set<string | undefined>();
  await expect(meter).toHaveAttribute('aria-valuetext', '72 percent, high');
  await expect(text).toHaveText(['72 %', 'high']);
  colors.add(await color());

  const slider = demo.getByRole('slider', { name: 'Set the load' });
  await slider.press('End');
  await expect(meter).toHaveAttribute('aria-valuetext', '100 percent, too high');
  await expect(text).toHaveText(['100 %', 'too high']);
  colors.add(await color());
  await slider.press('Home');
  await expect(meter).toHaveAttribute('aria-valuetext', '0 percent, normal');
  colors.add(await color());
  expect(colors.size).toBe(3);
}

/** The scale goes from 4 to 10: 7, where the good zone starts, is at the top. */
async function zonesFollowTheScale(demo: Locator) {
  const zones = demo.locator('path[stroke-width="6"]');
  await expect(zones).toHaveCount(5);
  const [low, belowGood, good, aboveGood, high] = await zones.evaluateAll((all) =>
    all.map((zone) => zone.getAttribute('stroke')),
  );
  expect([high, aboveGood]).toEqual([low, belowGood]);
  expect(new Set([low, belowGood, good]).size).toBe(3);
  const d = (await zones.nth(2).getAttribute('d')) ?? '';
  const [x = NaN, y = NaN] = d.slice(1, d.indexOf(' ')).split(',').map(Number);
  expect(Math.abs(x)).toBeLessThan(0.1);
  expect(y).toBeLessThan(-50);

  const numbers = demo.locator('text[font-size="12"]');
  await expect(numbers).toHaveText(['4', '5', '6', '7', '8', '9', '10']);
  const tops = (await placesOf(numbers)).map(({ top }) => top);
  expect(tops.indexOf(Math.min(...tops))).toBe(3);
}

async function ringsAreInsideEachOther(demo: Locator) {
  for (const [name, value] of Object.entries({ Moved: '82', Stood: '64', Slept: '91' })) {
    const meter = demo.getByRole('meter', { name: `${name}, percent of the goal` });
    await expect(meter).toHaveAttribute('aria-valuenow', value);
  }
  await expect(demo.locator('.MuiGauge-referenceArc')).toHaveCount(3);
  const rings = await placesOf(demo.locator('.MuiGauge-referenceArc'));
  const [outer, middle, inner] = rings.map(({ width }) => width);
  expect(outer).toBeGreaterThan((middle ?? NaN) + 30);
  expect(middle).toBeGreaterThan((inner ?? NaN) + 30);
  for (const { left, width } of rings) expect(Math.abs(left + width / 2 - 100)).toBeLessThan(2);
  await expect(demo.locator('.MuiGauge-valueText')).toHaveText(['', '', '']);
  expect(new Set(await fillsOf(demo.locator('.MuiGauge-valueArc'))).size).toBe(3);
}

test('Gauges are shaped, colored and divided', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('a value is a meter', async () =>
    aValueIsAMeter(await runDemo(page, 'BasicGauge')));
  await test.step('angles and radii shape the arc', async () =>
    anglesAndRadiiShapeTheArc(await runDemo(page, 'GaugeShape')));
  await test.step('the color follows the load', async () =>
    theColorFollowsTheLoad(await runDemo(page, 'GaugeColors')));
  await test.step('zones follow the scale', async () =>
    zonesFollowTheScale(await runDemo(page, 'GaugeZones')));
  await test.step('rings are inside each other', async () =>
    ringsAreInsideEachOther(await runDemo(page, 'GaugeRings')));
});
