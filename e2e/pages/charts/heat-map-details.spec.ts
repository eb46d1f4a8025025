import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/heat-map/';

const FRAMES = {
  VisitorsHeatMap: {
    bottom: 'Hour: 9, 10 … 18 (no line, no tick)',
    left: 'Mon, Tue, Wed, Thu, Fri, Sat (no line, no tick)',
    desc: 'Busiest from Monday to Friday at 4 p.m., and on Saturday at 11 a.m. Thursday is quiet.',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
