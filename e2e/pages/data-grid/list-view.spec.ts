import type { Locator, Page } from '@playwright/test';
import { createEmployees } from '../../../docs/react-data-grid/_data/employees';
import { createOrders, type Order } from '../../../docs/react-data-grid/_data/orders';
import { createReviews } from '../../../docs/react-data-grid/_data/reviews';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { fieldCells } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/list-view/');

const rowOf = (demo: Locator, id: number) => demo.locator(`[role="row"][data-id="${id}"]`);

async function expectRowHeight(row: Locator, height: number): Promise<void> {
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(height);
}

/** Expects items instead of columns: they have no headers. */
async function expectItems(demo: Locator, field: string, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await expect(fieldCells(demo, field).nth(index)).toHaveText(text);
  }
  await expect(demo.getByRole('columnheader')).toHaveCount(0);
}

async function checkSwitch(demo: Locator): Promise<void> {
  const texts = createOrders(60)
    .slice(0, 3)
    .map(({ customer, city, status, items }) => `${customer}, ${city}${status} · ${items} items`);
  await expectItems(demo, 'summary', texts);
  await expectRowHeight(rowOf(demo, 4060), 64);
  await demo.getByRole('checkbox', { name: 'List view' }).uncheck();
  const headers = ['Customer', 'City', 'Status', 'Items'];
  await expect(demo.getByRole('columnheader')).toHaveText(headers);
  await expectRowHeight(rowOf(demo, 4060), 52);
}

async function checkActions(demo: Locator, page: Page): Promise<void> {
  const pay = (id: number) => demo.getByRole('button', { name: `Mark order ${id} as paid` });
  const orders = createOrders(30).slice(0, 3);
  await expectItems(
    demo,
    'summary',
    orders.map(({ customer, paid }) => `${customer}${paid ? 'Paid' : 'Not paidPaid'}`),
  );
  await expectRowHeight(rowOf(demo, 4030), 64);
  await expect(rowOf(demo, 4029)).toContainText('Not paid');
  await pay(4029).click();
  await expect(rowOf(demo, 4029)).not.toContainText('Not paid');
  await expect(pay(4029)).toHaveCount(0);
  // The grid leaves this key to the button.
  await pay(4028).focus();
  await page.keyboard.press('Space');
  await expect(rowOf(demo, 4028)).not.toContainText('Not paid');
}

test('rows are items of a list', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['ListOrders', 'a switch turns the columns into items', checkSwitch],
    ['ListActions', 'an item has a button for the mouse and the keyboard', checkActions],
  ]);
});

test('narrow windows have a list, wide ones columns', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ListOnPhones');
  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Office', 'Started']);
  await expectRowHeight(rowOf(demo, 1), 52);
  await page.setViewportSize({ width: 420, height: 800 });
  await expectItems(
    demo,
    'summary',
    createEmployees(8)
      .slice(0, 3)
      .map(({ name, role, office }) => `${name}${role}, ${office}`),
  );
  await expectRowHeight(rowOf(demo, 1), 64);
});

test('a toolbar sorts and filters the list', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ListToolbar');
  const orders = createOrders(60);
  const textOf = ({ customer, city, items }: Order) => `${customer}, ${city}: ${items} items`;
  const sort = async (by: string) => {
    await demo.getByRole('combobox', { name: 'Sort by' }).click();
    const list = await settledPopup(page.getByRole('listbox'));
    await list.getByRole('option', { name: by }).click();
    await expect(list).toHaveCount(0);
  };
  await expectItems(demo, 'summary', orders.slice(0, 3).map(textOf));
  await sort('Items');
  const byItems = [...orders].sort((a, b) => a.items - b.items);
  await expectItems(demo, 'summary', byItems.slice(0, 3).map(textOf));
  await sort('Number');
  await expectItems(demo, 'summary', orders.slice(0, 3).map(textOf));
  await demo.getByRole('searchbox').fill('cork');
  const inCork = orders.filter(({ city }) => city === 'Cork');
  await expect(fieldCells(demo, 'summary')).toHaveText(inCork.map(textOf));
});

test('an item is as high as its text', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ListReviews');
  const [first, second] = createReviews(40);
  await expectItems(demo, 'review', [
    `${first?.product}, ${first?.author}${first?.text}`,
    `${second?.product}, ${second?.author}${second?.text}`,
  ]);
  const stars = rowOf(demo, 1).getByRole('img', { name: `${first?.stars} Stars` });
  await expect(stars).toBeVisible();
  const text = rowOf(demo, 2).getByText(String(second?.text));
  await expect
    .poll(async () => {
      const [row, inside] = [await rowOf(demo, 2).boundingBox(), await text.boundingBox()];
      return row && inside ? row.y + row.height - inside.y - inside.height : NaN;
    }, 'the text ends inside of its row')
    .toBeGreaterThan(0);
});
