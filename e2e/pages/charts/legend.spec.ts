import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/legend/';

test('a checkbox takes a series away and the others keep color and place', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendSwitches');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines).toHaveCount(3);
  const hall = demo.locator('.MuiLineElement-series-hall');
  const color = await hall.evaluate((line) => getComputedStyle(line).stroke);
  await demo.getByRole('checkbox', { name: 'Lido' }).press(' ');
  await expect(lines).toHaveCount(2);
  await expect(hall).toHaveCSS('stroke', color);
});

test('position and direction move the entries', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendPosition');
  const entries = demo.locator('.MuiChartsLegend-series');
  const place = async (index: number) => (await entries.nth(index).boundingBox()) ?? { x: 0, y: 0 };
  await expect(entries).toHaveCount(3);
  const before = await place(0);
  expect((await place(1)).y).toBeGreaterThan(before.y + 10);
  await demo.getByRole('combobox', { name: 'horizontal' }).click();
  await page.getByRole('option', { name: 'left' }).click();
  await expect.poll(async () => (await place(0)).x).toBeLessThan(before.x - 200);
  await demo.getByRole('combobox', { name: 'direction' }).click();
  await page.getByRole('option', { name: 'row' }).click();
  await expect.poll(async () => (await place(1)).y - (await place(0)).y).toBe(0);
});

test('series without a label have no entry', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendEntries');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Other schools', 'Our school']);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(5);
});

test('a legend of your own draws lines', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnLegend');
  await expect(demo.locator('path[stroke-dasharray="6 4"]')).toHaveCount(1);
  await expect(demo.locator('.MuiChartsLegend-mark')).toHaveCount(0);
});
