import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectHeight } from '../../fixtures/element-height';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/filtering/header-filters/');

test('headers are low, and their filters high', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderFilterHeight');
  const headersOf = (row: number) => demo.getByRole('row').nth(row).getByRole('columnheader');
  await expect(headersOf(0)).toHaveText(['Name', 'Office', 'Hours']);
  await expectHeight(headersOf(0).first(), 36);
  await expectHeight(headersOf(1).first(), 64);
  await expect(headersOf(1).first().locator('input')).toBeVisible();
});
