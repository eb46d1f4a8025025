import type { Locator } from '@playwright/test';
import { rightCount } from '../../../docs/react-tree-view/_data/rights';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { checkboxOf, labelOf } from '../../fixtures/tree-items';

const PAGE = docsPage('/x/react-tree-view/rich-tree-view/selection/');

async function checkSeveral(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(checkboxOf(demo, 'orders-read')).toBeChecked();
  await expect(status).toHaveText('Orders / Read');
  await checkboxOf(demo, 'stock-count').check();
  await expect(status).toHaveText('Stock / Count, Orders / Read');
  await labelOf(demo, 'Change').click();
  await expect(status, 'a click beside the box selects nothing').toHaveText(
    'Stock / Count, Orders / Read',
  );
  await checkboxOf(demo, 'orders-read').uncheck();
  await checkboxOf(demo, 'stock-count').uncheck();
  await expect(status).toHaveText('Nothing');
}

async function checkOne(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const oakfield = checkboxOf(demo, 'oakfield');
  await expect(checkboxOf(demo, 'dunes')).toBeChecked();
  await expect(status).toHaveText('Tour: dunes');
  await oakfield.check();
  await expect(status).toHaveText('Tour: oakfield');
  await expect(checkboxOf(demo, 'dunes')).not.toBeChecked();
  await oakfield.uncheck();
  await expect(status).toHaveText('Tour: none');
}

async function checkParents(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const granted = (count: number) => `Granted: ${count} of ${rightCount}`;
  const [orders, refunds] = [checkboxOf(demo, 'orders'), checkboxOf(demo, 'refunds')];
  await expect(status).toHaveText(granted(1));
  await expect(checkboxOf(demo, 'refunds-small')).toBeChecked();
  await expect(refunds).not.toBeChecked();
  await checkboxOf(demo, 'refunds-large').check();
  await expect(status).toHaveText(granted(2));
  await expect(refunds, 'all of its children are selected').toBeChecked();
  await orders.check();
  await expect(status).toHaveText(granted(4));
  await expect(checkboxOf(demo, 'orders-change')).toBeChecked();
  await refunds.uncheck();
  await expect(status).toHaveText(granted(2));
  await expect(orders).not.toBeChecked();
}

test('checkboxes select items', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['BuiltInCheckboxes', 'each box selects its item', checkSeveral],
    ['OneCheckbox', 'one box is checked at most', checkOne],
    ['ParentsFollow', 'a parent follows its children, and they follow it', checkParents],
  ]);
});
