import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/pie-demo/';

const FRAMES = {
  Parliament: {
    legend: 'Left, Labor, Greens, Liberals, Union',
  },
  TwoPies: {
    legend: 'Petrol, Hybrid, Electric',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
