import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/custom-columns/');

/** Opens the filter panel for a column, from its menu. */
async function filterBy(page: Page, header: Locator) {
  await header.focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('menuitem', { name: 'Filter' }).press('Enter');
}

test('a rating is edited with the keyboard and filtered by stars', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RatingColumn');
  const first = demo.locator('[role="gridcell"][data-field="goods"]').first();
  await expect(first.getByRole('img')).toHaveAttribute('aria-label', '3 Stars');
  await first.click();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('radio', { name: '3 Stars' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('img')).toHaveAttribute('aria-label', '4 Stars');

  await filterBy(page, demo.getByRole('columnheader', { name: 'Goods' }));
  await page.getByRole('tooltip').locator('label').filter({ hasText: '5 Stars' }).click();
  const shown = demo.locator('[role="gridcell"][data-field="goods"] [role="img"]');
  await expect
    .poll(() => shown.evaluateAll((all) => [...new Set(all.map((one) => one.ariaLabel))]))
    .toEqual(['5 Stars']);
});

test('progress keeps its limits and filters by plan', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ProgressColumn');
  const bars = demo.locator('[data-field="done"] [role="img"]');
  await expect(bars).toHaveCount(5);
  await bars.first().dblclick();
  await demo.getByRole('spinbutton').fill('250');
  await page.keyboard.press('Enter');
  await expect(bars.first()).toHaveAttribute('aria-label', 'Done: 100%, expected 60%');
  await filterBy(page, demo.getByRole('columnheader', { name: 'Done' }));
  await expect(bars).toHaveCount(2);
});

test(
  'money refuses negative amounts and rounds to its currency',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MoneyColumn');
    await demo.getByRole('gridcell', { name: '¥310,000' }).dblclick();
    const input = demo.getByRole('spinbutton');
    await input.fill('-5');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await input.press('Enter');
    await expect(input).toBeVisible();
    await input.fill('1234.56');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await input.press('Enter');
    await expect(demo.getByRole('gridcell', { name: '¥1,235' })).toBeVisible();
  },
);

test('people are sorted by name, not by id', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PersonColumn');
  await demo.getByRole('columnheader', { name: 'Handled by' }).click();
  const first = demo.locator('[role="gridcell"][data-field="handlerId"]').first();
  await expect(first).toContainText('Anna Huang');
});

test('tags are found by the quick filter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TagsColumn');
  const rows = demo.locator('[role="row"][data-id]');
  await expect(rows).toHaveCount(5);
  await demo.getByRole('searchbox').fill('gift');
  await expect(rows).toHaveCount(2);

  await demo.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(5);
  await filterBy(page, demo.getByRole('columnheader', { name: 'Handling' }));
  await page.getByRole('tooltip').getByLabel('Tag').selectOption('heavy');
  await expect(rows.filter({ hasNotText: 'heavy' })).toHaveCount(0);
  await expect(rows.first()).toContainText('heavy');
});

test(
  'a sparkline sorts by the change it shows, and says it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SparklineColumn');
    const changes = demo.locator('[role="gridcell"][data-field="change"]');
    await expect(changes.first()).toHaveText('-32%');
    await expect(demo.getByRole('img').first()).toHaveAttribute(
      'aria-label',
      /^-32% in twelve weeks/,
    );
    const chart = demo.getByRole('img').first();
    const line = chart.locator('.MuiLineElement-root');
    // The first color of charts that are not given any.
    await expect(line).not.toHaveCSS('stroke', 'rgb(2, 178, 175)');
    await expect(chart.locator('.MuiAreaElement-root')).toHaveCount(1);
    await demo.getByRole('columnheader', { name: 'Twelve weeks' }).click();
    await expect(changes.first()).not.toHaveText('-32%');
    const numbers = (await changes.allInnerTexts()).map((text) => parseInt(text, 10));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  },
);
