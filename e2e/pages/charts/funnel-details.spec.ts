import { expectFrames } from '../../fixtures/chart-frames';
import { expectOnHover } from '../../fixtures/chart-hover';
import { placesOf } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/funnel/');

const FRAMES = {
  SalesFunnel: {
    left: 'Visit, Product, Basket, Address, Order (no line, no tick)',
    desc: 'Visit 5200, Product 3100, Basket 1240, Address 860, Order 690',
  },
  FunnelAsBars: {
    left: 'Visit, Product, Basket, Address, Order',
  },
  LossPerStep: {
    bottom: 'Visit to Product, Product to Basket, Basket to Address, Address to Order',
    left: '0, 50, 100',
    legend: 'Continued, in percent',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('Each step of the funnel is as wide as its share', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SalesFunnel');
  const percents = async () => {
    const steps = await placesOf(demo.locator('svg path'));
    const [chart] = await placesOf(demo.locator('svg:has(> title)'));
    // The drawing area is 170 narrower than the chart.
    const whole = (chart?.width ?? NaN) - 170;
    return steps.map(({ width }) => Math.round((width / whole) * 100));
  };
  await expect.poll(percents).toEqual([100, 60, 24, 17, 13]);
});

test(
  'All visitors fill the width, and only bars have tooltips',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FunnelAsBars');
    const bars = demo.locator('.MuiBarElement-root:not(.MuiBarElement-series-lift)');
    await expect(bars).toHaveCount(5);
    const rest = async () => {
      const [chart] = await placesOf(demo.locator('[role="img"] svg'));
      const [bar] = await placesOf(bars);
      return Math.round((chart?.width ?? NaN) - (bar?.width ?? NaN));
    };
    // The margins, 80 and 10.
    await expect.poll(rest).toBe(90);
    await expectOnHover(bars.nth(1), { tooltip: /^People\s*3,100$/, highlights: 0 });
  },
);
