import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectHeight } from '../../fixtures/element-height';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/column-groups/');

test('headers of groups are lower than those of columns', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupHeaderHeight');
  const quarter = demo.getByRole('columnheader', { name: 'First quarter' });
  await expect(quarter).toHaveAttribute('aria-colspan', '3');
  await expectHeight(quarter, 32);
  await expectHeight(demo.getByRole('columnheader', { name: 'January' }), 56);
});
