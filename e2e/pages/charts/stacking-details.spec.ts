import { expectFrames } from '../../fixtures/chart-frames';
import { expectOnHover } from '../../fixtures/chart-hover';
import { cornersOf } from '../../fixtures/chart-shapes';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/stacking/');

const FRAMES = {
  StackNames: {
    bottom: 'Spring, Summer, Autumn, Winter',
    left: '0, 200, 400, 600, 800',
    legend: 'Families, Business, Tents, Vans',
  },
  StackOffsets: {
    bottom: '2012, 2013 … 2023',
    left: '0, 50, 100, 150, 200',
    legend: 'Solar, Wind, Gas, Coal',
  },
  SharesByHand: {
    bottom: '0 %, 10 % … 100 %',
    left: 'Austria, Belgium, Chile, Denmark',
    legend: 'Daily, Weekly, Rarely',
  },
  StackTotals: {
    bottom: 'Design, Web, Apps, Support',
    left: '0, 100, 200, 300',
    legend: 'Plans, Bugs, Meetings',
  },
  Waterfall: {
    bottom: 'Start, Grant, Rent, Staff, Sales, Left',
    left: '0, 200, 400, 600, 800',
    legend: 'In, Out',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('Another order starts with the other series', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StackOffsets');
  const start = async (id: string) =>
    Math.round((await cornersOf(demo.locator(`.MuiLineElement-series-${id}`)))[0]?.y ?? NaN);
  await expect.poll(async () => (await start('Coal')) < (await start('Solar'))).toBe(true);
  await demo.getByRole('combobox', { name: 'stackOrder' }).click();
  await page.getByRole('option', { name: 'reverse' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect.poll(async () => (await start('Coal')) > (await start('Solar'))).toBe(true);
});

test('The tooltip shows one step of the waterfall', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Waterfall');
  const gain = demo.locator('.MuiBarElement-root').nth(7);
  await expectOnHover(gain, { tooltip: /^In\s*120$/, highlights: 0 });
});
