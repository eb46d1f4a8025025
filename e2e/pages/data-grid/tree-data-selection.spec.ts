import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { rowWith } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/tree-data/');

const boxOf = (demo: Locator, name: string) => rowWith(demo, name).getByRole('checkbox');

async function expectNames(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Name' });
  await expect.poll(async () => (await header.boundingBox())?.width).toBe(240);
}

async function checkPropagation(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expectNames(demo);
  await expect(status).toHaveText('0 rows selected');
  await boxOf(demo, 'Catalogue').check();
  await expect(status).toHaveText('7 rows selected');
  await boxOf(demo, 'desk-lamp.jpg').uncheck();
  await expect(status, 'without the photo and its folders').toHaveText('4 rows selected');
  await expect(boxOf(demo, 'Catalogue')).toHaveAttribute('data-indeterminate', 'true');

  await demo.getByRole('checkbox', { name: 'Descendants' }).uncheck();
  await demo.getByRole('checkbox', { name: 'Parents' }).uncheck();
  await boxOf(demo, 'Catalogue').click();
  await expect(status, 'only the folder').toHaveText('5 rows selected');
  await boxOf(demo, 'tea-tin.jpg').uncheck();
  await expect(status, 'the folder stays').toHaveText('4 rows selected');
}

async function checkCode(demo: Locator): Promise<void> {
  await expectNames(demo);
  await expect(demo.locator('[data-rowindex="5"]')).toContainText('desk-lamp.jpg');
  await expect(boxOf(demo, 'desk-lamp.jpg')).not.toBeChecked();
  await demo.getByRole('button', { name: 'Select all contracts' }).click();
  await expect(demo.getByText('6 rows selected')).toBeVisible();
}

test('folders are selected with their files', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['SelectionPropagation', 'each direction has a switch', checkPropagation],
    ['PropagateFromCode', 'a button selects a branch', checkCode],
  ]);
});

test('the footer counts the rows of all levels', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChildCount');
  const status = demo.getByRole('status');
  await expectNames(demo);
  await expect(rowWith(demo, 'Brand (2)')).toBeVisible();
  await expect(status).toHaveText('17 rows: 4 at the top, 13 below');
  await demo.getByRole('searchbox').fill('image');
  await expect(status).toHaveText('7 rows: 2 at the top, 5 below');
});
