import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/scrolling/');

const scrollers = (demo: Locator) => demo.locator('.MuiDataGrid-virtualScroller');

const topOf = (scroller: Locator) => scroller.evaluate((element) => element.scrollTop);

test('a cell far away comes into sight and gets the focus', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScrollToCell');
  await expect(demo.getByRole('gridcell', { name: '4100' })).toBeVisible();
  await demo.getByRole('spinbutton', { name: 'Row' }).fill('90');
  await demo.getByRole('button', { name: 'Go' }).click();
  const focused = demo.locator('[role="row"][data-rowindex="89"] [data-field="total"]');
  await expect(focused).toBeFocused();
  await expect(focused).toBeInViewport();
  expect(await topOf(scrollers(demo))).toBeGreaterThan(4000);

  await demo.getByRole('combobox', { name: 'Column' }).click();
  await page.getByRole('option', { name: 'City' }).click();
  await demo.getByRole('button', { name: 'Go' }).click();
  await expect(demo.locator('[data-rowindex="89"] [data-field="city"]')).toBeFocused();
});

test('a new row is scrolled to, wherever sorting puts it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScrollToNewRow');
  await demo.getByRole('columnheader', { name: 'Product' }).click();
  await demo.getByRole('button', { name: 'Add a product' }).click();
  const added = demo.getByRole('row', { selected: true });
  await expect(added).toBeInViewport();
  await expect(demo.getByRole('columnheader', { name: 'Product' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the button leads back to the top', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BackToTop');
  const button = demo.getByRole('button', { name: 'Back to the top' });
  await expect(button).toBeDisabled();
  await scrollers(demo).evaluate((element) => element.scrollTo(0, 2000));
  await button.click();
  await expect(button).toBeDisabled();
  expect(await topOf(scrollers(demo))).toBe(0);
});

test('two grids scroll as one', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoGridsTogether');
  await expect(demo.getByRole('grid')).toHaveCount(2);
  await scrollers(demo)
    .first()
    .evaluate((element) => element.scrollTo(0, 500));
  await expect.poll(() => topOf(scrollers(demo).nth(1))).toBe(500);
  await scrollers(demo)
    .nth(1)
    .evaluate((element) => element.scrollTo(0, 200));
  await expect.poll(() => topOf(scrollers(demo).first())).toBe(200);
});

test('the list is where it was', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ComeBackToTheRow');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  await scrollers(demo).evaluate((element) => element.scrollTo(0, 900));
  await demo.locator('[data-rowindex="19"]').click({ position: { x: 20, y: 20 } });
  await demo.getByRole('button', { name: 'Back to the list' }).click();
  await expect.poll(() => topOf(scrollers(demo))).toBe(900);
});
