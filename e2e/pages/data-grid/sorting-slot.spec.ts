import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectColumn } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/sorting/');

test('words show the direction and the rank', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SortSlot');
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText(['Office1. up', 'Hours2. down', 'Name']);
  await expectColumn(demo, 'office', ['Lisbon', 'Lisbon']);
  await expectColumn(demo, 'hours', ['40', '40']);
  await headers.filter({ hasText: 'Name' }).click();
  await expect(headers).toHaveText(['Office', 'Hours', 'Nameup']);
  await expectColumn(demo, 'name', ['Anna Abara', 'Anna Huang']);
});
