import { MONTHS, RIVER } from '../../../docs/react-charts/_data/waters';
import { expectFrames } from '../../fixtures/chart-frames';
import { pointsOf } from '../../fixtures/chart-places';
import { choose } from '../../fixtures/choice-field';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/axis/');

test('domainLimit chooses the ends of the axis', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DomainLimits');
  const line = demo.locator('.MuiLineElement-root');
  // The drawing area goes from 250 up to 20.
  const placesFrom = (min: number, max: number) =>
    RIVER.map((degrees) => Math.round(250 - (230 * (degrees - min)) / (max - min)));
  const places = async () => (await pointsOf(line)).map(({ y }) => Math.round(y));
  await expect.poll(places).toHaveLength(MONTHS.length);
  const [min, max] = [Math.min(...RIVER), Math.max(...RIVER)];
  await expect.poll(places, 'from edge to edge').toEqual(placesFrom(min, max));
  await choose(demo, 'domainLimit', 'nice');
  await expect.poll(places, 'to round numbers').toEqual(placesFrom(0, 20));
  await choose(demo, 'domainLimit', 'function');
  await expect.poll(places, 'with room of 4 degrees').toEqual(placesFrom(min - 4, max + 4));
  await choose(demo, 'domainLimit', 'strict');
  await expect.poll(places).toEqual(placesFrom(min, max));
});

const FRAMES = {
  DomainLimits: { bottom: 'Jan, Feb … Dec', left: 'Degrees Celsius: 5, 10, 15' },
};

test('The axes of the chart with limits', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
