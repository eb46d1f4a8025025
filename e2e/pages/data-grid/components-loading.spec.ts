import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { fieldCells } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/components/');

test('first rows have a skeleton, new ones a bar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LoadingVariants');
  const skeleton = demo.locator('.MuiDataGrid-skeletonLoadingOverlay');
  const progress = demo.getByRole('progressbar');
  const names = fieldCells(demo, 'name');
  await expect(skeleton).toBeVisible();
  await expect(names).toHaveCount(0);
  await demo.getByRole('button', { name: 'New rows' }).click();
  await expect(names.first()).toHaveText('Vera Lindholm');
  await expect(skeleton).toHaveCount(0);
  const width = async () => (await progress.boundingBox())?.width;
  await expect.poll(width, 'a bar over all columns, not a circle').toBeGreaterThan(200);
  await demo.getByRole('button', { name: 'Loaded' }).click();
  await expect(progress).toHaveCount(0);
  await expect(names.first()).toHaveText('Vera Lindholm');
});
