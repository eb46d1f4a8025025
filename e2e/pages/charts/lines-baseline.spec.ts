import { LAKE } from '../../../docs/react-charts/_data/waters';
import { expectFrames } from '../../fixtures/chart-frames';
import { pointsOf } from '../../fixtures/chart-places';
import { choose } from '../../fixtures/choice-field';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/lines/');

test('The area begins at its baseline', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AreaBaseline');
  // The drawing area goes from 250 up to 10, from -5 to 25 degrees.
  const placeOf = (degrees: number) => 250 - (degrees + 5) * 8;
  const line = async () =>
    (await pointsOf(demo.locator('.MuiLineElement-root'))).map(({ y }) => Math.round(y));
  await expect.poll(line).toEqual(LAKE.map(placeOf));
  // The outline follows the line, and returns on the baseline.
  const outline = () => pointsOf(demo.locator('.MuiAreaElement-root'));
  const baseline = async () => (await outline()).slice(LAKE.length).map(({ y }) => Math.round(y));
  const isFlat = (at: number) =>
    expect.poll(async () => [...new Set(await baseline())], `baseline at ${at}`).toEqual([at]);
  await isFlat(placeOf(12));
  await choose(demo, 'baseline', '0');
  await isFlat(placeOf(0));
  await choose(demo, 'baseline', 'min');
  await isFlat(250);
  await choose(demo, 'baseline', 'max');
  await isFlat(10);
  await choose(demo, 'baseline', '12');
  await isFlat(placeOf(12));
});

const FRAMES = { AreaBaseline: { bottom: 'Jan, Feb … Dec', left: '0, 10, 20' } };

test('The axes of the chart with a baseline', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
