import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/';

const FRAMES = {
  ChartGallery: [
    {
      bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
      left: '0, 100, 200, 300',
    },
    {
      bottom: '0, 5, 10, 15, 20',
      left: '0, 10, 20, 30, 40',
    },
    {
      legend: 'Year, Month, Day, Single',
    },
    {
      bottom: '0, 1 … 8',
      left: '0, 20, 40, 60',
    },
  ],
  SameFigures: {
    bottom: 'Q1, Q2, Q3, Q4',
    left: '0, 20, 40, 60',
    legend: 'Shop, Online',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
