import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { labelOf } from '../../fixtures/tree-items';

const PAGE = docsPage('/x/react-tree-view/rich-tree-view/items/');

test('clicks on items are counted', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ItemClicks');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('No click yet');
  await labelOf(demo, 'North Wind').click();
  await labelOf(demo, 'North Wind').click();
  await labelOf(demo, 'Pier A').click();
  await expect(status).toHaveText('berth-b1: 2, pier-a: 1');
  await expect(demo.locator('[aria-selected]'), 'clicks select nothing').toHaveCount(0);
});
