import type { Locator } from '@playwright/test';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../../../docs/react-charts/_data/bikes';
import { STEPS } from '../../../docs/react-charts/_data/signups';
import { MONTHS } from '../../../docs/react-charts/_data/waters';
import { expectFrames } from '../../fixtures/chart-frames';
import { fillsOf, placesOf, tickLabels } from '../../fixtures/chart-places';
import { pointAtCategory, pointAway } from '../../fixtures/chart-pointer';
import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/clicks/');

/** Clicks in a column or row, beside its marks, when the chart has noticed the pointer. */
async function clickCategory(demo: Locator, category: string, side: 'bottom' | 'left' = 'bottom') {
  await pointAtCategory(demo, category, side);
  const { mouse } = demo.page();
  await mouse.down();
  await mouse.up();
}

async function aClickChoosesTheDay(demo: Locator) {
  const isChosen = async (day: string) => {
    await expect(demo.getByRole('img', { name: `${day} is chosen` })).toBeVisible();
    await expect(demo.getByRole('combobox', { name: 'Day' })).toHaveText(day);
    // Two stacked bars for each day: first all of the members, then all of the guests.
    const inOrange = async () =>
      (await fillsOf(demo.locator('.MuiBarElement-root'))).map(
        (fill) => fill === 'rgb(239, 108, 0)',
      );
    const column = WEEKDAYS.map((name) => name === day);
    await expect.poll(inOrange).toEqual([...column, ...column]);
  };
  await isChosen('Tue');
  await clickCategory(demo, 'Fri');
  await isChosen('Fri');
  await pointAway(demo);
  await choose(demo, 'Day', 'Sun');
  await isChosen('Sun');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveCount(0);
}

async function aClickReadsTheRow(demo: Locator) {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Click a row.');
  await clickCategory(demo, 'Basket', 'left');
  const people = STEPS[2]?.people;
  const data = { dataIndex: 2, axisValue: 'Basket', seriesValues: { people } };
  await expect(status).toHaveText(JSON.stringify(data));
  await pointAway(demo);
  const widths = (await placesOf(demo.locator('.MuiBarElement-root'))).map(({ width }) => width);
  const perPerson = (widths[0] ?? NaN) / (STEPS[0]?.people ?? NaN);
  expect(widths.map((width) => Math.round(width / perPerson / 50))).toEqual(
    STEPS.map(({ people: count }) => Math.round(count / 50)),
  );
}

async function aClickReadsBarAndLine(demo: Locator) {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Click a day.');
  for (const day of ['Mon', 'Sat']) {
    await clickCategory(demo, day);
    // A band, not a line.
    await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCSS('fill-opacity', '0.1');
    const index = WEEKDAYS.indexOf(day);
    const [members, guests] = [MEMBER_RENTALS[index], GUEST_RENTALS[index]];
    await expect(status).toHaveText(`${day}: ${members} rentals of members, ${guests} of guests`);
  }
  await pointAway(demo);
}

async function anEntryHidesItsLine(demo: Locator) {
  const status = demo.getByRole('status');
  const entries = demo.locator('.MuiChartsLegend-series');
  const marks = (water: string) => demo.locator(`.MuiMarkElement-series-${water}`);
  const click = (water: string) => entries.filter({ hasText: water }).click();
  await expect(status).toHaveText('Hidden: none');
  await expect(marks('lake')).toHaveCount(MONTHS.length);
  await click('Lake');
  await expect(status).toHaveText('Hidden: lake');
  await expect(marks('lake')).toHaveCount(0);
  await click('River');
  await expect(status).toHaveText('Hidden: lake, river');
  await expect(marks('river')).toHaveCount(0);
  await expect(marks('spring')).toHaveCount(MONTHS.length);
  await expect(entries).toHaveText(['Lake', 'River', 'Spring']);
  // Only the spring would need 8 to 10 degrees.
  await expect(tickLabels(demo, 'left')).toHaveText(['0', '5', '10', '15', '20', '25']);
  await click('Lake');
  await expect(status).toHaveText('Hidden: river');
  await expect(marks('lake')).toHaveCount(MONTHS.length);
  await pointAway(demo);
}

test('Clicks on columns, rows and entries arrive', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['AxisClicks', 'a click chooses the day', aClickChoosesTheDay],
    ['HorizontalAxisClicks', 'a click reads the row', aClickReadsTheRow],
    ['ComposedAxisClicks', 'a click reads bar and line', aClickReadsBarAndLine],
    ['LegendClicks', 'an entry hides its line', anEntryHidesItsLine],
  ]);
});

const DAYS = WEEKDAYS.join(', ');
const FRAMES = {
  AxisClicks: { bottom: DAYS, left: '0, 100, 200, 300' },
  HorizontalAxisClicks: {
    bottom: '0, 500 … 5,500',
    left: STEPS.map(({ name }) => name).join(', '),
  },
  ComposedAxisClicks: {
    bottom: DAYS,
    left: '0, 50, 100, 150, 200, 250',
    desc: 'Members rent most from Monday to Friday, guests at the weekend.',
  },
  LegendClicks: {
    bottom: 'Jan, Feb … Dec',
    left: '0, 5, 10, 15, 20, 25',
    legend: 'Lake, River, Spring',
  },
};

test('The axes of charts to click', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
