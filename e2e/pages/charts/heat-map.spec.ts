import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/heat-map/');

test('the field under the pointer is read, and more visitors are stronger in color', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'VisitorsHeatMap');
  const fields = demo.locator('rect[rx="3"]');
  await expect(fields).toHaveCount(60);
  await fields.nth(7).hover();
  await expect(demo.getByText(/^Mon, 16:00: \d\d visitors$/)).toBeVisible();
  const strength = async (index: number) => {
    const fill = (await fields.nth(index).getAttribute('fill')) ?? '';
    return Number(/([\d.]+)\)$/.exec(fill)?.[1]);
  };
  expect(await strength(7)).toBeGreaterThan(await strength(0));
});

test('the arrow keys walk through the calendar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CalendarHeatMap');
  const day = demo.getByRole('slider', { name: 'Day' });
  await day.focus();
  await expect(day).toHaveAttribute('aria-valuetext', /^Wednesday, March 27/);
  await page.keyboard.press('ArrowDown');
  await expect(day).toHaveAttribute('aria-valuetext', /^Thursday, March 28/);
  await page.keyboard.press('ArrowRight');
  await expect(day).toHaveAttribute('aria-valuetext', /^Thursday, April 4/);
});

test('in the table, more visitors are stronger in color', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeatTable');
  const table = demo.getByRole('table', { name: 'Visitors by weekday and hour' });
  await expect(table.getByRole('rowheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  const monday = table.getByRole('row', { name: /^Mon/ });
  await expect(monday.getByRole('cell').nth(7)).toHaveText('74');

  const cells = await table.locator('tbody td').evaluateAll((all) =>
    all.map((cell) => ({
      visitors: Number(cell.textContent),
      strength: Number(/([\d.]+)\)$/.exec(getComputedStyle(cell).backgroundColor)?.[1]),
    })),
  );
  expect(cells).toHaveLength(60);
  // 80 visitors would be 0.45: light enough for the text.
  for (const { visitors, strength } of cells) {
    expect(strength).toBeCloseTo((visitors / 80) * 0.45, 2);
  }
});
