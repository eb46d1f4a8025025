import { expectFrames } from '../../fixtures/chart-frames';
import { expectOnHover } from '../../fixtures/chart-hover';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/bar-demo/');

const FRAMES = {
  PopulationPyramid: {
    bottom: '8 k, 7 k … 8 k',
    left: '80+, 70–79 … 0–9',
    legend: 'Men, Women',
  },
  Waterfall: {
    bottom: 'Start, Tickets, Café, Wages, Rent, Grants, End',
    left: '0, 200, 400, 600, 800',
    legend: 'Balance, In, Out',
  },
  Histogram: {
    bottom: 'Minutes late: -2, 0 … 16',
    left: 'Buses: 0, 10, 20, 30, 40, 50, 60',
  },
  SurveyAnswers: {
    bottom: '60 %, 50 % … 100 %',
    left: 'Food, Rooms, Staff, Price',
    legend: 'Rather not, No, Neutral, Mostly, Yes',
  },
  ErrorBars: {
    bottom: 'Sand, Loam, Clay, Peat',
    left: 'cm: 0, 10, 20, 30, 40, 50',
  },
  ParetoChart: {
    right: '0 %, 20 %, 40 %, 60 %, 80 %, 100 %',
    bottom: 'Label, Seal, Dent, Fill, Cap, Other',
    left: '0, 50, 100, 150',
    legend: 'Bottles, Cumulative',
    desc: 'Label and seal cause 138 of 186 defects, 74 percent. With dents, it is 87 percent.',
  },
  RangeBars: {
    bottom: '6:00, 10:00, 14:00, 18:00, 22:00',
    left: 'Anouk 6:00 – 14:30, Bela 9:00 – 17:00, Cleo 12:30 – 20:00, Dario 14:00 – 22:00',
    grid: '5 vertical',
  },
  DrillDown: {
    bottom: 'North, Middle, South',
    left: '0, 100, 200, 300, 400',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('The tooltip shows one part of a bar', { tag: '@full' }, async ({ page }) => {
  const bars = async (name: string) =>
    (await openDemo(page, PAGE, name)).locator('.MuiBarElement-root');
  const parts = await bars('SurveyAnswers');
  await expectOnHover(parts.last(), { tooltip: /^Yes\s*10 %$/, highlights: 1 });
  const steps = (await openDemo(page, PAGE, 'Waterfall')).locator('.MuiBarElement-root');
  await expectOnHover(steps.nth(15), { tooltip: /^In\s*260$/, highlights: 1 });
  const shifts = (await openDemo(page, PAGE, 'RangeBars')).locator('.MuiBarElement-series-shift');
  await expectOnHover(shifts.first(), { tooltip: /^\s*8\.5 hours$/, highlights: 1 });
  for (const shift of await shifts.all()) await expect(shift).toHaveAttribute('rx', '4');
});

test('The limit is dashed, and the pointer marks a cause', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ParetoChart');
  const limit = demo.locator('.MuiChartsReferenceLine-line');
  await expect(limit).toHaveCSS('stroke-dasharray', '4px, 4px');
  await expectOnHover(demo.locator('.MuiBarElement-root').first(), {
    tooltip: /^Label\s*Bottles\s*86\s*Cumulative\s*46 %$/,
    highlights: 1,
  });
});
