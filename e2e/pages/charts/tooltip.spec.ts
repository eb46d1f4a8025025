import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/tooltip/';

async function pointAt(page: Page, chart: Locator, across: number) {
  const box = await chart.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  await page.mouse.move(x + width * across, y + height / 2);
}

test('the title of the tooltip is longer than the tick', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TooltipTexts');
  await pointAt(page, demo.getByRole('img').first(), 0.5);
  await expect(page.getByRole('tooltip')).toContainText(/\d+:00 to \d+:00/);
  await expect(page.getByRole('tooltip')).toContainText(/bikes?/);
  await expect(demo.locator('.MuiChartsAxis-bottom')).not.toContainText(':00');
});

test('content of your own adds up the series', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnTooltip');
  await pointAt(page, demo.getByRole('img').first(), 0.2);
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText(/^(Mon|Tue): \d+ rentals/);
  const [total = 0, members = 0, guests = 0] =
    ((await tooltip.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(total).toBe(members + guests);
});
