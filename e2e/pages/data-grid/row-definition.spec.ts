import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-definition/');

test('a selection follows the id: the place, or the row', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PlacesAsIds');
  const selected = demo.locator('[role="row"][aria-selected="true"]');
  const removeFirst = demo.getByRole('button', { name: 'Remove the first row' });
  await expect(selected).toContainText('Ingrid Solheim');
  await removeFirst.click();
  await expect(demo.getByText('Vera Lindholm')).toBeHidden();
  await expect(selected).toContainText('Anna Abara');
  await demo.getByRole('gridcell', { name: 'Mateus Carvalho' }).click();
  await expect(selected).toContainText('Mateus Carvalho');

  await demo.getByLabel('Indexes as ids').uncheck();
  await expect(selected).toContainText('Ingrid Solheim');
  await removeFirst.click();
  await expect(demo.getByText('Vera Lindholm')).toBeHidden();
  await expect(selected).toContainText('Ingrid Solheim');
});

test('ids may be put together, and lead back to the row', { tag: '@full' }, async ({ page }) => {
  const lines = await openDemo(page, PAGE, 'RowIdFromData');
  await expect(lines.locator('[data-id="4017/Linen apron"]')).toContainText('10');

  const demo = await openDemo(page, PAGE, 'ReadRows');
  await demo.getByRole('gridcell', { name: 'Molen Papier' }).first().click();
  await expect(demo.getByRole('status')).toContainText('order of Molen Papier, row 2 of 40');
  await demo.getByRole('columnheader', { name: 'Customer' }).click();
  await demo.getByRole('gridcell').first().click();
  await expect(demo.getByRole('status')).toContainText('row 1 of 40');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toContainText('row 2 of 40');
});

test('each column reads its field, and each row has its id', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicRows');
  const cells = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);
  await expect(cells('from')).toHaveText(['Cacilhas', 'Barreiro', 'Trafaria', 'Montijo']);
  await expect(cells('minutes')).toHaveText(['10', '20', '20', '25']);
  await expect(demo.locator('[role="row"][data-id="F3"]')).toContainText('Belém');
});
