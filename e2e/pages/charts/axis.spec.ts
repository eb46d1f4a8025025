import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/axis/');

test('a side that is null takes the axis away, a name puts it there', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AxisSides');
  await expect(demo.locator('.MuiChartsAxis-top')).toHaveCount(1);
  await expect(demo.locator('.MuiChartsAxis-bottom')).toHaveCount(0);
  await demo.getByRole('combobox', { name: 'Kilometers' }).click();
  await page.getByRole('option', { name: 'bottom' }).click();
  await expect(demo.locator('.MuiChartsAxis-bottom')).toContainText('400');
  await expect(demo.locator('.MuiChartsAxis-top')).toHaveCount(0);
});

test('ticks and their texts are chosen apart', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChosenTicks');
  const axis = demo.locator('.MuiChartsAxis-bottom');
  await expect(axis.locator('.MuiChartsAxis-tick')).toHaveCount(8);
  await expect(axis.locator('text')).toHaveText(['Feb 5', 'Feb 12', 'Feb 19', 'Feb 26']);
});

test('limits leave out the marks beyond them', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AxisLimits');
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(marks).toHaveCount(21);
  const last = demo.getByRole('slider').last();
  await last.press('End');
  await expect(marks).toHaveCount(31);
  await expect(demo.locator('.MuiChartsAxis-bottom')).toContainText('120');
});

test('a wished number of ticks becomes round steps', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TickSteps');
  const texts = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel');
  await expect(texts).toHaveText(['0', '50', '100']);
  await demo.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: '12' }).click();
  await expect(texts).toHaveCount(11);
});

test('a second axis converts the limits of the first', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoUnits');
  const axis = (side: string) => demo.locator(`.MuiChartsAxis-${side}`);
  const texts = (side: string) => axis(side).locator('.MuiChartsAxis-tickLabel');
  await expect(texts('left')).toHaveText(['\u221210', '0', '10', '20', '30']);
  await expect(texts('right')).toHaveText(['20', '40', '60', '80']);

  // The axes go from 250 up to 20, which is from 14 °F to 86 °F: 20 °F is at 6/72 of that.
  const ticks = axis('right').locator('.MuiChartsAxis-tickContainer');
  const heights = await ticks.evaluateAll((groups) =>
    groups.map((group) => {
      const [, y] = group.getAttribute('transform')?.match(/[\d.]+/g) ?? [];
      return Math.round(Number(y));
    }),
  );
  expect(heights).toEqual([231, 167, 103, 39]);
  // The first month has 2 °C, at 12/40 from below.
  await expect(demo.locator('.MuiLineElement-root')).toHaveAttribute('d', /^M50,(181|180\.99)/);
});

test(
  'an axis moved to zero stands inside of the drawing area',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'AxesThroughZero');
    const frame = await demo.locator('svg').boundingBox();
    const line = await demo.locator('.MuiChartsAxis-left .MuiChartsAxis-line').boundingBox();
    const middle = (frame?.x ?? 0) + (frame?.width ?? 0) / 2;
    expect(Math.abs((line?.x ?? 0) - middle)).toBeLessThan(3);
  },
);
