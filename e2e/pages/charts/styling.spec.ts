import type { Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/styling/');

test('styles reach the parts by their classes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StyledParts');
  await expect(demo.locator('.MuiLineElement-series-lent')).toHaveCSS(
    'stroke-dasharray',
    '8px, 4px',
  );
  await expect(demo.locator('.MuiLineElement-series-read')).toHaveCSS('stroke-dasharray', 'none');
  await expect(demo.locator('.MuiChartsGrid-line').first()).toHaveCSS(
    'stroke-dasharray',
    '2px, 4px',
  );
  await expect(demo.locator('.MuiChartsLegend-mark').first()).toHaveCSS('rx', '10px');
});

test('the theme sets defaults and styles', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThemedCharts');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCSS('stroke-width', '4px');
  await expect(demo.locator('.MuiChartsLegend-root')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-line')).toBeHidden();
  await expect(demo.locator('.MuiChartsAxis-bottom text').first()).toHaveCSS('font-size', '14px');
});

test('the same thing has the same color in both charts', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SameColors');
  const color = (chart: number, name: string) =>
    demo
      // Not by role: a chart is an image in an image.
      .locator('[role="img"]')
      .nth(chart)
      .locator('.MuiChartsLegend-series', { hasText: name })
      .locator('rect')
      .getAttribute('fill');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveCount(5);
  expect(await color(0, 'paper')).toBe(await color(1, 'paper'));
  expect(await color(0, 'metal')).toBe(await color(1, 'metal'));
});

async function onlyTheTopsAreRound(page: Page) {
  const demo = await runDemo(page, 'RoundedTops');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(7);
  for (const bar of await bars.all()) {
    await expect(bar).toHaveCSS('clip-path', /^inset\(0(px)? round 8px 8px 0(px)? 0(px)?\)$/);
  }
}

async function theCardIsDarkOnALightPage(page: Page) {
  const demo = await runDemo(page, 'ChartOnDarkCard');
  await expect(page.locator('body')).toHaveClass(/mode-light/);
  await expect(demo.locator('.MuiPaper-outlined')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  const white = 'rgb(255, 255, 255)';
  await expect(demo.getByText('Power used today')).toHaveCSS('color', white);
  await expect(demo.locator('.MuiChartsAxis-tickLabel').first()).toHaveCSS('fill', white);
  await expect(demo.locator('.MuiChartsAxis-line').first()).toHaveCSS('stroke', white);
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCSS('fill-opacity', '0.3');
}

test('bars have round tops, and a dark card a dark chart', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('only the tops are round', () => onlyTheTopsAreRound(page));
  await test.step('the card is dark on a light page', () => theCardIsDarkOnALightPage(page));
});
