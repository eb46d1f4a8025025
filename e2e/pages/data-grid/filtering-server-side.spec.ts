import { expectNoFilterInMenu } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { openColumnMenu } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/filtering/server-side/');

const PROGRESS = '[role="progressbar"]';

test('fast typing cancels what it replaces, and the last answer counts', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ServerFilter');
  const log = demo.getByLabel('Requests');
  await expect(log.getByText(/200 OK/)).toHaveCount(1);
  const search = demo.getByRole('searchbox');
  await search.fill('os');
  await expect(log.getByText('filter=os')).toBeVisible();
  const isLoading = await recordAppearance(demo, PROGRESS);
  await search.fill('oslo');
  await expect(log.getByText('canceled').first()).toBeVisible();
  await expect(log.getByText(/200 OK/)).toHaveCount(2);
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers.first()).toHaveText('Atelier Nord');
  expect(new Set(await customers.allTextContents())).toEqual(new Set(['Atelier Nord']));
  expect(await isLoading()).toBe(true);
  await expect(demo.locator(PROGRESS)).toHaveCount(0);
});

test(
  'only the server filters: without its answer the rows stay',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ServerFilter');
    const customers = demo.locator('[role="gridcell"][data-field="customer"]');
    await expect(customers.first()).toHaveText('Harbour Bakery');
    await demo.getByRole('checkbox', { name: 'The server is down' }).check();
    await demo.getByRole('searchbox').fill('oslo');
    await expect(demo.getByLabel('Requests').getByText('503 Service Unavailable')).toBeVisible();
    await expect(customers.first()).toHaveText('Harbour Bakery');
    await expect(demo.locator(PROGRESS)).toHaveCount(0);
  },
);

test('an unfinished condition asks for nothing', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CompleteConditions');
  const requests = demo.getByLabel('Requests').getByText(/^GET/);
  await expect(demo.getByText('1–10 of 500')).toBeVisible();
  const before = await requests.count();
  const header = demo.getByRole('columnheader', { name: 'City' });
  await header.hover();
  await header.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  const value = page.getByRole('tooltip').getByLabel('Value');
  await expect(value).toBeFocused();
  await expect(requests).toHaveCount(before);
  await value.fill('lyon');
  await expect(requests).toHaveCount(before + 1);
  await expect(requests.first()).toHaveText('GET /orders?page=0&size=10&filter=city contains lyon');
  await expect(demo.getByText('1–10 of 500')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  await expect(cities.first()).toHaveText('Lyon');
  const isLoading = await recordAppearance(demo, PROGRESS);
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByText(/^11–20 of \d+$/)).toBeVisible();
  await expect(requests.first()).toHaveText('GET /orders?page=1&size=10&filter=city contains lyon');
  expect(await isLoading()).toBe(true);
  await expect(demo.locator(PROGRESS)).toHaveCount(0);
});

test('rows stay until the server has filtered', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CompleteConditions');
  await expect(demo.getByText('1–10 of 500')).toBeVisible();
  await demo.getByRole('checkbox', { name: 'The server is down' }).check();
  await openColumnMenu(demo.getByRole('columnheader', { name: 'City' }));
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await page.locator('.MuiDataGrid-panel').getByLabel('Value').fill('nowhere');
  await expect(demo.getByLabel('Requests').getByText('503 Service Unavailable')).toBeVisible();
  await expect(demo.locator('[role="gridcell"][data-field="city"]').first()).toHaveText('Lisbon');
});

test('a failed request is said, and can be tried again', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RetryFilter');
  const countries = demo.locator('[role="gridcell"][data-field="country"]');
  await expect(countries.first()).toHaveText('Norway');
  await demo.getByRole('checkbox', { name: 'The server is down' }).check();
  await expectNoFilterInMenu(demo.getByRole('columnheader', { name: 'Customer' }));
  const isLoading = await recordAppearance(demo, PROGRESS);
  await demo.getByRole('button', { name: 'Spain' }).click();
  await expect(demo.getByRole('alert')).toContainText('Spain could not be read');
  await expect(countries).toHaveCount(0);
  expect(await isLoading()).toBe(true);
  await demo.getByRole('checkbox', { name: 'The server is down' }).uncheck();
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(countries.first()).toHaveText('Spain');
  await expect(demo.getByRole('alert')).toHaveCount(0);
});
