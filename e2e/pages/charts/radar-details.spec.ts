import { expectFrames } from '../../fixtures/chart-frames';
import { docsPage } from '../../fixtures/docs-page';
import { test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/radar/');

const FRAMES = {
  SkillRadar: {
    desc: 'Ardo leads in range, space and safety, Brio in comfort, price and repairs.',
  },
  RadarAsBars: {
    bottom: 'Points: 0, 1 … 10',
    left: 'Range, Comfort, Price, Space, Safety, Repairs',
    grid: '11 vertical',
    legend: 'Ardo, Brio',
  },
  RadarAsLines: {
    bottom: 'Jan, Feb … Jan ',
    left: '0, 100, 200, 300, 400',
    legend: 'Porto (mm), Hanoi (mm)',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
