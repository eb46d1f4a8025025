import { expectFrames } from '../../fixtures/chart-frames';
import { expectOnHover } from '../../fixtures/chart-hover';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/getting-started/');

const FRAMES = {
  FirstChart: {
    bottom: 'Rye, Wheat, Spelt',
    left: '0, 50, 100, 150',
    legend: 'Loaves sold',
  },
  ContainerSize: {
    bottom: 'Day: 1, 2 … 14',
    left: '0, 200, 400, 600',
    legend: 'Visits',
  },
  AxisScales: {
    bottom: 'Jan 3, Jan 10, Jan 17, Apr 2, Apr 9',
    left: '0, 2,000, 4,000, 6,000, 8,000, 10,000, 12,000',
    legend: 'Liters used',
  },
  ChartColors: {
    bottom: 'Spring, Summer, Autumn, Winter',
    left: '0, 20, 40, 60',
    legend: 'Lake, Forest, Hills',
  },
  FirstComposition: {
    right: '0, 10, 20, 30, 40, 50',
    bottom: 'Week: 1, 2, 3, 4, 5, 6',
    left: '0, 200, 400, 600, 800',
    legend: 'Parcels (left), Hours (right)',
    desc: 'Week 4 has the most parcels, 640, and the slowest delivery, 41 hours.',
  },
  ChartWithTable: {
    bottom: 'Mon, Tue, Wed, Thu, Fri',
    left: '0, 20, 40, 60, 80',
    legend: 'Calls answered',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('The pointer marks the week of a composed chart', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FirstComposition');
  await expectOnHover(demo.locator('.MuiBarElement-root').first(), {
    tooltip: /^1\s*Parcels \(left\)\s*420\s*Hours \(right\)\s*26$/,
    highlights: 1,
  });
});
