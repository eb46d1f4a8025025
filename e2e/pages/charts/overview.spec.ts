import type { Locator, Page } from '@playwright/test';
import { tickLabels } from '../../fixtures/chart-places';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/');

async function everyChartIsShown(demo: Locator, page: Page) {
  const panel = (summary: RegExp) => demo.getByRole('img', { name: summary });
  const line = panel(/^A filled line/);
  await expect(line.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(line.locator('.MuiAreaElement-root')).toHaveCount(1);
  const ring = panel(/^A ring of four parts/);
  await expect(ring.locator('.MuiPieArc-root')).toHaveCount(4);
  await expect(ring.locator('.MuiChartsLegend-series')).toHaveText([
    'Year',
    'Month',
    'Day',
    'Single',
  ]);
  await expect(panel(/^Dots for trips/).locator('circle')).toHaveCount(64);
  const gauge = panel(/^A gauge at 72/).locator('[role="meter"]');
  await expect(gauge).toHaveAttribute('aria-valuenow', '72');
  await expect(gauge).toHaveText('72 %');
  const sparkline = panel(/^A small line/);
  await expect(sparkline.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(sparkline.locator('.MuiChartsAxis-root')).toHaveCount(0);

  const bars = panel(/^Bars for each weekday/).locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(14);
  await bars.first().hover();
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await expect(tooltip).toContainText(/Members\s*182/);
  await expect(tooltip).toContainText(/Guests\s*41/);
  await page.mouse.move(0, 0);
}

async function eachQuestionHasItsChart(demo: Locator) {
  const bars = demo.locator('.MuiBarElement-root');
  const lines = demo.locator('.MuiLineElement-root');
  const firstTick = tickLabels(demo, 'left').first();
  await expect(bars).toHaveCount(8);
  await expect(firstTick).toHaveText('0');

  await demo.getByRole('button', { name: 'Follow' }).click();
  await expect(lines).toHaveCount(2);
  await expect(bars).toHaveCount(0);
  // Near the smallest value, which is 22.
  await expect(firstTick).toHaveText('20');

  await demo.getByRole('button', { name: 'Share' }).click();
  await expect(demo.locator('.MuiPieArc-root')).toHaveCount(2);
  await expect(lines).toHaveCount(0);
  await expect(demo.getByRole('img', { name: /158 sales in the shop and 149/ })).toBeVisible();
}

test('The overview shows every chart, and one for each question', async ({ page }) => {
  await visit(page, PAGE);
  await test.step('every chart is shown', async () =>
    everyChartIsShown(await runDemo(page, 'ChartGallery'), page));
  await test.step('each question has its chart', async () =>
    eachQuestionHasItsChart(await runDemo(page, 'SameFigures')));
});
