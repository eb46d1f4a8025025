import { expectFrames } from '../../fixtures/chart-frames';
import { docsPage } from '../../fixtures/docs-page';
import { test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/tooltip/');

const FRAMES = {
  TooltipTrigger: {
    bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    left: '0, 50, 100, 150, 200, 250',
    legend: 'Members, Guests',
  },
  TooltipTexts: {
    bottom: '0, 1 … 23',
    left: '0, 10, 20, 30, 40',
  },
  OwnTooltip: {
    bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    left: '0, 100, 200, 300',
    legend: 'Members, Guests',
  },
  LineHighlights: {
    bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    left: '0, 50, 100, 150, 200, 250',
    legend: 'Members, Guests',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
