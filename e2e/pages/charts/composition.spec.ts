import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/composition/';

test('the arrow keys move an end of the brush, and the chart above follows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BrushedChart');
  const ticks = demo.locator('.MuiChartsAxis-bottom').first().locator('.MuiChartsAxis-tick');
  const start = demo.getByRole('slider', { name: 'Start of the detail' });
  await expect(start).toHaveAttribute('aria-valuetext', /Wednesday.*12/);
  await expect(ticks).toHaveCount(11);
  await start.focus();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(start).toHaveAttribute('aria-valuenow', '18');
  await expect(ticks).toHaveCount(18);
});

test('the pointer drags the nearer end of the brush', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BrushedChart');
  const end = demo.getByRole('slider', { name: 'End of the detail' });
  const box = await end.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 4 });
  await page.mouse.up();
  const hour = Number(await end.getAttribute('aria-valuenow'));
  expect(hour).toBeGreaterThan(126);
  await page.mouse.move(x, y);
  await expect(end).toHaveAttribute('aria-valuenow', `${hour}`);
});

test('a container draws what is ticked and nothing else', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PartsOfAChart');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(0);
  await demo.getByRole('checkbox', { name: 'MarkPlot' }).check();
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(57);
  await demo.getByRole('checkbox', { name: 'LinePlot' }).uncheck();
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(0);
});

test('the crosshair reads the values under the pointer', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CrosshairChart');
  const box = await demo.locator('svg').boundingBox();
  const [left, top] = [50, 10];
  const width = (box?.width ?? 0) - left - 20;
  const height = (box?.height ?? 0) - top - 50;
  await page.mouse.move((box?.x ?? 0) + left + width / 2, (box?.y ?? 0) + top + height / 2);
  await expect(demo.getByText(/^(5\.9|6\.0|6\.1) mm, (249|250|251) cm$/)).toBeVisible();
});
