import { expectFrames } from '../../fixtures/chart-frames';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/legend/');

const FRAMES = {
  LegendPosition: {
    bottom: 'Q1, Q2, Q3, Q4',
    left: '0, 20, 40, 60, 80',
    legend: 'Online, Shops, Markets',
  },
  LegendEntries: {
    bottom: 'Jan, Feb, Mar, Apr, May, Jun',
    left: '50, 60, 70, 80, 90',
    legend: 'Other schools, Our school',
  },
  LegendLooks: {
    bottom: 'East, Centre, West',
    left: '0, 500, 1,000',
    legend: 'Yes, No, No answer',
  },
  PieLegend: {
    legend: 'Rent 49 %, Food 24 %, Trains 11 %, Rest 16 %',
  },
  OwnLegend: {
    bottom: '2019, 2020, 2021, 2022, 2023, 2024',
    left: '200, 300, 400, 500, 600',
  },
  LegendSwitches: {
    bottom: 'Apr, May, Jun, Jul, Aug, Sep',
    left: '0, 500, 1,000',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('The legend moves to the bottom', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendPosition');
  const entry = demo.locator('.MuiChartsLegend-series').first();
  const top = async () => (await entry.boundingBox())?.y ?? NaN;
  await expect(entry).toBeVisible();
  const before = await top();
  await demo.getByRole('combobox', { name: 'vertical' }).click();
  await page.getByRole('option', { name: 'bottom' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect.poll(top).toBeGreaterThan(before + 40);
});
