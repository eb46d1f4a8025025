import { createOrders, ORDER_STATUSES } from '../../../docs/react-data-grid/_data/orders';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { fieldCells } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/filtering/');

test('buttons count the rows before they filter', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterPreview');
  const orders = createOrders(60);
  const counts = ORDER_STATUSES.map(
    (each) => [each, orders.filter(({ status }) => status === each).length] as const,
  );
  for (const [status, count] of counts) {
    await expect(demo.getByRole('button', { name: `${status} (${count})` })).toBeVisible();
  }
  await expect(demo.getByText('1–60 of 60'), 'counting filters nothing').toBeVisible();
  await demo.getByRole('button', { name: 'Returned' }).click();
  const returned = orders.filter(({ status }) => status === 'Returned').map(({ status }) => status);
  await expect(fieldCells(demo, 'status')).toHaveText(returned);
});
