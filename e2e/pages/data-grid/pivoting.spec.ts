import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/pivoting/';

test('the fields of the pivot make rows, columns and totals', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PivotFields');
  const header = (name: string) => demo.getByRole('columnheader', { name });
  await expect(header('Delivered')).toBeVisible();

  await demo.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Payment' }).click();
  await expect(header('Paid')).toBeVisible();
  await expect(header('Delivered')).toHaveCount(0);

  // Whatever the columns are, all 400 orders are in the totals.
  const totals = demo.locator('.MuiDataGrid-pinnedRows');
  const paid = Number(await totals.locator('[data-field="Paid"]').innerText());
  const open = Number(await totals.locator('[data-field="Open"]').innerText());
  expect(paid + open).toBe(400);
});

test('months are below their quarter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PivotByHand');
  await expect(demo.getByRole('columnheader', { name: 'Quarter 1' })).toHaveAttribute(
    'aria-colspan',
    '3',
  );
  await expect(demo.getByRole('columnheader', { name: 'Jan' })).toBeVisible();
});
