import { expectFrames } from '../../fixtures/chart-frames';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/heat-map/');

const FRAMES = {
  VisitorsHeatMap: {
    bottom: 'Hour: 9, 10 … 18 (no line, no tick)',
    left: 'Mon, Tue, Wed, Thu, Fri, Sat (no line, no tick)',
    desc: 'Busiest from Monday to Friday at 4 p.m., and on Saturday at 11 a.m. Thursday is quiet.',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('Without the pointer, no field is read', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'VisitorsHeatMap');
  const hint = demo.getByText('Hover a cell to see its value.');
  await expect(hint).toBeVisible();
  await demo.locator('rect[rx="3"]').first().hover();
  await expect(hint).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(hint).toBeVisible();
});

test('The pointer chooses a day of the calendar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CalendarHeatMap');
  const day = demo.getByRole('slider', { name: 'Day' });
  const days = day.locator('rect[rx]');
  await expect(days).toHaveCount(182);
  await days.nth(8).hover();
  await expect(day).toHaveAttribute('aria-valuetext', /^Tuesday, January 9:/);
  await expect(demo.getByText(/^Tuesday, January 9: \d+ reviews$/)).toBeVisible();
});
