import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectHeight } from '../../fixtures/element-height';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/layout/');

const ROW_HEIGHT = 52;

test('a grid in a flex column is as high as its rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GrowInFlex');
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const grid = demo.locator('.MuiDataGrid-root');
  const products = demo.locator('[data-rowindex]');
  await expect(products).toHaveCount(3);
  const height = (await grid.boundingBox())?.height ?? NaN;
  await press('Add');
  await expect(products).toHaveCount(4);
  await expectHeight(grid, height + ROW_HEIGHT);
  await press('Remove');
  await press('Remove');
  await expect(products).toHaveCount(2);
  await expectHeight(grid, height - ROW_HEIGHT);
});

test('a grid grows up to its limits', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FlexLimits');
  const slider = demo.getByRole('slider', { name: 'Orders' });
  const grid = demo.locator('.MuiDataGrid-root');
  await expect(demo.getByText('Orders: 3', { exact: true })).toBeVisible();
  await slider.press('End');
  await expect(demo.getByText('Orders: 12', { exact: true })).toBeVisible();
  await expectHeight(grid, 340);
  await slider.press('Home');
  await expect(demo.getByText('Orders: 1', { exact: true })).toBeVisible();
  await expectHeight(grid, 200);
});
