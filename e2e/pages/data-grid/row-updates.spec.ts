import { expectMenuItems, filterColumn } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { recordAppearance } from '../../fixtures/passing-states';
import { expect, test } from '../../fixtures/test';

/** Items in the menu of a column that users can neither sort nor filter. */
const WITHOUT_ORDER_AND_FILTER = ['Pin to left', 'Pin to right', 'Hide column', 'Manage columns'];

const PAGE = docsPage('/x/react-data-grid/row-updates/');

test(
  'updateRows changes, adds and removes, until rows gets a new list',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'UpdatesThroughApi');
    const ids = demo.locator('[role="gridcell"][data-field="id"]');
    const given = ['4006', '4005', '4004', '4003', '4002', '4001'];
    await expect(ids).toHaveText(given);
    await demo.getByRole('button', { name: 'updateRows' }).click();
    await expect(ids).toHaveText(['4006', '4004', '4003', '4002', '4001', '4007']);
    const first = demo.locator('[data-id="4006"]');
    await expect(first).toContainText('Shipped');
    await expect(first, 'what is not in the change stays').toContainText('Harbour Bakery');
    await demo.getByRole('button', { name: 'New list in rows' }).click();
    await expect(ids).toHaveText(given);
    await expect(first).toContainText('Open');
  },
);

test('a new list in the state adds, changes and removes rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowsFromState');
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const ids = demo.locator('[role="gridcell"][data-field="id"]');
  const price = demo.locator('[data-id="700"] [data-field="price"]');
  await expect(ids).toHaveText(['700', '701', '702', '703', '704', '705']);
  await press('Add a product');
  await expect(ids).toHaveText(['700', '701', '702', '703', '704', '705', '706']);
  await expect(price).toHaveText('15');
  await press('Raise the first price');
  await expect(price).toHaveText('16');
  await press('Remove the first row');
  await expect(ids).toHaveText(['701', '702', '703', '704', '705', '706']);
});

test('throttleRowsMs makes few passes of many updates', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThrottledUpdates');
  const status = demo.getByRole('status');
  const send = demo.getByRole('button', { name: 'Send 100 updates' });
  await send.click();
  await expect(status).toHaveText(/^100 updates sent, .* 100 times$/, { timeout: 20_000 });

  await demo.getByLabel('throttleRowsMs').click();
  await page.getByRole('option', { name: '1000' }).click();
  await send.click();
  await expect(status).toHaveText(/^100 updates sent, .* \d times$/, { timeout: 20_000 });
});

test(
  'rows are appended near the end, and fetched where one looks',
  { tag: '@full' },
  async ({ page }) => {
    const infinite = await openDemo(page, PAGE, 'InfiniteRows');
    const count = infinite.getByRole('status');
    await expect(count).toHaveText('20 of 90 orders loaded');
    const hasProgress = await recordAppearance(infinite, '.MuiLinearProgress-root');
    await infinite.getByRole('gridcell').first().hover();
    await page.mouse.wheel(0, 2000);
    await expect(count).toHaveText('40 of 90 orders loaded');
    expect(await hasProgress()).toBe(true);
    await expectMenuItems(infinite, 'Customer', WITHOUT_ORDER_AND_FILTER);

    const lazy = await openDemo(page, PAGE, 'LazyRows');
    await expect(lazy.getByRole('gridcell', { name: '9000' })).toBeVisible();
    await expect(lazy.getByRole('status')).toContainText('Requests: 1,');
    await lazy.getByRole('gridcell').first().hover();
    await page.mouse.wheel(0, 104_000);
    await expect(lazy.getByRole('gridcell', { name: '6990' })).toBeVisible();
    await expectMenuItems(lazy, 'Customer', WITHOUT_ORDER_AND_FILTER);
  },
);

test('a new row is shown on the page where sorting puts it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScrollToNewRow');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const pages = new Set<string>();
  for (let added = 0; added < 5; added += 1) {
    await demo.getByRole('button', { name: 'New order' }).click();
    const focused = demo.locator(`[data-id="${4041 + added}"] [data-field="customer"]:focus`);
    await expect(focused).toBeInViewport();
    pages.add(await demo.getByRole('status').innerText());
  }
  await expect(demo.getByRole('status')).toHaveText(/^Order \d+ is on page \d+$/);
  expect(new Set([...pages].map((text) => text.split(' page ')[1])).size).toBeGreaterThan(1);
});

test('a new row that the filter hides is named', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScrollToNewRow');
  await filterColumn(demo, 'City', 'no such city');
  await expect(demo.getByText('No results found.')).toBeVisible();
  await demo.getByRole('button', { name: 'New order' }).click();
  await expect(demo.getByRole('status')).toHaveText('Order 4041 is hidden by the filter');
});
