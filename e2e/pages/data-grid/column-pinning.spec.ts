import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/column-pinning/';

test('pinned columns stay in sight while the rest scrolls', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinnedFromStart');
  const order = demo.getByRole('columnheader', { name: 'Order', exact: true });
  const total = demo.getByRole('columnheader', { name: 'Total' });
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  await expect(customer).toBeInViewport({ ratio: 1 });
  const before = await Promise.all([order.boundingBox(), total.boundingBox()]);
  await demo.getByRole('gridcell', { name: 'Harbour Bakery' }).first().hover();
  await page.mouse.wheel(400, 0);
  await expect(demo.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(customer).toBeHidden();
  expect(await Promise.all([order.boundingBox(), total.boundingBox()])).toEqual(before);
});

test(
  'a pinned column goes to its side, and back to its place',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PinFromToolbar');
    const headers = demo.getByRole('columnheader');
    await expect(headers).toHaveText(['Role', 'Department', 'Since', 'Hours', 'Name', 'Office']);
    const pinName = demo.getByRole('button', { name: 'Name' });
    await pinName.click();
    await expect(pinName).toHaveAttribute('aria-pressed', 'true');
    await expect(headers).toHaveText(['Name', 'Role', 'Department', 'Since', 'Hours', 'Office']);
    await pinName.click();
    await expect(headers).toHaveText(['Role', 'Department', 'Since', 'Hours', 'Name', 'Office']);
  },
);

test(
  'a column that is not pinnable has no entries in its menu',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ImmovableColumns');
    const pin = page.getByRole('menuitem', { name: /Pin to/ });
    for (const [name, entries] of [
      ['Product', 2],
      ['Listed', 0],
    ] as const) {
      const header = demo.getByRole('columnheader', { name });
      await header.click();
      await header.press('Control+Enter');
      await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
      await expect(pin).toHaveCount(entries);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu', { name: 'Menu' })).toBeHidden();
    }
  },
);
