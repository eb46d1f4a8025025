import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/axis/';

const FRAMES = {
  BasicAxes: {
    bottom: 'Time of day: 0:00, 2:00 … 24:00',
    left: 'Degrees Celsius: 10, 15, 20, 25, 30',
  },
  LogScale: {
    bottom: 'Day: 1, 2 … 10',
    left: '10, 100, 1,000, 10,000, 100,000, 1,000,000',
    grid: '6 horizontal',
  },
  TimeTicks: {
    bottom: 'Jan, Apr, Jul, Oct, Jan',
    left: 'Meters: 30, 35, 40, 45, 50',
    grid: '5 vertical',
  },
  AxisLimits: {
    bottom: 'Minute: 30, 35 … 90',
    left: 'Bar: 0, 1, 2, 3, 4',
  },
  TickSteps: {
    bottom: 'Grams: 0, 50, 100',
    left: 'Cents: 0, 100, 200, 300',
    grid: '3 vertical',
  },
  ChosenTicks: {
    bottom: 'Feb 5, Feb 12, Feb 19, Feb 26',
    left: '0, 20, 40, 60, 80',
  },
  BandTicks: {
    bottom: 'Early, Day, Late, Night',
    left: '0, 100, 200, 300, 400, 500',
  },
  LongLabels: {
    bottom:
      'Wrong address, Nobody at home, Parcel damaged, Customs missing, Refused, Box too small',
    left: '0, 50, 100, 150',
  },
  LabelDistance: {
    bottom: '2020, 2021, 2022, 2023',
    left: 'Liters of milk: 0, 500,000, 1,000,000, 1,500,000',
  },
  AxisSides: {
    top: '0, 50 … 450',
    left: 'Elk, Sava, Lume, Tarn, Orb',
  },
  BareAxes: {
    bottom: 'Hall, Studio, Library, Lab, Café (no tick)',
    left: '0, 20, 40, 60, 80 (no line, no tick)',
    grid: '5 horizontal',
  },
  TwoUnits: {
    right: '°F: 20, 40, 60, 80',
    bottom: 'Jan, Mar, May, Jul, Sep, Nov',
    left: '°C: −10, 0, 10, 20, 30',
    grid: '5 horizontal',
  },
  ReversedAxis: {
    top: 'Minute: 0, 2 … 40',
    left: 'Meters deep: 0, 10, 20, 30',
  },
  ReferenceLines: {
    bottom: 'Mar 03, Mar 10 … Jun 23',
    left: 'Seconds: 0, 1, 2, 3, 4',
  },
  TickLabelSlot: {
    bottom: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    left: '0, 20, 40, 60, 80, 100',
  },
  AxesThroughZero: {
    bottom: '-40, -20, , 20, 40',
    left: '-40, -20, , 20, 40',
    desc: '40 points around the mark, on average 6 millimeters too far to the right.',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
