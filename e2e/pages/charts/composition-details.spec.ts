import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/composition/';

const FRAMES = {
  PartsOfAChart: {
    bottom: 'Mon 11, 12 PM … Mon 18',
    desc: 'About 140 centimeters, with a flood of 330 on the fourth day.',
  },
  ShadedLevels: {
    bottom: 'Mon 11, 12 PM … Mon 18',
    left: '0, 100, 200, 300, 400',
    desc: 'The flood reaches the red zone above 300 centimeters on the fourth day.',
  },
  DayAxisChart: {
    left: '0, 100, 200, 300, 400',
    desc: 'It rises from Wednesday evening, is highest on Thursday, and falls until Sunday.',
  },
  Annotation: {
    bottom: 'Mon 11, 12 PM … Mon 18',
    left: '0, 100, 200, 300, 400',
    desc: 'The highest level is marked: 330 centimeters on Thursday evening.',
  },
  BrushedChart: [
    {
      bottom: '12 PM, 06 PM … Sat 16',
      left: '100, 200, 300, 400',
    },
    {
      bottom: 'Mon 11, 12 PM … Mon 18 (no tick)',
    },
  ],
  CrosshairChart: {
    bottom: 'Rain (mm): 0, 1 … 12',
    left: '100, 150, 200, 250, 300, 350, 400',
    desc: 'The more rain, the higher the river, from about 150 to 370 centimeters.',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
