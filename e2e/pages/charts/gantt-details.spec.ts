import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/gantt/';

const FRAMES = {
  GanttAsBars: {
    bottom: 'Mar 1, Mar 6 … Apr 25',
    left: 'Ground, Walls, Roof, Windows, Wiring, Paint',
    grid: '12 vertical',
  },
  ProjectGantt: {
    bottom: 'Mar 03, Mar 10, Mar 17, Mar 24, Mar 31, Apr 07, Apr 14, Apr 21',
    left: 'Ground, Walls, Roof, Windows, Wiring, Paint (no line, no tick)',
    grid: '8 vertical',
    desc: 'Ground Mar 1 to Mar 10, 100 percent done; Walls Mar 10 to Mar 25, 100 percent done; Roof Mar 25 to Apr 3, 60 percent done; Windows Mar 27 to Apr 6, 30 percent done; Wiring Apr 3 to Apr 13, 0 percent done; Paint Apr 13 to Apr 22, 0 percent done',
  },
  MovableTasks: {
    bottom: 'Mar 1, Mar 6 … Apr 25',
    left: 'Ground, Walls, Roof, Windows, Wiring, Paint (no line, no tick)',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
