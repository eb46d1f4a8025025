import { expectFrames } from '../../fixtures/chart-frames';
import { docsPage } from '../../fixtures/docs-page';
import { test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/components/');

const FRAMES = {
  MarkShapes: {
    bottom: 'Week: 1, 2, 3, 4, 5, 6, 7, 8',
    left: '30, 40, 50, 60, 70, 80',
    legend: 'North ■, South ▲, Coast ◆',
  },
  LineWithHaloChart: {
    bottom: 'Hour: 0, 5, 10, 15, 20, 25',
    left: '0, 20, 40, 60, 80, 100',
    legend: 'Alder, Birch, Cedar',
  },
  LabeledPoints: {
    bottom: 'Trains a day: 0, 10 … 100',
    left: '200, 400, 600, 800',
    legend: 'Rent in euros',
  },
  AxisArrows: {
    bottom: 'Liters: 0, 5 … 50',
    left: '0, 200, 400, 600, 800',
  },
  ReadoutBelow: {
    bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    left: '0, 100, 200, 300',
    legend: 'Members, Guests',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
