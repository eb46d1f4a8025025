import { expectFrames } from '../../fixtures/chart-frames';
import { docsPage } from '../../fixtures/docs-page';
import { test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/styling/');

const FRAMES = {
  StyledParts: {
    bottom: 'Week: 1, 2, 3, 4, 5, 6, 7, 8',
    left: '30, 40, 50, 60, 70',
    grid: '5 horizontal',
    legend: 'Read, Lent',
  },
  RoundedTops: {
    bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    left: '0, 5,000, 10,000, 15,000',
  },
  SameColors: [
    {
      legend: 'glass, paper, metal',
    },
    {
      bottom: '2022, 2023, 2024',
      left: '0, 50, 100, 150, 200',
      legend: 'metal, paper',
    },
  ],
  ThemedCharts: {
    bottom: '1, 2 … 15',
    left: '80.0, 80.5, 81.0, 81.5, 82.0, 82.5',
  },
  ChartOnDarkCard: {
    bottom: 'Hour: 0, 2 … 24',
    left: '0, 50, 100',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
