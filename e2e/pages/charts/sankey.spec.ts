import { barSpans } from '../../fixtures/chart-shapes';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/sankey/');

test('a name that has the focus shows its flows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TeaFlows');
  await expect(demo.locator('path[stroke-width]')).toHaveCount(10);
  await demo.getByRole('button', { name: 'Japan, 230 kilos' }).focus();
  await expect(demo.getByRole('status')).toHaveText('Japan → Green: 230 kg');
  await expect(demo.locator('path[opacity="0.6"]')).toHaveCount(1);
});

test('ribbons are as wide as their amounts', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TeaFlows');
  const ribbons = demo.locator('path[stroke-width]');
  const [assam, ceylon] = await Promise.all(
    [0, 1].map(async (index) => Number(await ribbons.nth(index).getAttribute('stroke-width'))),
  );
  expect((assam ?? 0) / (ceylon ?? 1)).toBeCloseTo(420 / 260, 2);
});

test('stacked bars add up the teas of a buyer', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FlowsAsBars');
  const black = [210, 150, 320];
  const green = [120, 170, 30];
  const spans = [
    ...black.map((kilos) => [0, kilos]),
    ...green.map((kilos, buyer) => [black[buyer], (black[buyer] ?? 0) + kilos]),
  ];
  await expect.poll(() => barSpans(demo, 'bottom')).toEqual(spans);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Black tea', 'Green tea']);
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-tickLabel')).toHaveText([
    'Shop',
    'Web',
    'Cafés',
  ]);
});
