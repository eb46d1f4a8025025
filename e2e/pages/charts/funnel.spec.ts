import { placesOf, tickLabels } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/funnel/');

test('each step says how many are left, and of how many', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SalesFunnel');
  await expect(demo.locator('svg path')).toHaveCount(5);
  await expect(demo.getByText('1,240 (40 %)')).toBeVisible();
  await expect(demo.getByText('690 (80 %)')).toBeVisible();
});

test('lifted bars are centered', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FunnelAsBars');
  const bars = demo.locator('.MuiBarElement-root:not(.MuiBarElement-series-lift)');
  await expect(bars).toHaveCount(5);
  const middles = async () =>
    bars.evaluateAll((all) => {
      const places = all.map((bar) => bar.getBoundingClientRect());
      const centers = places.map(({ left, width }) => left + width / 2);
      return Math.round(Math.max(...centers) - Math.min(...centers));
    });
  await expect.poll(middles).toBeLessThanOrEqual(1);
});

test('each step shows which share continued', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LossPerStep');
  const bars = demo.locator('.MuiBarElement-root');
  // The axis goes from 240 up to 50, from 0 to 100 %.
  const shares = async () => (await placesOf(bars)).map(({ height }) => Math.round(height / 1.9));
  await expect.poll(shares).toEqual([60, 40, 69, 80]);
  const names = tickLabels(demo, 'bottom');
  await expect(names).toHaveCount(4);
  await expect(names.nth(1).locator('tspan')).toHaveText(['Product to', 'Basket']);
  await bars.nth(1).hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('40 %');
});
