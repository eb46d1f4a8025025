import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/performance/');

const resultOf = (demo: Locator, name: string) =>
  demo.getByRole('table').getByRole('row').filter({ hasText: name }).getByRole('cell').first();

/** Presses a button, and reads the first number of the variant. */
async function measure(demo: Locator, button: string, name: string): Promise<number> {
  await demo.getByRole('button', { name: button }).click();
  const result = resultOf(demo, name);
  await expect(result).toHaveText(/^\d+$/, { timeout: 30_000 });
  return Number(await result.textContent());
}

test('the same props render no cell, new ones all of them', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StableProps');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  expect(await measure(demo, 'Render 20 times', 'Nothing new')).toBe(0);
  for (const variant of ['New columns', 'New slots', 'New sx']) {
    await demo.getByRole('combobox', { name: 'In each render' }).click();
    await page.getByRole('option', { name: variant }).click();
    expect(await measure(demo, 'Render 20 times', variant)).toBeGreaterThan(200);
  }
});

test('React.memo keeps a cell whose value stays', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MemoizedCells');
  expect(await measure(demo, 'Plain', 'Plain')).toBeGreaterThanOrEqual(20);
  expect(await measure(demo, 'With React.memo', 'React.memo')).toBe(0);
});

test('a format made once sorts faster', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CostlyGetters');
  const slow = await measure(demo, 'Sort by the first', 'Made each time');
  const fast = await measure(demo, 'By the second', 'Made once');
  expect(fast).toBeLessThan(slow / 2);
});

test('one call updates faster than a hundred', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BatchedUpdates');
  const slow = await measure(demo, 'One by one', 'One by one');
  const fast = await measure(demo, 'In one call', 'In one call');
  expect(fast).toBeLessThan(slow / 2);
});

test('throttled rows are set seldom', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThrottledRows');
  const often = await measure(demo, 'Each message', 'Each message');
  expect(often).toBeGreaterThanOrEqual(30);
  const seldom = await measure(demo, 'Every 500 ms', 'Every 500 ms');
  expect(seldom).toBeGreaterThan(0);
  expect(seldom).toBeLessThan(often / 3);
});
