import { placesOf, tickLabels } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/gantt/');

test('the arrow keys move a task, and the end of the plan follows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MovableTasks');
  const paint = demo.getByRole('slider', { name: 'Paint' });
  await expect(demo.getByRole('status')).toHaveText('Finished on Apr 22');
  await paint.press('ArrowRight');
  await expect(paint).toHaveAttribute('aria-valuenow', '44');
  await expect(demo.getByRole('status')).toHaveText('Finished on Apr 23');
});

test('the pointer drags a task', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MovableTasks');
  const ground = demo.getByRole('slider', { name: 'Ground' });
  const box = await ground.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y, { steps: 5 });
  await page.mouse.up();
  expect(Number(await ground.getAttribute('aria-valuenow'))).toBeGreaterThan(4);
});

test('tasks wait for others, and today is marked', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ProjectGantt');
  await expect(demo.getByText('Today')).toBeVisible();
  await expect(demo.locator('path[fill="none"]:not(.MuiChartsReferenceLine-line)')).toHaveCount(5);
});

test('stacked bars start on the day of their task', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GanttAsBars');
  const bars = demo.locator('.MuiBarElement-root:not(.MuiBarElement-series-wait)');
  // The drawing area starts at 70, is 90 narrower than the chart, and shows 56 days.
  const days = async () => {
    const [chart] = await placesOf(demo.locator('svg'));
    const perDay = ((chart?.width ?? NaN) - 90) / 56;
    // The sum makes 0 of -0.
    const day = (x: number) => Math.round((x - 70) / perDay) + 0;
    return (await placesOf(bars)).map(({ left, width }) => [day(left), day(left + width)]);
  };
  await expect.poll(days).toEqual([
    [0, 9],
    [9, 24],
    [24, 33],
    [26, 36],
    [33, 43],
    [43, 52],
  ]);
  await expect(tickLabels(demo, 'bottom').first()).toHaveText('Mar 1');
  const wait = demo.locator('.MuiBarElement-series-wait').last();
  await expect(wait).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
  await expect(wait).toHaveCSS('pointer-events', 'none');
  await bars.nth(1).hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('15 days');
});
