import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-selection/');

test(
  'a button changes the selected rows and deselects them',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'BulkActions');
    const id = createOrders(12).find(({ paid }) => !paid)?.id;
    const row = demo.locator(`[role="row"][data-id="${id}"]`);
    await row.getByRole('checkbox').check();
    await expect(demo.getByRole('status')).toHaveText('1 selected');
    await demo.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(row.locator('[data-value="true"]')).toBeVisible();
    await expect(demo.getByRole('status')).toHaveText('Nothing selected');
    await expect(row).toHaveAttribute('aria-selected', 'false');
  },
);

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

test('selected rows of other pages stay selected', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectAllMatching');
  const status = demo.getByRole('status');
  const box = demo.getByRole('row').filter({ hasText: '4137' }).getByRole('checkbox');
  await box.check();
  await expect(status).toHaveText('1 of 137 selected');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByRole('gridcell', { name: '4132' })).toBeVisible();
  await expect(status).toHaveText('1 of 137 selected');
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(box).toBeChecked();
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(status).toHaveText('0 of 137 selected');
  await expect(box).not.toBeChecked();
  await demo.getByRole('button', { name: 'Select all 137' }).click();
  await expect(box).toBeChecked();
});

test('a row that a filter hides stays selected', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectionAndFilter');
  const status = demo.getByRole('status');
  await demo.getByRole('checkbox').nth(1).check();
  await demo.getByRole('button', { name: 'Spain' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Portugal' })).toHaveCount(0);
  await expect(status).toContainText('1 selected');
  await demo.getByRole('button', { name: 'Drop hidden' }).click();
  await expect(status).toContainText('0 selected');
  await demo.getByRole('button', { name: 'All', exact: true }).click();
  await expect(demo.getByRole('gridcell', { name: 'Portugal' }).first()).toBeVisible();
  await expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(0);
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
