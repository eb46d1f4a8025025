import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/filtering/customization/';

test('the slider of an own operator has the focus and filters by its range', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BetweenOperator');
  const prices = demo.locator('[role="gridcell"][data-field="price"]');
  await expect(prices.first()).toBeVisible();
  await demo.getByRole('button', { name: 'Show filters' }).first().click();
  const panel = page.getByRole('tooltip');
  await expect(panel.getByRole('slider', { name: 'From' })).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('14 € to 20 €')).toBeVisible();
  const shown = (await prices.allTextContents()).map(Number);
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(14);
  expect(Math.max(...shown)).toBeLessThanOrEqual(20);
});

test('an operator without a value looks at the whole row', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OperatorWithoutValue');
  const cells = demo.locator('[role="gridcell"]');
  await expect(cells.first()).toBeVisible();
  const days = (field: string) =>
    demo.locator(`[role="gridcell"][data-field="${field}"]`).allTextContents();
  const ordered = await days('orderedOn');
  const shipped = await days('shippedOn');
  const taken = shipped.map((day, index) => Date.parse(day) - Date.parse(ordered[index] ?? ''));
  expect(taken.length).toBeGreaterThan(0);
  expect(Math.max(...taken)).toBeLessThanOrEqual(2 * 86_400_000);
});

test('a panel of your own sets the filter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnFilterPanel');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('radio', { name: 'Returned' }).check();
  const statuses = demo.locator('[role="gridcell"][data-field="status"]');
  await expect(statuses.first()).toHaveText('Returned');
  expect(new Set(await statuses.allTextContents())).toEqual(new Set(['Returned']));
});

test('operators may be fewer, and have other labels', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RemovedOperators');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  const panel = page.getByRole('tooltip');
  await panel.getByRole('combobox', { name: 'Operator' }).click();
  await expect(page.getByRole('option')).toHaveText(['starts with', 'contains']);
});
