import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/components/');

test('a slot for the popper puts the values below the chart', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReadoutBelow');
  const chart = demo.getByRole('img').first();
  const box = await chart.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 150);
  const table = demo.getByRole('table');
  await expect(table).toContainText('Members');
  const place = await table.boundingBox();
  expect(place?.y ?? 0).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) - 5);
});

test('each series has marks of its own shape', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MarkShapes');
  const shape = (id: string) => demo.locator(`.MuiMarkElement-series-${id}`).first();
  await expect(shape('north')).toHaveAttribute('d', /h/);
  const [north, south] = await Promise.all(
    ['north', 'south'].map((id) => shape(id).getAttribute('d')),
  );
  expect(north).not.toEqual(south);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(24);
});

test('a slot for points adds their names', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LabeledPoints');
  await expect(demo.getByText('Dunmere')).toBeVisible();
  await expect(demo.locator('circle')).toHaveCount(6);
});

test('each line has a halo below it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LineWithHaloChart');
  const lines = demo.locator('path[d^="M"][style*="stroke-width: 8"], .MuiLineElement-root');
  await expect(lines).toHaveCount(6);
  await expect(lines.first()).toHaveCSS('stroke-width', '8px');
});

test('a slot for axis lines ends them in an arrow', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AxisArrows');
  const lines = demo.locator('.MuiChartsAxis-line');
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    await expect(line).toHaveAttribute('marker-end', 'url(#axis-arrow)');
  }
  await expect(demo.locator('marker#axis-arrow path')).toHaveCount(1);
});
