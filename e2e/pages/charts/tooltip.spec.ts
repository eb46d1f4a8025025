import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-charts/tooltip/');

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

async function theTriggerChoosesWhatIsShown(page: Page) {
  const demo = await runDemo(page, 'TooltipTrigger');
  const chart = demo.locator('[role="img"] svg');
  const bars = demo.locator('.MuiBarElement-root');
  const tooltip = page.getByRole('tooltip');
  const band = demo.locator('.MuiChartsAxisHighlight-root');
  // Above the bars of Sunday: 40 pixels from the right, where the margin has 10.
  const pointAboveBars = async () => {
    await page.mouse.move(0, 0);
    await expect(band).toHaveCount(0);
    const { width = 0 } = (await chart.boundingBox()) ?? {};
    await chart.hover({ position: { x: width - 40, y: 60 } });
    await expect(band, 'the chart has noticed the pointer').toHaveCount(1);
  };
  await expect(bars).toHaveCount(14);
  await pointAboveBars();
  await expect(tooltip).toContainText('Sun');
  await expect(tooltip).toContainText('Members');
  await expect(tooltip).toContainText('Guests');
  await demo.getByRole('button', { name: 'item' }).click();
  await pointAboveBars();
  await expect(tooltip).toHaveCount(0);
  await bars.first().hover();
  await expect(tooltip).toContainText('182');
  await expect(tooltip).not.toContainText('Guests');
  await demo.getByRole('button', { name: 'none' }).click();
  await bars.first().hover();
  await expect(band).toHaveCount(1);
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(0, 0);
}

async function ownContentShowsTheShare(page: Page) {
  const demo = await runDemo(page, 'TicketTooltip');
  await demo.locator('.MuiPieArc-root').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('35 %');
  await expect(page.getByRole('tooltip')).toContainText('Year tickets');
  await expect(page.getByRole('tooltip')).not.toContainText('612');
  await page.mouse.move(0, 0);
}

async function thePointerMarksAxesAndSeries(page: Page) {
  const demo = await runDemo(page, 'LineHighlights');
  const highlights = demo.locator('.MuiChartsAxisHighlight-root');
  const lines = demo.locator('.MuiLineElement-root');
  const choose = async (axis: RegExp, value: string) => {
    await demo.getByRole('combobox', { name: axis }).click();
    await page.getByRole('option', { name: value }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  const pointAtWednesday = async () => {
    await demo.locator('.MuiMarkElement-root').nth(2).hover();
    await expect(lines.first()).toHaveClass(/MuiLineElement-highlighted/);
    await expect(lines.last()).toHaveClass(/MuiLineElement-faded/);
    await expect(lines.last()).toHaveCSS('opacity', '0.3');
  };
  await expect(lines).toHaveCount(2);
  await pointAtWednesday();
  await expect(highlights).toHaveCount(2);
  await expect(highlights.first(), 'a band').toHaveCSS('fill-opacity', '0.1');
  await expect(highlights.last(), 'a line').toHaveCSS('stroke-dasharray', '5px, 2px');
  await choose(/^x/, 'line');
  await choose(/^y/, 'none');
  await pointAtWednesday();
  await expect(highlights).toHaveCount(1);
  await expect(highlights, 'a line').toHaveCSS('stroke-dasharray', '5px, 2px');
  await choose(/^x/, 'none');
  await pointAtWednesday();
  await expect(highlights).toHaveCount(0);
}

test('triggers, own content and highlights', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('the trigger chooses what is shown', () => theTriggerChoosesWhatIsShown(page));
  await test.step('own content shows the share', () => ownContentShowsTheShare(page));
  await test.step('the pointer marks axes and series', () => thePointerMarksAxesAndSeries(page));
});
