import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/style/';

test('stripes follow the place of a row, not the row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StripedRows');
  const background = (index: number) =>
    demo
      .locator(`[role="row"][data-rowindex="${index}"]`)
      .evaluate((row) => getComputedStyle(row).backgroundColor);
  const [even, odd] = [await background(0), await background(1)];
  expect(even).not.toBe(odd);
  await demo.getByRole('columnheader', { name: 'Price' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(await background(0)).toBe(even);
  expect(await background(1)).toBe(odd);
});
