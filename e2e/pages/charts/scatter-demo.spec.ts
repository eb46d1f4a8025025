import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/scatter-demo/';

test('A bubble is as large as its town', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Bubbles');
  const bubbles = demo.locator('circle');
  await expect(bubbles).toHaveCount(7);
  const radii = await bubbles.evaluateAll((circles) =>
    circles.map((circle) => Number(circle.getAttribute('r'))),
  );
  // 1480 and 85 thousand people: areas, not radii, differ by that factor.
  expect((radii[0] ?? 0) ** 2 / (radii[6] ?? 1) ** 2).toBeCloseTo(1480 / 85, 1);
  await bubbles.first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('Glenmore: 37 k €');
});

test('The trend rises', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TrendLine');
  const line = demo.locator('line[stroke-width="2"]');
  const at = async (name: string) => Number(await line.getAttribute(name));
  expect(await at('y2')).toBeLessThan(await at('y1'));
});

test('Strips are named after classes', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Strips');
  await expect(demo.locator('circle')).toHaveCount(84);
  await expect(demo.locator('.MuiChartsAxis-bottom')).toContainText('Class AClass BClass C');
});
