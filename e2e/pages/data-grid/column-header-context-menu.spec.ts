import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/column-header/');

test('a right-click on a header opens a menu that sorts', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderContextMenu');
  const menu = page.getByRole('menu');
  const choose = async (column: string, item: string, direction: string) => {
    const header = demo.getByRole('columnheader', { name: column });
    await header.click({ button: 'right' });
    await settledPopup(menu);
    await menu.getByRole('menuitem', { name: item }).click();
    await expect(menu).toHaveCount(0);
    await expect(header).toHaveAttribute('aria-sort', direction);
  };
  await choose('Hours', 'Largest first', 'descending');
  await choose('Name', 'Smallest first', 'ascending');
  await demo.getByRole('columnheader', { name: 'Office' }).click({ button: 'right' });
  await settledPopup(menu);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
});
