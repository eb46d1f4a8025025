import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/filtering/header-filters/';

test('a header filter is used with only the keyboard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderFilters');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers.first()).toBeVisible();
  await demo.getByRole('columnheader', { name: 'Customer' }).first().click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('nordlys');
  await expect(customers.first()).toHaveText('Nordlys Books');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Equals',
    'Not equals',
    'Greater than',
    'Greater than or equal to',
    'Less than',
    'Less than or equal to',
    'Is empty',
    'Is not empty',
  ]);
  await page.getByRole('menuitem', { name: 'Greater than', exact: true }).click();
  await expect(demo.getByLabel('Greater than')).toBeVisible();
  await demo.getByLabel('Greater than').fill('20');
  const items = demo.locator('[role="gridcell"][data-field="items"]');
  await expect
    .poll(async () => Math.min(...(await items.allTextContents()).map(Number)))
    .toBeGreaterThan(20);
  expect(new Set(await customers.allTextContents())).toEqual(new Set(['Nordlys Books']));
});

test('a button in the header is pressed with Enter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnHeaderFilter');
  const unpaid = demo.getByRole('button', { name: 'Unpaid' });
  await expect(demo.locator('[data-value="true"]').first()).toBeVisible();
  await unpaid.focus();
  await page.keyboard.press('Enter');
  await expect(unpaid).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.locator('[data-value="true"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(unpaid).toHaveAttribute('aria-pressed', 'false');
  await expect(demo.locator('[data-value="true"]')).not.toHaveCount(0);
});

test(
  'without the menu slot there is no choice of operators',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SimpleHeaderFilters');
    const operators = demo.getByRole('button', { name: 'Operator' });
    await expect(demo.getByText('Blue mug')).toBeVisible();
    await expect(operators).toHaveCount(0);
    await demo.getByRole('checkbox', { name: 'Choose operators' }).check();
    await expect(operators).toHaveCount(3);
  },
);

test('an own operator has its text and filters', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnOperatorInHeader');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers.first()).toBeVisible();
  await expect(demo.getByLabel('Without')).toHaveValue('harbour');
  await expect(demo.getByText('Harbour Bakery')).toHaveCount(0);
  await demo.getByLabel('Without').fill('');
  await expect(demo.getByText('Harbour Bakery').first()).toBeVisible();
});
