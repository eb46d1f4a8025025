import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/bar-demo/';

test('A bar leads to its cities, the breadcrumb back', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DrillDown');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(3);
  await bars.nth(1).click();
  await expect(demo.getByRole('img', { name: 'Dorf 96, Elm 141, Furt 53, Gau 38' })).toBeVisible();
  await expect(bars).toHaveCount(4);
  await demo.getByRole('button', { name: 'All regions' }).click();
  await expect(bars).toHaveCount(3);
  // The same without a mouse.
  await demo.getByRole('button', { name: 'South' }).press('Enter');
  await expect(bars).toHaveCount(2);
});

test('The pyramid writes no minus signs', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PopulationPyramid');
  const labels = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel');
  await expect(labels.first()).toHaveText('8 k');
  await expect(labels.last()).toHaveText('8 k');
});

test('Bins say their range in the tooltip', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Histogram');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('-2 to 0 minutes');
});
