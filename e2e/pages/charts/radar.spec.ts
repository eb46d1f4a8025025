import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/radar/';

test('a shape has a corner for each value, at its distance from the center', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SkillRadar');
  const shapes = demo.locator('polygon[fill-opacity]');
  await expect(shapes).toHaveCount(2);
  const points = (await shapes.first().getAttribute('points')) ?? '';
  const corners = points.split(' ').map((point) => point.split(',').map(Number));
  expect(corners).toHaveLength(6);
  const [first, fourth] = [corners[0]?.[1] ?? 0, corners[3]?.[1] ?? 0];
  // Range is 8 upwards, space 7 downwards, on a radius of 135 pixels around 165.
  expect(first).toBeCloseTo(165 - 0.8 * 135, 0);
  expect(fourth).toBeCloseTo(165 + 0.7 * 135, 0);
});

test('the container describes the radar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SkillRadar');
  await expect(demo.getByRole('img', { name: 'Two cars in six tests' })).toBeVisible();
  await expect(demo.locator('desc')).toContainText('Ardo leads in range');
});
