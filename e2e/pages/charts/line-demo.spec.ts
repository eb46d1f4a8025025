import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/line-demo/';

test('The stream runs when started and stands still when paused', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StreamingLine');
  const line = demo.locator('.MuiLineElement-root');
  const first = await line.getAttribute('d');
  await demo.getByRole('button', { name: 'Start' }).click();
  await expect(line).not.toHaveAttribute('d', first ?? '');
  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect(demo.getByRole('button', { name: 'Start' })).toBeVisible();
  const paused = (await line.getAttribute('d')) ?? '';
  // Two ticks of the stream.
  await page.clock.install();
  await page.clock.runFor(1000);
  await expect(line).toHaveAttribute('d', paused);
});

test('Each line is measured on its own axis', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BiaxialLines');
  await expect(demo.locator('.MuiChartsAxis-left')).toContainText('30');
  await expect(demo.locator('.MuiChartsAxis-right')).toContainText('100');
});

test('The right axis names the teams by their last rank', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LeagueTable');
  const names = demo.locator('.MuiChartsAxis-right .MuiChartsAxis-tickLabel');
  await expect(names).toHaveText(['Harbor', 'Uphill', 'Old Mill', 'Station', 'Meadow']);
});
