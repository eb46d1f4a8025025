import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/column-definition/';

test('a changed formatter shows at once, and widths and names stay', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChangingColumns');
  const price = demo.locator('[data-rowindex="0"] [data-field="price"]');
  await expect(price).toHaveText(/\.\d\d$/);
  await demo.getByLabel('Round to whole euros').check();
  await expect(price).toHaveText(/^\d+$/);
  await expect(demo.getByRole('columnheader')).toHaveText(['Product', 'Price', 'Cost']);
});

test('a button in a cell is reached by the arrows', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CellsWithControls');
  await demo.getByRole('gridcell').first().click();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('button', { name: 'Greet' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo).not.toContainText('nobody');
});
