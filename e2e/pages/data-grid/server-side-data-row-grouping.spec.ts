import { expectMenuItems } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/row-grouping/');

test('a group loads ten rows, and ten more', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ServerGroups');
  const austria = demo.getByRole('row').filter({ hasText: 'Austria' });
  await expect(austria.locator('[data-field="orders"]')).toHaveText('151');
  await expect(austria.locator('[data-field="__tree_data_group__"]')).toHaveText('Austria');
  await expect(demo.getByRole('columnheader')).toHaveText(['Orders', 'In the group', 'Items']);
  // The server returns one order of rows, and does not filter them.
  const items = ['Pin to left', 'Pin to right', 'Hide column', 'Manage columns'];
  await expectMenuItems(demo, 'Items', items);

  await austria.getByRole('button', { name: 'see children' }).click();
  await expect(demo.getByRole('log')).toContainText('rows=0-10');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect(demo.getByRole('row').filter({ hasText: '4993, Kaffeehaus Linde' })).toBeVisible();
  await scroller.evaluate((box) => box.scrollTo(0, 350));
  await demo.getByRole('button', { name: 'Load more' }).click();
  await expect(demo.getByRole('log')).toContainText('rows=10-20');
});

test(
  'another field makes other groups, and cancels the last question',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ServerGroups');
    const requests = demo.getByRole('log').getByRole('listitem');
    await expect(demo.getByRole('row').filter({ hasText: 'Austria' })).toBeVisible();

    // Pressed without waiting for a stable button, because the answer must not come first.
    await demo.getByRole('button', { name: 'customer' }).dispatchEvent('click');
    await demo.getByRole('button', { name: 'status' }).dispatchEvent('click');
    await expect(requests.filter({ hasText: 'by=customer' })).toContainText('canceled');
    await expect(demo.getByRole('row').filter({ hasText: 'Delivered' })).toBeVisible();
  },
);
