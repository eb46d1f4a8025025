import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { fieldCells, groupCells, groupHeader } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/recipes-row-grouping/');

const rowWith = (demo: Locator, text: string) => demo.getByRole('row').filter({ hasText: text });
const toggleOf = (demo: Locator, text: string, name = 'see children') =>
  rowWith(demo, text).getByRole('button', { name });

test('opening a group closes its neighbors', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneGroupOpen');
  await expect(groupHeader(demo)).toHaveCSS('width', '200px');
  await toggleOf(demo, 'Portugal').click();
  await expect(rowWith(demo, 'Lisbon')).toBeVisible();
  await toggleOf(demo, 'Norway').click();
  await expect(rowWith(demo, 'Oslo')).toBeVisible();
  await expect(rowWith(demo, 'Lisbon')).toHaveCount(0);
});

test(
  'an action changes all rows of a group, and can be undone',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'GroupActions');
    await expect(groupHeader(demo)).toHaveCSS('width', '220px');
    const group = demo
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Mark/ }) })
      .first();
    const id = await group.getAttribute('data-id');
    const row = demo.locator(`[role="row"][data-id="${id}"]`);
    const action = row.getByRole('button', { name: /^Mark/ });
    const label = await action.innerText();
    await action.click();
    await expect(row).toContainText('All paid');
    const undo = demo.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(action).toHaveText(label);
    await expect(demo.getByRole('status')).toHaveText('0 orders marked as paid');
    await expect(undo).toBeDisabled();
  },
);

test('a saved view knows which groups are open', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SavedViews');
  await expect(groupHeader(demo)).toHaveCSS('width', '200px');
  await toggleOf(demo, 'Design').click();
  const lisbon = rowWith(demo, 'Lisbon').first();
  await expect(lisbon).toBeVisible();
  await demo.getByRole('button', { name: 'Save view' }).click();
  await expect(demo.getByRole('status')).toHaveText('Saved');
  await demo.getByRole('button', { name: 'First view' }).click();
  await expect(demo.getByRole('status')).toHaveText('');
  await expect(toggleOf(demo, 'Design')).toBeVisible();
  await expect(lisbon).toHaveCount(0);

  await demo.getByRole('button', { name: 'Saved view' }).click();
  await expect(lisbon).toBeVisible();
  await expect(toggleOf(demo, 'Design', 'hide children')).toBeVisible();
});

test('each customer keeps three orders', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TopOfEachGroup');
  const first = demo.getByRole('row').nth(1);
  await expect(first).toContainText('(3)');
  await expect(groupHeader(demo)).toHaveCSS('width', '220px');
  for (const place of [1, 2, 3]) {
    await expect(fieldCells(demo, 'rank').nth(place)).toHaveText(String(place));
  }
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(0);
  await demo.getByLabel('Only the three largest').uncheck();
  await expect(first).not.toContainText('(3)');
});

test('a click marks all lines of an order', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowsInSeveralGroups');
  await expect(groupHeader(demo)).toHaveCSS('width', '200px');
  await toggleOf(demo, 'Bicycle bell').click();
  const line = demo.getByRole('row').nth(2);
  await line.getByRole('gridcell').nth(1).click();
  await expect(line).toHaveAttribute('aria-selected', 'true');
});

test(
  'rows of a group load when it opens, and again after a failure',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LoadGroupOnOpen');
    // Without the number of rows, as the grid knows only a row that stands in for them.
    await expect(groupCells(demo).first()).toHaveText('Austria');
    await expect(groupHeader(demo)).toHaveCSS('width', '170px');
    await demo.getByLabel('The server is down').check();
    await toggleOf(demo, 'Austria').click();
    await expect(demo.getByRole('log')).toContainText('503');
    await expect(toggleOf(demo, 'Austria')).toBeVisible();

    await demo.getByLabel('The server is down').uncheck();
    await toggleOf(demo, 'Austria').click();
    await expect(rowWith(demo, 'Kaffeehaus Linde').first()).toBeVisible();
    await expect(rowWith(demo, 'open again')).toHaveCount(0);
  },
);
