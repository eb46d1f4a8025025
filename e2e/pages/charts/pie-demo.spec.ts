import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/pie-demo/';

test('A click on a slice writes its value into the middle', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TotalInTheMiddle');
  await expect(demo.getByText('260', { exact: true })).toBeVisible();
  await demo.locator('.MuiPieArc-root').nth(1).click();
  await expect(demo.getByText('47', { exact: true })).toBeVisible();
  await demo.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'All orders' }).click();
  await expect(demo.getByText('260', { exact: true })).toBeVisible();
});

test('Both rings of two levels have the same sum', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoLevels');
  await expect(demo.locator('.MuiPieArc-root')).toHaveCount(10);
  await expect(demo.getByText('39', { exact: true })).toBeVisible();
});

test('Two pies share one legend', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoPies');
  await expect(demo.locator('.MuiPieArc-root')).toHaveCount(6);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveCount(3);
});
