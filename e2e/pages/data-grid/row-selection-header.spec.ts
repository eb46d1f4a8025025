import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { rowWith } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-selection/');

test('a click on the dash selects all, or none', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderCheckboxAction');
  const header = demo.getByRole('columnheader').getByRole('checkbox');
  const count = demo.getByText(/^\d+ rows? selected$/);
  const first = rowWith(demo, '4012').getByRole('checkbox');
  await expect(count).toHaveText('2 rows selected');
  await expect(first).toBeChecked();
  await header.click();
  await expect(count).toHaveText('12 rows selected');

  await first.uncheck();
  await expect(count).toHaveText('11 rows selected');
  await demo.getByRole('checkbox', { name: 'A click on the dash selects all' }).uncheck();
  await header.click();
  await expect(count).toHaveCount(0);
  await expect(first).not.toBeChecked();
});
