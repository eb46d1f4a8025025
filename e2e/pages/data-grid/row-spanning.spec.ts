import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-spanning/');

/** Texts of the first rows, and which of them are hidden because the row above has the same. */
const firstEight = (cells: Locator) =>
  cells.evaluateAll((elements) =>
    elements
      .slice(0, 8)
      .map((cell) => `${cell.textContent}${cell.querySelector('.repeated') ? ', repeated' : ''}`),
  );

test('a repeated value is shown once, and stays for screen readers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RepeatedValuesOnce');
  const departments = demo.locator('[role="gridcell"][data-field="department"]');
  await expect
    .poll(() => firstEight(departments))
    .toEqual([
      'Management',
      'Engineering',
      ...Array<string>(4).fill('Engineering, repeated'),
      'Design',
      'Design, repeated',
    ]);
  // Only the eye misses the repeated value, and the line above it.
  await expect(departments.nth(2).locator('.repeated')).toHaveCSS('width', '1px');
  await expect(departments.nth(2)).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(departments.nth(1)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(departments.nth(1)).toHaveCSS('border-right-width', '1px');

  await demo.getByRole('columnheader', { name: 'Name' }).click();
  await expect
    .poll(() => firstEight(departments))
    .toEqual([
      'Engineering',
      'Finance',
      'Support',
      'Engineering',
      'Design',
      'Support',
      'Finance',
      'Finance, repeated',
    ]);
});

test('a row with several lines is as high as all of them', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LinesInOneRow');
  const row = demo.getByRole('row', { name: /Bicicletas Rueda/ }).first();
  await expect(row).toContainText('Notebook, ruled');
  await expect(row.getByRole('gridcell').first()).toHaveCSS('border-right-width', '1px');
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(121);
});
