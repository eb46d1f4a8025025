import { LAKE, MONTHS, RIVER } from '../../../docs/react-charts/_data/waters';
import { expectFrames } from '../../fixtures/chart-frames';
import { expectOnHover } from '../../fixtures/chart-hover';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/legend/');

test('Names are short in the legend and long in the tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LabelByPlace');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Lake', 'River']);
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(marks).toHaveCount(2 * MONTHS.length);
  const july = MONTHS.indexOf('Jul');
  const rows = [
    `Jul`,
    `Lake, at the jetty, 1 m deep${LAKE[july]}`,
    `River, below the mill${RIVER[july]}`,
  ];
  await expectOnHover(marks.nth(july), {
    tooltip: new RegExp(`^${rows.join('')}$`),
    highlights: 1,
  });
});

const FRAMES = {
  LabelByPlace: {
    bottom: 'Jan, Feb … Dec',
    left: '0, 10, 20, 30',
    legend: 'Lake, River',
  },
};

test('The axes of the chart with two names', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
