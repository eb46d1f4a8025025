import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/row-selection/';

test('Shift takes the rows between two checkboxes, the header clears, then takes all', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'CheckboxSelection');
  const boxes = demo.getByRole('checkbox');
  await boxes.nth(2).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(demo.getByText('3 rows selected')).toBeVisible();
  await boxes.first().click();
  await expect(demo.getByText('rows selected')).toHaveCount(0);
  await boxes.first().click();
  await expect(demo.getByText('40 rows selected')).toBeVisible();
});

test(
  'a click, Ctrl and the keyboard select rows without checkboxes',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RangeSelection');
    const status = demo.getByRole('status');
    await demo.getByRole('gridcell', { name: 'Lisbon' }).first().click();
    await expect(status).toHaveText('1 selected');
    await demo
      .getByRole('gridcell', { name: 'Porto' })
      .first()
      .click({ modifiers: ['Control'] });
    await expect(status).toHaveText('2 selected');
    await demo.getByRole('gridcell', { name: 'Lisbon' }).first().click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(status).toHaveText('3 selected');
    await page.keyboard.press('Control+a');
    await expect(status).toHaveText('40 selected');
  },
);

test('rows that cannot be selected are left out', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectableRows');
  const row = demo.getByRole('row').filter({ hasText: 'Shipped' }).first();
  await expect(row.getByRole('checkbox')).toBeDisabled();
  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  const unshipped = createOrders(30).filter(({ status }) => /Open|Packed/.test(status)).length;
  await expect(demo.getByText(`${unshipped} rows selected`, { exact: true })).toBeVisible();
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await expect(demo.getByRole('row').filter({ hasText: 'Open' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('deleted rows leave the selection', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BulkActions');
  const status = demo.getByRole('status');
  await demo.getByRole('checkbox').nth(1).check();
  await demo.getByRole('checkbox').nth(2).check();
  await expect(status).toHaveText('2 selected');
  await demo.getByRole('button', { name: 'Delete' }).click();
  await expect(status).toHaveText('Nothing selected');
  await expect(demo.getByText('1–10 of 10')).toBeVisible();
});

test(
  'everything that matches is selected, without the exceptions',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SelectAllMatching');
    const status = demo.getByRole('status');
    await expect(status).toHaveText('0 of 137 selected');
    await demo.getByRole('button', { name: 'Select all 137' }).click();
    await expect(status).toHaveText('137 of 137 selected');
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    const row = demo.getByRole('row').filter({ hasText: '4131' });
    await row.getByRole('checkbox').uncheck();
    await expect(status).toHaveText('136 of 137 selected');
    await demo.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(demo.getByRole('gridcell', { name: '4137' })).toBeVisible();
    await expect(status).toHaveText('136 of 137 selected');
  },
);

test('a row that a filter hides stays selected', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectionAndFilter');
  const status = demo.getByRole('status');
  await demo.getByRole('checkbox').nth(1).check();
  await demo.getByRole('button', { name: 'Spain' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Portugal' })).toHaveCount(0);
  await expect(status).toContainText('1 selected');
  await demo.getByRole('button', { name: 'Drop hidden' }).click();
  await expect(status).toContainText('0 selected');
});

test(
  'the header checkbox takes the rows that match, Ctrl + A takes the hidden ones too',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SelectionAndFilter');
    const status = demo.getByRole('status');
    const countries = demo.locator('[role="gridcell"][data-field="country"]');
    const matching = createOrders(30).filter(({ country }) => country === 'Spain').length;
    await expect(status).toHaveText('0 selected, hidden ones included');
    await demo.getByRole('button', { name: 'Spain' }).click();
    await expect(countries.first()).toHaveText('Spain');
    await expect(countries.filter({ hasNotText: 'Spain' })).toHaveCount(0);
    await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect(status).toHaveText(`${matching} selected, hidden ones included`);
    await countries.first().focus();
    await page.keyboard.press('Control+a');
    await expect(status).toHaveText('30 selected, hidden ones included');
  },
);
