import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/gantt/';

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
