import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { itemWithId, labelOf, rowOfItem } from '../../fixtures/tree-items';

const PAGE = docsPage('/x/react-tree-view/rich-tree-view/expansion/');

test('only the arrow opens a branch', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExpansionTrigger');
  const shell = itemWithId(demo, 'shell');
  await labelOf(demo, 'The shell').click();
  await expect(shell).toHaveAttribute('aria-selected', 'true');
  await expect(shell).toHaveAttribute('aria-expanded', 'false');
  await rowOfItem(demo, 'shell').locator('svg').click();
  await expect(shell).toHaveAttribute('aria-expanded', 'true');

  await demo.getByRole('checkbox', { name: 'Expand with the arrow only' }).uncheck();
  await labelOf(demo, 'Before you build').click();
  await expect(itemWithId(demo, 'before')).toHaveAttribute('aria-expanded', 'true');
});
