import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/stacking/';

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
