import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/bars/';

const FRAMES = {
  BasicBars: {
    bottom: 'Stop: Market, Zoo, Harbor, Station',
    left: '0, 100, 200, 300, 400, 500',
    legend: 'Morning, Evening',
  },
  BarsFromDataset: {
    bottom: 'Jan, Feb, Mar, Apr, May',
    left: '€0, €20,000, €40,000, €60,000',
    legend: 'Sales, Refunds',
  },
  HorizontalBars: {
    bottom: 'Parcels: 0, 20 … 220',
    left: 'Nobody at home, Wrong address, Refused at the door, Locker was full, Damaged in transit',
  },
  BarGaps: {
    bottom: 'Baking, Pottery, Sewing',
    left: '0, 5, 10, 15, 20, 25',
    legend: 'Seats, Attendees',
  },
  StackedBars: {
    bottom: 'Sprint 1, Sprint 2, Sprint 3, Sprint 4',
    left: '0, 50, 100, 150, 200',
    legend: 'Planned, Features, Fixes, Reviews',
  },
  GainsAndLosses: {
    bottom: 'Jan, Feb, Mar, Apr, May, Jun',
    left: '−40, −20, 0, 20, 40, 60',
    legend: 'Joined, Returned, Left',
  },
  BarsWithTarget: {
    bottom: 'Week: 10, 11, 12, 13, 14, 15, 16, 17',
    left: 'Minutes: 0, 10, 20, 30',
    grid: '4 horizontal',
  },
  ColorsByValue: {
    bottom: 'Hour: 6, 8, 10, 12, 14, 16, 18, 20',
    left: '0, 20, 40, 60',
    legend: 'Low, Elevated, High',
  },
  StyledBars: {
    bottom: '2021, 2022, 2023, 2024, 2025, 2026',
    left: '0, 50, 100, 150',
    legend: 'Measured, Forecast',
  },
  BarLabels: {
    bottom: 'Crime, Poetry, Travel, History, Comics',
    left: '0, 100, 200, 300, 400',
  },
  BarHighlights: {
    bottom: 'Apples, Pears, Plums, Quinces',
    left: '0, 10, 20, 30, 40, 50',
    legend: 'Last year, This year',
  },
  BarClicks: {
    bottom: 'Attic, Cellar, Garden, Studio',
    left: '0, 10, 20, 30',
    legend: 'June, July',
  },
  FocusableBars: {
    bottom: 'Ground, First, Second, Third',
    left: '0, 10, 20, 30, 40',
  },
  BarAnimation: {
    bottom: 'Mon, Tue, Wed, Thu, Fri',
    left: '0, 20, 40',
    legend: 'Week 1',
  },
  NoBars: {
    bottom: 'Bergen, Graz, Lille, Porto',
    left: '0, 20, 40, 60',
  },
  BarPlayground: {
    bottom: 'Court 1, Court 2, Court 3, Hall',
    left: '0, 10, 20, 30, 40, 50',
    legend: 'Club, Guests',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
