import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectHeight } from '../../fixtures/element-height';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/state/');

test('a saved density comes back', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DensityInState');
  const row = demo.locator('[data-rowindex="0"]');
  const restore = demo.getByRole('button', { name: 'Restore' });
  const choose = async (density: string) => {
    await demo.getByRole('button', { name: 'Density' }).click();
    const menu = await settledPopup(page.getByRole('menu'));
    await menu.getByRole('menuitem', { name: density }).click();
    await expect(menu).toHaveCount(0);
  };
  await expectHeight(row, 52);
  await expect(restore).toBeDisabled();
  await choose('Compact');
  await expectHeight(row, 36);
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('status')).toHaveText('Saved: compact');
  await choose('Comfortable');
  await expectHeight(row, 67);
  await restore.click();
  await expectHeight(row, 36);
});
