import type { Locator, Page } from '@playwright/test';
import { fillsOf, placesOf, pointsOf, tickLabels } from '../../fixtures/chart-places';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { setDark, visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/getting-started/');

async function theChartFillsItsParent(demo: Locator) {
  const days = tickLabels(demo, 'bottom');
  await expect(days).toHaveCount(14);
  const size = async () => {
    const [chart] = await placesOf(demo.locator('[role="img"] svg'));
    return { width: chart?.width ?? NaN, height: chart?.height ?? NaN };
  };
  const before = await size();
  await demo.getByRole('slider', { name: /^Width/ }).press('Home');
  await expect.poll(async () => Math.round(((await size()).width / before.width) * 100)).toBe(55);
  await expect.poll(() => days.count()).toBeLessThan(14);
  await demo.getByRole('slider', { name: /^Height/ }).press('End');
  await expect.poll(async () => Math.round((await size()).height - before.height)).toBe(60);
}

/** The second and third gap between readings: 7 days, and 76 days. */
async function weeksWithoutAReadingDisappear(demo: Locator) {
  const line = demo.locator('.MuiLineElement-root');
  const factor = async () => {
    const x = (await pointsOf(line)).map((point) => point.x);
    const gap = (index: number) => (x[index + 1] ?? NaN) - (x[index] ?? NaN);
    return Math.round(gap(2) / gap(1));
  };
  await expect.poll(factor).toBe(11);
  await demo.getByRole('button', { name: 'point' }).click();
  await expect.poll(factor).toBe(1);
  await expect(tickLabels(demo, 'bottom')).toHaveText([
    'Jan 3',
    'Jan 10',
    'Jan 17',
    'Apr 2',
    'Apr 9',
  ]);
}

async function palettesFollowTheMode(demo: Locator, page: Page) {
  /** The first bar of each series. */
  const colors = async () => {
    const fills = await fillsOf(demo.locator('.MuiBarElement-root'));
    return [fills[0], fills[4], fills[8]];
  };
  const mango = ['rgb(23, 58, 94)', 'rgb(0, 163, 160)', 'rgb(201, 27, 99)'];
  await expect.poll(colors).toEqual(mango);
  await setDark(page);
  await expect
    .poll(colors)
    .toEqual(['rgb(65, 105, 143)', 'rgb(25, 208, 205)', 'rgb(222, 25, 107)']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(colors).toEqual(mango);

  await demo.getByRole('combobox', { name: 'Colors' }).click();
  await page.getByRole('option', { name: 'blueberryTwilightPalette' }).click();
  await expect.poll(colors).toEqual(['rgb(2, 178, 175)', 'rgb(46, 150, 255)', 'rgb(184, 0, 216)']);
}

/** Both axes go from 270 up to 50: the left one to 800 parcels, the right one to 50 hours. */
async function barsAndLineHaveTheirOwnAxes(demo: Locator) {
  await expect(tickLabels(demo, 'left')).toHaveText(['0', '200', '400', '600', '800']);
  await expect(tickLabels(demo, 'right')).toHaveText(['0', '10', '20', '30', '40', '50']);
  const tops = async () =>
    (await placesOf(demo.locator('.MuiBarElement-root'))).map(({ top }) => Math.round(top));
  const parcels = [420, 465, 510, 640, 590, 480];
  // Bars end on whole pixels.
  await expect.poll(tops).toEqual(parcels.map((count) => Math.round(270 - (count * 220) / 800)));
  const points = await pointsOf(demo.locator('.MuiLineElement-root'));
  const hours = points.map(({ y }) => Math.round((270 - y) / 4.4));
  expect(hours).toEqual([26, 27, 29, 41, 36, 28]);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(6);
  // Later elements are on top.
  await expect(demo.locator('.MuiBarElement-root ~ g .MuiLineElement-root')).toHaveCount(1);
  await expect(demo.locator('svg > title')).toHaveText('Parcels and delivery time');
}

async function theTableHasTheSameNumbers(demo: Locator) {
  const chart = demo.getByRole('img', { name: /most on Wednesday, 71, fewest on Friday, 37/ });
  await expect(chart).toBeVisible();
  await demo.getByLabel('Show as table').check();
  await expect(chart).toHaveCount(0);
  const table = demo.getByRole('table', { name: 'Calls answered' });
  await expect(table.getByRole('rowheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  await expect(table.getByRole('cell')).toHaveText(['64', '58', '71', '49', '37']);
  await demo.getByLabel('Show as table').uncheck();
  await expect(chart).toBeVisible();
  await expect(table).toHaveCount(0);
}

test('A chart has a size, scales, colors, parts and a table', async ({ page }) => {
  await visit(page, PAGE);
  await test.step('the chart fills its parent', async () =>
    theChartFillsItsParent(await runDemo(page, 'ContainerSize')));
  await test.step('weeks without a reading disappear', async () =>
    weeksWithoutAReadingDisappear(await runDemo(page, 'AxisScales')));
  await test.step('palettes follow the mode', async () =>
    palettesFollowTheMode(await runDemo(page, 'ChartColors'), page));
  await test.step('bars and line have their own axes', async () =>
    barsAndLineHaveTheirOwnAxes(await runDemo(page, 'FirstComposition')));
  await test.step('the table has the same numbers', async () =>
    theTableHasTheSameNumbers(await runDemo(page, 'ChartWithTable')));
});
