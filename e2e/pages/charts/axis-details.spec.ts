import { expectFrames } from '../../fixtures/chart-frames';
import { placesOf, tickLabels } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/axis/');

const FRAMES = {
  BasicAxes: {
    bottom: 'Time of day: 0:00, 2:00 … 24:00',
    left: 'Degrees Celsius: 10, 15, 20, 25, 30',
  },
  LogScale: {
    bottom: 'Day: 1, 2 … 10',
    left: '10, 100, 1,000, 10,000, 100,000, 1,000,000',
    grid: '6 horizontal',
  },
  TimeTicks: {
    bottom: 'Jan, Apr, Jul, Oct, Jan',
    left: 'Meters: 30, 35, 40, 45, 50',
    grid: '5 vertical',
  },
  AxisLimits: {
    bottom: 'Minute: 30, 35 … 90',
    left: 'Bar: 0, 1, 2, 3, 4',
  },
  TickSteps: {
    bottom: 'Grams: 0, 50, 100',
    left: 'Cents: 0, 100, 200, 300',
    grid: '3 vertical',
  },
  ChosenTicks: {
    bottom: 'Feb 5, Feb 12, Feb 19, Feb 26',
    left: '0, 20, 40, 60, 80',
  },
  BandTicks: {
    bottom: 'Early, Day, Late, Night',
    left: '0, 100, 200, 300, 400, 500',
  },
  LongLabels: {
    bottom:
      'Wrong address, Nobody at home, Parcel damaged, Customs missing, Refused, Box too small',
    left: '0, 50, 100, 150',
  },
  LabelDistance: {
    bottom: '2020, 2021, 2022, 2023',
    left: 'Liters of milk: 0, 500,000, 1,000,000, 1,500,000',
  },
  AxisSides: {
    top: '0, 50 … 450',
    left: 'Elk, Sava, Lume, Tarn, Orb',
  },
  BareAxes: {
    bottom: 'Hall, Studio, Library, Lab, Café (no tick)',
    left: '0, 20, 40, 60, 80 (no line, no tick)',
    grid: '5 horizontal',
  },
  TwoUnits: {
    right: '°F: 20, 40, 60, 80',
    bottom: 'Jan, Mar, May, Jul, Sep, Nov',
    left: '°C: −10, 0, 10, 20, 30',
    grid: '5 horizontal',
  },
  ReversedAxis: {
    top: 'Minute: 0, 2 … 40',
    left: 'Meters deep: 0, 10, 20, 30',
  },
  ReferenceLines: {
    bottom: 'Mar 03, Mar 10 … Jun 23',
    left: 'Seconds: 0, 1, 2, 3, 4',
  },
  TickLabelSlot: {
    bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    left: '0, 20, 40, 60, 80, 100',
  },
  AxesThroughZero: {
    bottom: '-40, -20, , 20, 40',
    left: '-40, -20, , 20, 40',
    desc: '40 points around the mark, on average 6 millimeters too far to the right.',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('The other axis changes its side too', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AxisSides');
  const choose = async (side: string) => {
    await demo.getByRole('combobox', { name: 'River' }).click();
    await page.getByRole('option', { name: side }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  await choose('right');
  await expect(tickLabels(demo, 'right')).toHaveText(['Elk', 'Sava', 'Lume', 'Tarn', 'Orb']);
  await expect(tickLabels(demo, 'left')).toHaveCount(0);
  await choose('none');
  await expect(tickLabels(demo, 'right')).toHaveCount(0);
});

test(
  'Another setting of the ticks starts with its own value',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TickSteps');
    const value = demo.getByRole('combobox', { name: 'Value' });
    await demo.getByRole('combobox', { name: 'Setting' }).click();
    await page.getByRole('option', { name: 'tickMinStep' }).click();
    await expect(demo.getByRole('combobox', { name: 'Setting' })).toHaveText('tickMinStep');
    await expect(value).toHaveText('10');
    await expect(tickLabels(demo, 'bottom')).toHaveCount(11);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await value.click();
    await page.getByRole('option', { name: '50' }).click();
    await expect(tickLabels(demo, 'bottom')).toHaveText(['0', '50', '100']);
  },
);

test('Reference lines have styles, and labels an end', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReferenceLines');
  const lines = demo.locator('.MuiChartsReferenceLine-line');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toHaveCSS('stroke', 'rgb(46, 125, 50)');
  await expect(lines.first()).toHaveCSS('stroke-dasharray', 'none');
  for (const day of [1, 2]) await expect(lines.nth(day)).toHaveCSS('stroke-dasharray', '4px, 4px');
  const [goal] = await placesOf(demo.locator('.MuiChartsReferenceLine-label'));
  // The line starts at 50.
  expect(goal?.left).toBeLessThan(80);
});
