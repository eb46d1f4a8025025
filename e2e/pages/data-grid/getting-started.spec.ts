import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/getting-started/');

test('a grid is as high as its parent, or as its rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GridSizes');
  const heightOfGrid = async () => (await demo.locator('.MuiDataGrid-root').boundingBox())?.height;
  await expect.poll(heightOfGrid).toBe(240);
  await demo.getByRole('button', { name: 'Fill the rest' }).click();
  await expect.poll(heightOfGrid).toBeGreaterThan(350);
  await demo.getByRole('button', { name: 'Fit the rows' }).click();
  await expect(demo.locator('[role="row"][data-id]')).toHaveCount(3);
  await expect.poll(heightOfGrid).toBeLessThan(300);
});

test(
  'columns that are made on each render lose their widths',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'StableColumns');
    const name = demo.locator('[data-rowindex="0"] [data-field="name"]');
    const press = (button: string) => demo.getByRole('button', { name: button }).click();
    await press('Widen the first column');
    await expect(name).toHaveCSS('width', '220px');
    await press('Render again (1)');
    await expect(name).toHaveCSS('width', '120px');
    await demo.getByRole('checkbox', { name: 'Columns made once' }).check();
    await press('Widen the first column');
    await expect(name).toHaveCSS('width', '220px');
    await press('Render again (2)');
    await expect(demo.getByRole('button', { name: 'Render again (3)' })).toBeVisible();
    await expect(name).toHaveCSS('width', '220px');
  },
);
