import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/style/';

test('stripes follow the place of a row, when rows are sorted and scrolled', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StripedRows');
  const row = (index: number) => demo.locator(`[role="row"][data-rowindex="${index}"]`);
  const backgroundOf = (index: number) =>
    row(index).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(row(0)).toContainText('Blue mug');
  const [plain, striped] = [await backgroundOf(0), await backgroundOf(1)];
  expect(plain).not.toBe(striped);

  // The cheapest products have even places in the list before.
  await demo.getByRole('columnheader', { name: 'Price' }).click();
  await expect(row(0)).toContainText('notebook');
  await expect(row(0)).toHaveCSS('background-color', plain);
  await expect(row(1)).toHaveCSS('background-color', striped);
  await expect(row(2)).toHaveCSS('background-color', plain);

  // An odd number of rows apart: the first row in the page is even there, odd here.
  for (const [first, colors] of [
    [10, [plain, striped]],
    [21, [striped, plain]],
  ] as const) {
    await demo
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((element, top) => element.scrollTo(0, top), first * 52);
    await expect(row(first - 10)).toHaveCount(0);
    // Read once: a wait would accept stripes that jump.
    expect([await backgroundOf(first), await backgroundOf(first + 1)]).toEqual(colors);
  }
});
