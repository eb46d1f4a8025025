import { expectFrames } from '../../fixtures/chart-frames';
import { chartTooltip } from '../../fixtures/chart-hover';
import { pointsOf, tickLabels } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/composition/');

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

/** The axis of the overview goes from 80 up to 10, from 0 to 400 centimeters. */
test('The overview has a scale of its own', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BrushedChart');
  const area = demo.getByRole('group', { name: 'Overview' }).locator('.MuiAreaElement-root');
  const highest = async () => Math.min(...(await pointsOf(area)).map(({ y }) => y));
  await expect.poll(highest).toBeCloseTo(80 - (70 * 330) / 400, 1);
});

test('The crosshair disappears with the pointer', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CrosshairChart');
  const reading = demo.getByText(/ mm, \d+ cm$/);
  await demo.locator('rect[fill="transparent"]').hover();
  await expect(reading).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(reading).toHaveCount(0);
});

test('Each ticked part appears in the chart', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PartsOfAChart');
  const tick = (name: string) => demo.getByRole('checkbox', { name }).check();
  await tick('ChartsGrid');
  await expect(demo.locator('.MuiChartsGrid-horizontalLine')).toHaveCount(5);
  await tick('ChartsYAxis');
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-label')).toHaveText('Centimeters');
  await expect(tickLabels(demo, 'left')).toHaveText(['0', '100', '200', '300', '400']);
  await tick('ChartsReferenceLine');
  await expect(demo.locator('.MuiChartsReferenceLine-label')).toHaveText('Warning');
  await tick('ChartsAxisHighlight');
  await tick('ChartsTooltip');
  await demo
    .locator('svg[viewBox]')
    .first()
    .hover({ position: { x: 200, y: 60 } });
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
  await expect(chartTooltip(page)).toContainText('Level');
});
