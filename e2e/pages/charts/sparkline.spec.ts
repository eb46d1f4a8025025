import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/sparkline/';

test('The tooltip says day and price', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineTooltip');
  const chart = demo.locator('svg');
  const box = await chart.boundingBox();
  if (!box) throw new Error('no chart');
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await expect(tooltip).toContainText('Monday, May 6');
  await expect(tooltip).toContainText('412 €');
});

test('Each team has its form, best first', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineInGrid');
  const teams = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(teams).toHaveText(['Harbor', 'Uphill', 'Old Mill', 'Station', 'Meadow']);
  const form = demo.getByRole('img', { name: '7 won, 2 drawn, 1 lost' });
  await expect(form.locator('.MuiBarElement-root')).toHaveCount(10);
});

test('On a shared scale the archive is flat', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SameScale');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines).toHaveCount(4);
  const height = async (index: number) => (await lines.nth(index).boundingBox())?.height ?? 0;
  expect(await height(2)).toBeGreaterThan(4 * (await height(3)));
});
