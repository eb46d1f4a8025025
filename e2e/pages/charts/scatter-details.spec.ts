import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/scatter/';

const FRAMES = {
  BasicScatter: {
    bottom: 'Kilometers: 0.5, 1.0 … 8.0',
    left: 'Minutes: 0, 10, 20, 30, 40, 50',
    legend: 'City bike, Cargo bike',
  },
  PointsFromRows: {
    bottom: 'Square meters: 35, 40 … 110',
    left: '600 €, 800 €, 1000 €, 1200 €, 1400 €',
    legend: 'Balcony, No balcony',
  },
  CategoryPoints: {
    bottom: 'Mon, Tue, Wed, Thu, Fri',
    left: 'Minutes: 0, 5, 10, 15, 20, 25',
    grid: '6 horizontal',
  },
  PointerReach: {
    bottom: 'Kilometers: 0.5, 1.0 … 7.5',
    left: '0, 10, 20, 30, 40',
  },
  PointShapes: {
    bottom: '0.5, 1.0 … 7.5',
    left: '0, 10, 20, 30, 40, 50',
    legend: 'City bike ■, Cargo bike ▲',
  },
  PointClicks: {
    bottom: 'Price in euros: 0, 2 … 40',
    left: '80, 85, 90, 95, 100',
  },
  FocusablePoints: {
    bottom: 'Kilometers: 0, 1 … 14',
    left: '1,000, 1,500, 2,000, 2,500, 3,000',
  },
  ManyPoints: {
    bottom: '0, 10 … 100',
    left: '0, 10, 20, 30, 40, 50, 60',
  },
  ScatterPlayground: {
    bottom: '0.5, 1.0 … 7.5',
    left: '0, 10, 20, 30, 40, 50',
    legend: 'City bike, Cargo bike',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
