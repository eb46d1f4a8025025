import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/tree-data/';

const rowWith = (demo: Locator, text: string) => demo.getByRole('row').filter({ hasText: text });

test('Space opens and closes a branch', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicTreeData');
  const head = rowWith(demo, 'Mateus Carvalho (6)');
  await head.getByRole('gridcell').first().click();
  const rows = demo.getByRole('row');
  await expect(rowWith(demo, 'Lucía Ortega (6)')).toBeVisible();
  const before = await rows.count();
  await page.keyboard.press('Space');
  await expect(rowWith(demo, 'Noor Mori')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(before);
});

test(
  'a row that passes the filter shows with the rows above it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TreeFilter');
    const head = rowWith(demo, 'Mateus Carvalho');
    await expect(head).toContainText('Lisbon');
    await expect(rowWith(demo, 'Dalia Lindqvist')).toBeVisible();
    await demo.getByLabel('Filter the top level only').check();
    await expect(head).toHaveCount(0);
    await expect(rowWith(demo, 'Ingrid Solheim (6)')).toBeVisible();
  },
);

test('folders stay above files in both directions', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  const demo = await openDemo(page, PAGE, 'SortableTree');
  const first = demo.getByRole('row').nth(1);
  await expect(first).toContainText('Brand');
  const header = demo.getByRole('columnheader', { name: 'Name, folders first' });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('Contracts');
});

test('a person deep inside is opened, selected and in view', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RevealRow');
  await demo.getByLabel('Find a person').fill('Hana');
  await page.getByRole('option').first().click();
  const row = demo.locator('[role="row"][aria-selected="true"]');
  await expect(row).toContainText('Hana');
  await expect(row).toBeInViewport();
});

test(
  'a folder loads when it opens, and again after a failure',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LazyChildren');
    const status = demo.getByRole('status');
    await rowWith(demo, 'Catalogue').getByRole('button', { name: 'see children' }).click();
    await expect(status).toHaveText('3 entries in Catalogue');
    await expect(rowWith(demo, 'spring.pdf')).toBeVisible();
    await expect(rowWith(demo, '…')).toHaveCount(0);

    const contracts = rowWith(demo, 'Contracts').getByRole('button', { name: 'see children' });
    await contracts.click();
    await expect(status).toContainText('503');
    await contracts.click();
    await expect(status).toHaveText('2 entries in Contracts');
  },
);

test(
  'a moved folder takes its content along and never goes into itself',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MoveInTree');
    const row = (index: number) => demo.locator(`[role="row"][data-rowindex="${index}"]`);
    const move = async (name: string, count: number, target: string) => {
      await rowWith(demo, `${name} (${count})`).getByRole('gridcell').nth(1).click();
      await demo.getByLabel(`Move ${name} to`).click();
      await page.getByRole('option', { name: target, exact: true }).click();
    };
    await expect(row(0)).toContainText('Brand (2)');
    await expect(row(3)).toContainText('Catalogue (6)');

    // Each refused move comes before one that is not: its counts show that nothing happened.
    await move('Catalogue', 6, 'Catalogue/Photos');
    await move('Photos', 3, 'Brand');
    await expect(row(0)).toContainText('Brand (6)');
    await expect(row(3)).toContainText('Photos (3)');
    await expect(row(7)).toContainText('Catalogue (2)');

    await move('Brand', 6, 'Brand');
    await move('Catalogue', 2, 'Brand');
    await expect(row(0)).toContainText('Brand (9)');
  },
);

test('a folder selects its content', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeSelection');
  const status = demo.getByRole('status');
  await rowWith(demo, 'Brand (2)').getByRole('checkbox').check();
  await expect(status).toHaveText('96 KB selected');
  await rowWith(demo, 'logo.svg').getByRole('checkbox').uncheck();
  await expect(status).toHaveText('84 KB selected');
  await expect(rowWith(demo, 'Brand (2)').getByRole('checkbox')).not.toBeChecked();
});
