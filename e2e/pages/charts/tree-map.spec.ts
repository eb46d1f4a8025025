import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectSpaceToClick } from '../../fixtures/space-key';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/tree-map/');

test('tiles are as large as their values', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StorageTreemap');
  const tiles = demo.locator('svg rect');
  await expect(tiles).toHaveCount(7);
  const areas = await tiles.evaluateAll((all) =>
    all.map((tile) => Number(tile.getAttribute('width')) * Number(tile.getAttribute('height'))),
  );
  expect((areas[0] ?? 0) / (areas[1] ?? 1)).toBeCloseTo(212 / 148, 2);
  expect((areas[0] ?? 0) / (areas[6] ?? 1)).toBeCloseTo(212 / 9, 1);
});

test('a tile opens by keyboard and closes again', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreemapDrillDown');
  await demo.getByRole('button', { name: 'West, 780 orders' }).press('Enter');
  await expect(demo.getByText('Ghent 380')).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('West: 780 orders');
  await demo.getByRole('button', { name: 'All regions' }).click();
  await expectSpaceToClick(demo.getByRole('button', { name: 'North, 1020 orders' }));
  await expect(demo.getByRole('status')).toHaveText('North: 1020 orders');
});
