import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/pagination/');

test('a size from the options changes the pages', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PageSizes');
  await expect(demo.getByText('1–5 of 40')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByText('6–10 of 40')).toBeVisible();
  await demo.getByRole('combobox', { name: 'Rows per page:' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect(demo.getByText('1–40 of 40')).toBeVisible();
});

test(
  'without a row count the next page is there until the server has no more',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'UnknownRowCount');
    const next = demo.getByRole('button', { name: 'Go to next page' });
    const first = demo.getByRole('gridcell', { name: '4023', exact: true });
    await expect(first).toBeVisible();
    for (const upTo of [10, 15, 20]) {
      await next.click();
      await expect(demo.getByText(`${upTo - 4}–${upTo} of more than ${upTo}`)).toBeVisible();
      await expect(
        demo.getByRole('gridcell', { name: `${4023 - upTo + 5}`, exact: true }),
      ).toBeVisible();
    }
    await next.click();
    await expect(demo.getByText('21–23 of 23')).toBeVisible();
    await expect(next).toBeDisabled();
  },
);

test('an estimate becomes the number at the last page', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EstimatedRowCount');
  const next = demo.getByRole('button', { name: 'Go to next page' });
  await expect(demo.getByText('1–10 of about 30')).toBeVisible();
  for (const id of ['4023', '4013']) {
    await next.click();
    await expect(demo.getByRole('gridcell', { name: id, exact: true })).toBeVisible();
  }
  await expect(demo.getByText('21–30 of about 31')).toBeVisible();
  await next.click();
  await expect(demo.getByText('31–33 of 33')).toBeVisible();
});

test(
  'a page that fails is tried again, and the way back keeps the rows',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RetryPages');
    const status = demo.getByRole('status');
    await expect(status).toHaveText('Loaded');
    const refused = demo.getByRole('log').getByText('503 Service Unavailable');
    await demo.getByLabel('The server is down').check();
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect(status).toHaveText('Failed: 503 Service Unavailable', { timeout: 15_000 });
    await expect(refused).toHaveCount(3);
    await expect(demo.getByRole('gridcell', { name: '4090', exact: true })).toBeVisible();
    await demo.getByLabel('The server is down').uncheck();
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByRole('gridcell', { name: '4085', exact: true })).toBeVisible();
    await expect(demo.getByText('6–10 of 90')).toBeVisible();
  },
);

test(
  'rows of other server pages stay selected only when they are kept',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SelectionAcrossPages');
    const status = demo.getByRole('status');
    const next = demo.getByRole('button', { name: 'Go to next page' });
    const select = (id: string) =>
      demo
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell', { name: id, exact: true }) })
        .getByRole('checkbox')
        .check();
    await select('4030');
    await next.click();
    await select('4025');
    await expect(status).toHaveText('Selected: 4030, 4025');
    await demo.getByLabel('Keep the selection of other pages').uncheck();
    await next.click();
    await expect(demo.getByRole('gridcell', { name: '4020', exact: true })).toBeVisible();
    await expect(status).toHaveText('Selected: none');
  },
);

test('a row is found on its page', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PageOfARow');
  await expect(demo.getByText('1–5 of 80')).toBeVisible();
  await demo.getByRole('button', { name: 'Show' }).click();
  await expect(demo.getByText('56–60 of 80')).toBeVisible();
  await expect(demo.getByRole('row', { selected: true })).toContainText('4021');
});

const goTo = (within: Locator, page: 'first' | 'previous' | 'next' | 'last') =>
  within.getByRole('button', { name: `Go to ${page} page` });

/** Presses a button again as soon as the page has been drawn, before a server has answered. */
async function pressQuickly(button: Locator, times: number) {
  await button.evaluate(async (element: HTMLElement, count) => {
    for (let press = 0; press < count; press += 1) {
      element.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  }, times);
}

const idsOf = (demo: Locator) => demo.locator('[role="gridcell"][data-field="id"]');

async function expectStateToHoldThePage(page: Page) {
  const demo = await runDemo(page, 'ControlledPagination');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('?page=1&size=5');
  await goTo(demo, 'next').click();
  await expect(status).toHaveText('?page=2&size=5');
  await expect(demo.getByText('6–10 of 41')).toBeVisible();
  await demo.getByRole('combobox', { name: 'Rows per page:' }).click();
  await page.getByRole('option', { name: '20' }).click();
  await expect(status).toHaveText('?page=2&size=20');
  await expect(demo.getByText('21–40 of 41')).toBeVisible();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(status).toHaveText('?page=1&size=5');
  await expect(demo.getByText('1–5 of 41')).toBeVisible();
}

async function expectTheHeightToSetThePageSize(page: Page) {
  const demo = await runDemo(page, 'AutoPageSize');
  await demo.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(demo.getByText('1–6 of 60')).toBeVisible();
  await expect(idsOf(demo)).toHaveCount(6);
  await page.keyboard.press('Home');
  await expect(demo.getByText('1–2 of 60')).toBeVisible();
  await expect(idsOf(demo)).toHaveText(['4060', '4059']);
}

async function expectOutdatedPagesToBeCanceled(page: Page) {
  const demo = await runDemo(page, 'ServerPagination');
  const request = (index: number) =>
    demo.getByRole('log').locator('li', { hasText: `GET /orders?page=${index}&size=5` });
  await expect(idsOf(demo).first()).toHaveText('4137');
  await pressQuickly(goTo(demo, 'next'), 3);
  await expect(request(1)).toContainText('canceled');
  await expect(request(2)).toContainText('canceled');
  await expect(request(3)).toContainText('200 OK');
  await expect(demo.getByText('16–20 of 137')).toBeVisible();
  await expect(idsOf(demo)).toHaveText(['4122', '4121', '4120', '4119', '4118']);
}

async function expectAPageToNeedItsCursor(page: Page) {
  const demo = await runDemo(page, 'CursorPagination');
  const log = demo.getByRole('log');
  await expect(idsOf(demo).first()).toHaveText('4042');
  // The second time it asks for a page before the cursor that leads to it has come.
  await pressQuickly(goTo(demo, 'next'), 2);
  await expect(idsOf(demo).first()).toHaveText('4037');
  await expect(demo.getByText('6–10 of more than 10')).toBeVisible();
  await expect(log).not.toContainText('rows=10-15');
  await goTo(demo, 'next').click();
  await expect(idsOf(demo).first()).toHaveText('4032');
  await expect(log).toContainText('rows=10-15');
  await goTo(demo, 'previous').click();
  await expect(idsOf(demo).first()).toHaveText('4037');
}

async function expectPagesToHaveNumbers(page: Page) {
  const demo = await runDemo(page, 'PageNumbers');
  await demo.getByRole('button', { name: 'Go to page 10', exact: true }).click();
  await expect(idsOf(demo)).toHaveText(['4003', '4002', '4001']);
  await expect(demo.getByRole('button', { name: 'page 10', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await demo.getByRole('button', { name: 'Go to page 1', exact: true }).click();
  await expect(idsOf(demo).first()).toHaveText('4048');
}

async function expectTheToolbarToTurnPages(page: Page) {
  const demo = await runDemo(page, 'PagesInToolbar');
  const toolbar = demo.locator('.MuiDataGrid-toolbarContainer');
  await expect(demo.locator('.MuiDataGrid-footerContainer')).toHaveCount(0);
  await goTo(toolbar, 'last').click();
  await expect(toolbar.getByText('41–45 of 45')).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Noor Abara' })).toBeVisible();
  await goTo(toolbar, 'first').click();
  await expect(toolbar.getByText('1–5 of 45')).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Vera Lindholm' })).toBeVisible();
}

async function expectProToShowAllRowsWithoutPages(page: Page) {
  const demo = await runDemo(page, 'PagesInPro');
  await expect(demo.getByText('1–250 of 1000')).toBeVisible();
  await goTo(demo, 'next').click();
  await expect(demo.getByText('251–500 of 1000')).toBeVisible();
  await expect(idsOf(demo).first()).toHaveText('4750');
  await demo.getByRole('checkbox', { name: 'Pages' }).uncheck();
  await expect(demo.getByText('Total Rows: 1,000')).toBeVisible();
  await expect(goTo(demo, 'next')).toHaveCount(0);
  await expect(idsOf(demo).first()).toHaveText('5000');
}

test(
  'pages come from state, height, servers and custom controls',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await visit(page, PAGE);
    await test.step('state holds the page', () => expectStateToHoldThePage(page));
    await test.step('the height sets the size', () => expectTheHeightToSetThePageSize(page));
    await test.step('outdated pages are canceled', () => expectOutdatedPagesToBeCanceled(page));
    await test.step('a page needs its cursor', () => expectAPageToNeedItsCursor(page));
    await test.step('pages have numbers', () => expectPagesToHaveNumbers(page));
    await test.step('the toolbar turns pages', () => expectTheToolbarToTurnPages(page));
    await test.step('Pro shows all rows', () => expectProToShowAllRowsWithoutPages(page));
  },
);
