import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/scatter-demo/';

const FRAMES = {
  TrendLine: {
    bottom: '°C: 6, 8 … 34',
    left: '0, 100, 200, 300, 400',
    legend: 'Ice creams sold in a day',
  },
  Bubbles: {
    bottom: 'Income in thousands: 16, 18 … 44',
    left: 'Age: 36, 38, 40, 42, 44, 46, 48, 50',
  },
  Quadrants: {
    bottom: 'Effort: 0, 1 … 10',
    left: 'Value: 0, 2, 4, 6, 8, 10',
  },
  Strips: {
    bottom: 'Class A, Class B, Class C',
    left: '0, 1, 2, 3, 4, 5, 6, 7',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
