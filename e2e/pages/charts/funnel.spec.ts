import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/funnel/';

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
