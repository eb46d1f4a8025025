import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/bar-demo/';

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
