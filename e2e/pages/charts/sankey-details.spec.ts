import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/sankey/';

const FRAMES = {
  FlowsAsBars: {
    bottom: 'Kilos: 0, 20 … 360',
    left: 'Shop, Web, Cafés',
    legend: 'Black tea, Green tea',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
