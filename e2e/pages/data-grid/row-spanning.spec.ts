import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/row-spanning/';

test('a repeated value is shown once, and stays for screen readers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RepeatedValuesOnce');
  const departments = demo.locator('[role="gridcell"][data-field="department"]');
  const repeated = departments.locator('.repeated');
  await expect(departments.nth(1)).toHaveText('Engineering');
  await expect(departments.nth(1).locator('.repeated')).toHaveCount(0);
  await expect(departments.nth(2).locator('.repeated')).toHaveText('Engineering');
  const inGroups = await repeated.count();
  await demo.getByRole('columnheader', { name: 'Name' }).click();
  await expect.poll(() => repeated.count()).toBeLessThan(inGroups);
});

test('a row with several lines is as high as all of them', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LinesInOneRow');
  const row = demo.getByRole('row', { name: /Bicicletas Rueda/ }).first();
  await expect(row).toContainText('Notebook, ruled');
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(121);
});
