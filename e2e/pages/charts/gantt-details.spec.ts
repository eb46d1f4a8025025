import { expectFrames } from '../../fixtures/chart-frames';
import { expectOnHover } from '../../fixtures/chart-hover';
import { placesOf } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/gantt/');

const FRAMES = {
  GanttAsBars: {
    bottom: 'Mar 1, Mar 6 … Apr 25',
    left: 'Ground, Walls, Roof, Windows, Wiring, Paint',
    grid: '12 vertical',
  },
  ProjectGantt: {
    bottom: 'Mar 03, Mar 10, Mar 17, Mar 24, Mar 31, Apr 07, Apr 14, Apr 21',
    left: 'Ground, Walls, Roof, Windows, Wiring, Paint (no line, no tick)',
    grid: '8 vertical',
    desc: 'Ground Mar 1 to Mar 10, 100 percent done; Walls Mar 10 to Mar 25, 100 percent done; Roof Mar 25 to Apr 3, 60 percent done; Windows Mar 27 to Apr 6, 30 percent done; Wiring Apr 3 to Apr 13, 0 percent done; Paint Apr 13 to Apr 22, 0 percent done',
  },
  MovableTasks: {
    bottom: 'Mar 1, Mar 6 … Apr 25',
    left: 'Ground, Walls, Roof, Windows, Wiring, Paint (no line, no tick)',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('The tooltip shows the days of one bar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GanttAsBars');
  const bars = demo.locator('.MuiBarElement-root:not(.MuiBarElement-series-wait)');
  await expectOnHover(bars.nth(1), { tooltip: /^Planned\s*15 days$/, highlights: 0 });
});

test('A task stays where the pointer dropped it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MovableTasks');
  const ground = demo.getByRole('slider', { name: 'Ground' });
  const { x = 0, y = 0 } = (await ground.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 10, { steps: 4 });
  await page.mouse.up();
  const dropped = (await ground.getAttribute('aria-valuenow')) ?? '';
  expect(Number(dropped)).toBeGreaterThan(0);
  await page.mouse.move(x + 40, y + 10, { steps: 4 });
  await expect(ground).toHaveAttribute('aria-valuenow', dropped);
});

test('Today is written above its red line', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ProjectGantt');
  const line = demo.locator('.MuiChartsReferenceLine-line');
  const label = demo.locator('.MuiChartsReferenceLine-label');
  await expect(line).toHaveCSS('stroke', 'rgb(211, 47, 47)');
  await expect(label).toHaveText('Today');
  const [at] = await placesOf(line);
  const [text] = await placesOf(label);
  expect((text?.top ?? NaN) + (text?.height ?? NaN)).toBeLessThanOrEqual((at?.top ?? NaN) + 1);
  expect(Math.abs((text?.left ?? NaN) - (at?.left ?? NaN) - 4)).toBeLessThan(3);
});
