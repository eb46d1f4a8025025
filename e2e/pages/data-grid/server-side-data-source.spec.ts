import type { Locator } from '@playwright/test';
import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { cellAt, openCells, pressEnterIn, typeInto } from '../../fixtures/edit-cells';
import { expectColumn, gridCell } from '../../fixtures/grid-cells';
import {
  expectFiveFrom,
  expectNoQueryInMenu,
  pageButton,
  requestLines,
  setServerDown,
} from '../../fixtures/server-requests';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/');

const FIRST_PAGE = 'GET /orders?page=0&size=5';
const SECOND_PAGE = 'GET /orders?page=1&size=5';

async function checkOrders(demo: Locator): Promise<void> {
  const lines = requestLines(demo);
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await expect(lines).toHaveText([FIRST_PAGE]);
  await pageButton(demo, 'next').click();
  await expectFiveFrom(demo, 4995, '6–10 of 1000');
  await pageButton(demo, 'previous').click();
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await expect(lines, 'the first page comes from the cache').toHaveText([SECOND_PAGE, FIRST_PAGE]);

  await pageButton(demo, 'next').click();
  await expectFiveFrom(demo, 4995, '6–10 of 1000');
  await demo.getByRole('columnheader', { name: 'Customer' }).click();
  await expectColumn(demo, 'customer', Array<string>(5).fill('Atelier Nord'));
  await expect(demo.getByText('1–5 of 1000')).toBeVisible();
  const sorted = `${FIRST_PAGE}&sort=customer:asc`;
  await expect(lines, 'sorting and page change with one request').toHaveText([
    sorted,
    SECOND_PAGE,
    FIRST_PAGE,
  ]);
}

async function checkErrors(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const retry = demo.getByRole('button', { name: 'Try again' });
  const noRows = demo.getByText('The orders could not be loaded');
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await setServerDown(demo, true);
  await pageButton(demo, 'next').click();
  await expect(status).toHaveText('Failed: 503 Service Unavailable');
  await expect(noRows).toBeVisible();
  await expect(demo.locator('[data-rowindex]')).toHaveCount(0);

  await setServerDown(demo, false);
  await retry.click();
  await expectFiveFrom(demo, 4995, '6–10 of 1000');
  await expect(status).toHaveText('');
  await expect(retry).toHaveCount(0);
  await expectNoQueryInMenu(demo, 'Customer');
}

test('the grid asks for pages and their order, and keeps what it has', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['SourceOrders', 'pages are loaded once, and sorting starts at the first', checkOrders],
    ['SourceErrors', 'an error is told, and a button repeats the request', checkErrors],
  ]);
});

test('a saved order stays changed on its page', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceEditing');
  const [first, , , , , sixth] = createOrders(1000);
  const items = cellAt(demo, 0, 'items');
  const status = demo.getByRole('status');
  await expect(items).toHaveText(String(first?.items));
  await expect(requestLines(demo)).toHaveText([FIRST_PAGE]);
  await typeInto(items, '77');
  await pressEnterIn(items);
  await expect(status).toHaveText('Order 5000 saved');
  await expect(requestLines(demo)).toHaveText(['PUT /orders/5000', FIRST_PAGE]);
  await pageButton(demo, 'next').click();
  await expect(items).toHaveText(String(sixth?.items));
  await expect(demo.getByText('6–10 of 1000')).toBeVisible();
  await pageButton(demo, 'previous').click();
  await expect(items).toHaveText('77');
  await expect(requestLines(demo).first(), 'the old page is not in the cache').toHaveText(
    FIRST_PAGE,
  );
  await expectNoQueryInMenu(demo, 'Customer');
});

test('a rejected order stays open, with the reason', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceEditing');
  const items = cellAt(demo, 1, 'items');
  await typeInto(items, '0');
  await pressEnterIn(items);
  await expect(demo.getByRole('status')).toHaveText('422 An order has at least one item');
  await expect(openCells(demo)).toHaveCount(1);
});

test('an added order is the first one at once', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceRefresh');
  const add = demo.getByRole('button', { name: 'Add an order' });
  await expectFiveFrom(demo, 4040, '1–5 of 40');
  await add.click();
  await expect(add, 'a second click does not add another one').toBeDisabled();
  await expectFiveFrom(demo, 4041, '1–5 of 41');
  await expect(add).toBeEnabled();
  await expect(requestLines(demo)).toHaveText([FIRST_PAGE, 'POST /orders', FIRST_PAGE]);
  await expectNoQueryInMenu(demo, 'Customer');
});

test('the last page shows how many orders there are', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceUnknownCount');
  const next = pageButton(demo, 'next');
  await expectFiveFrom(demo, 4018, '1–5 of more than 5');
  await next.click();
  await expectFiveFrom(demo, 4013, '6–10 of more than 10');
  await next.click();
  await expectFiveFrom(demo, 4008, '11–15 of more than 15');
  await next.click();
  await expect(gridCell(demo, 0, 'id')).toHaveText('4,003');
  await expect(demo.locator('[data-rowindex]')).toHaveCount(3);
  await expect(demo.getByText('16–18 of 18')).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(requestLines(demo)).toHaveText(
    ['15-21', '10-16', '5-11', '0-6'].map((rows) => `GET /orders?rows=${rows}`),
  );
  await expectNoQueryInMenu(demo, 'Customer');
});
