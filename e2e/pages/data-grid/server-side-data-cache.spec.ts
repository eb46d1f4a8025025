import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import {
  expectFiveFrom,
  expectNoQueryInMenu,
  pageButton,
  requestLines,
  requestResults,
} from '../../fixtures/server-requests';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/');

const pageLine = (number: number) => `GET /orders?page=${number}&size=5`;

test('without a cache, every page is requested again', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceCache');
  const lines = requestLines(demo);
  const next = pageButton(demo, 'next');
  const previous = pageButton(demo, 'previous');
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await next.click();
  await expectFiveFrom(demo, 4995, '6–10 of 1000');
  await previous.click();
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await expect(lines).toHaveText([pageLine(1), pageLine(0)]);

  await demo.getByRole('button', { name: 'Clear the cache' }).click();
  await next.click();
  await expectFiveFrom(demo, 4995, '6–10 of 1000');
  await expect(lines).toHaveText([pageLine(1), pageLine(1), pageLine(0)]);

  await demo.getByRole('checkbox', { name: 'Keep pages for a minute' }).uncheck();
  await previous.click();
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await next.click();
  await expectFiveFrom(demo, 4995, '6–10 of 1000');
  await expect(lines).toHaveText([1, 0, 1, 1, 0].map(pageLine));
  await expectNoQueryInMenu(demo, 'Customer');
});

test('the next page is there before it is asked for', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceNextPage');
  const lines = requestLines(demo);
  const next = pageButton(demo, 'next');
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await next.click();
  await expectFiveFrom(demo, 4995, '6–10 of 1000');
  await expect(lines).toHaveText(['GET /orders?rows=0-10']);
  await next.click();
  await expectFiveFrom(demo, 4990, '11–15 of 1000');
  await expect(lines).toHaveText(['GET /orders?rows=10-20', 'GET /orders?rows=0-10']);
  await expectNoQueryInMenu(demo, 'Customer');
});

test('a grid that comes back has its pages', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceRemount');
  const shown = demo.getByRole('checkbox', { name: 'Show the orders' });
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await shown.uncheck();
  await expect(demo.getByRole('grid')).toHaveCount(0);
  await shown.check();
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  await expect(requestLines(demo)).toHaveText([pageLine(0)]);
  await expectNoQueryInMenu(demo, 'Customer');
});

test('a request that is out of date is canceled', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceCancel');
  const lines = requestLines(demo);
  const results = requestResults(demo);
  const next = pageButton(demo, 'next');
  await expectFiveFrom(demo, 5000, '1–5 of 1000');
  // Pressed without waiting for stable buttons, because the responses must not come first.
  await next.dispatchEvent('click');
  await pageButton(demo, 'previous').dispatchEvent('click');
  await expect(results).toHaveText([/^canceled/, /^200 OK/]);
  await expectFiveFrom(demo, 5000, '1–5 of 1000');

  await next.dispatchEvent('click');
  await next.dispatchEvent('click');
  await next.dispatchEvent('click');
  await expectFiveFrom(demo, 4985, '16–20 of 1000');
  await expect(results).toHaveText([/^200/, /^canceled/, /^canceled/, /^canceled/, /^200/]);
  await expect(lines.first()).toContainText('page=3&size=5');
});
