import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { expectMenuItems } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { fieldCells, rowWith } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-ordering/');

test('only paid orders can be dragged', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LockedRows');
  const handles = demo.locator('.MuiDataGrid-rowReorderCell');
  const customers = fieldCells(demo, 'customer');
  const orders = createOrders(8);
  const [first, second, third, fourth, ...others] = orders.map(({ customer }) => customer);
  await expect(demo.getByRole('columnheader').first()).toHaveText('Move');
  await expect(handles).toHaveCount(orders.filter(({ paid }) => paid).length);
  for (const { customer } of orders.filter(({ paid }) => !paid)) {
    await expect(rowWith(demo, customer)).toContainText('Locked');
  }
  await expectMenuItems(demo, 'Customer', [
    'Pin to left',
    'Pin to right',
    'Filter',
    'Hide column',
    'Manage columns',
  ]);

  const [from, to] = [await handles.first().boundingBox(), await customers.nth(3).boundingBox()];
  if (!from || !to) throw new Error('There is no handle');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, to.y + 12, { steps: 8 });
  const moved = [second, third, fourth, first, ...others].map(String);
  // The grid follows a moment later, and a hand that holds a row is never quite still.
  await expect(async () => {
    await page.mouse.move(from.x + 9, to.y + 13);
    await page.mouse.move(from.x + 8, to.y + 12);
    await expect(customers).toHaveText(moved, { timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(customers).toHaveText(moved);
});
