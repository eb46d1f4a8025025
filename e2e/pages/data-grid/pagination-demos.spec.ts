import type { Locator, Page } from '@playwright/test';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/pagination/');

const PROGRESS = '[role="progressbar"]';

const idsOf = (demo: Locator) => demo.locator('[role="gridcell"][data-field="id"]');

const nextOf = (demo: Locator) => demo.getByRole('button', { name: 'Go to next page' });

const sizeOf = (demo: Locator) => demo.getByRole('combobox', { name: 'Rows per page:' });

async function startsWithAPageOf25(demo: Locator) {
  await expect(demo.getByText('1–25 of 64')).toBeVisible();
  await nextOf(demo).click();
  await expect(demo.getByText('26–50 of 64')).toBeVisible();
}

async function showsThePageOfAnyRow(demo: Locator) {
  await expect(sizeOf(demo)).toHaveText('5');
  await demo.getByLabel('Order number').fill('4075');
  await demo.getByRole('button', { name: 'Show' }).click();
  await expect(demo.getByText('6–10 of 80')).toBeVisible();
  await expect(demo.getByRole('row', { selected: true })).toContainText('4075');
}

async function offersLargePages(demo: Locator) {
  await expect(sizeOf(demo)).toHaveText('250');
}

async function requestsAnotherSize(demo: Locator) {
  await expect(idsOf(demo).first()).toHaveText('4137');
  await sizeOf(demo).click();
  await demo.page().getByRole('option', { name: '10' }).click();
  await expect(demo.getByRole('log')).toContainText('GET /orders?page=0&size=10');
  await expect(demo.getByText('1–10 of 137')).toBeVisible();
  await expect(idsOf(demo).nth(5)).toHaveText('4132');
}

const DEMOS: Record<string, (demo: Locator) => Promise<void>> = {
  BasicPagination: startsWithAPageOf25,
  PageOfARow: showsThePageOfAnyRow,
  PagesInPro: offersLargePages,
  ServerPagination: requestsAnotherSize,
};

test('pages have the sizes that are set', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  for (const [name, check] of Object.entries(DEMOS)) {
    await test.step(name, async () => check(await runDemo(page, name)));
  }
});

/** The first order of the first page, and of the second. */
const FIRST_ORDERS: Record<string, [string, string]> = {
  ServerPagination: ['4137', '4132'],
  CursorPagination: ['4042', '4037'],
  UnknownRowCount: ['4023', '4018'],
  RetryPages: ['4090', '4085'],
};

async function expectProgress(page: Page, name: string, [first, second]: [string, string]) {
  const demo = await runDemo(page, name);
  await expect(idsOf(demo).first()).toHaveText(first);
  await expect(demo.locator(PROGRESS)).toHaveCount(0);
  const isLoading = await recordAppearance(demo, PROGRESS);
  await nextOf(demo).click();
  await expect(idsOf(demo).first()).toHaveText(second);
  expect(await isLoading()).toBe(true);
  await expect(demo.locator(PROGRESS)).toHaveCount(0);
}

test('a progress circle shows only while a page loads', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  for (const [name, orders] of Object.entries(FIRST_ORDERS)) {
    await test.step(name, () => expectProgress(page, name, orders));
  }
});

test(
  'with cursors, the last page shows how many rows there are',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    const demo = await runDemo(page, 'CursorPagination');
    await expect(idsOf(demo).first()).toHaveText('4042');
    for (let first = 4037; first > 4000; first -= 5) {
      await nextOf(demo).click();
      await expect(idsOf(demo).first()).toHaveText(String(first));
    }
    await expect(demo.getByText('41–42 of 42')).toBeVisible();
    await expect(nextOf(demo)).toBeDisabled();
  },
);

test('after a failure, users can stay on their page', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  const demo = await runDemo(page, 'RetryPages');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Loaded');
  await demo.getByLabel('The server is down').check();
  await nextOf(demo).click();
  await expect(status).toHaveText('Failed: 503 Service Unavailable', { timeout: 15_000 });
  await demo.getByLabel('The server is down').uncheck();
  await demo.getByRole('button', { name: 'Stay' }).click();
  await expect(status).toHaveText('Loaded');
  await expect(demo.getByText('1–5 of 90')).toBeVisible();
});
