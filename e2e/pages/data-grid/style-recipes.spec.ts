import type { Locator, Page } from '@playwright/test';
import { demoNamed, openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { gridCell } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/style-recipes/');
const STYLINGS = ['MUI System', 'Tailwind', 'CSS'];

async function choose(page: Page, name: string, styling: string): Promise<void> {
  await demoNamed(page, name)
    .getByRole('button', { name: /^Styling/ })
    .click();
  await page.getByRole('menuitemradio', { name: styling }).click();
  await expect(page.getByRole('button', { name: `Styling ${styling}` }).first()).toBeVisible();
}

/** Pixels between the lower edge of one and the upper edge of the other; NaN while one is missing. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [first, second] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  return first && second ? second.y - first.y - first.height : NaN;
}

test(
  'rows are cards with room between them, in every styling',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RowCards');
    const row = (index: number) => demo.locator(`[role="row"][data-rowindex="${index}"]`);
    for (const styling of STYLINGS) {
      await choose(page, 'RowCards', styling);
      await expect(row(0), styling).toHaveCSS('border-top-left-radius', '16px');
      // Polled, because the demo in the former styling is shown until the other one has loaded.
      await expect.poll(() => gapBetween(row(0), row(1)), styling).toBe(8);
      await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('border-top-width', '0px');
    }
  },
);

test('a ledger has its lines in every styling', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LedgerGrid');
  const grid = demo.locator('.MuiDataGrid-root');
  for (const styling of STYLINGS) {
    await choose(page, 'LedgerGrid', styling);
    await expect(grid, styling).toHaveCSS('border-top-style', 'double');
    await expect(grid, styling).toHaveCSS('border-top-width', '3px');
    await expect(grid, styling).toHaveCSS('border-left-width', '0px');
    await expect(grid, styling).toHaveCSS('font-variant-numeric', 'tabular-nums');
    const total = demo.locator('[data-rowindex="0"] [data-field="total"]');
    await expect(total, styling).toHaveCSS('border-left-width', '1px');
  }
});

test('a styled component colors a grid by its own prop', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StyledComponentsGrid');
  const accent = 'rgb(217, 119, 6)';
  const grid = demo.locator('.MuiDataGrid-root');
  await expect(grid).toHaveCSS('border-top-width', '2px');
  await expect(grid).toHaveCSS('border-top-color', accent);
  await expect(grid).toHaveCSS('border-left-width', '0px');
  const title = demo.getByText('Product', { exact: true });
  await expect(title).toHaveCSS('text-transform', 'uppercase');
  const price = gridCell(demo, 0, 'price');
  await expect(price).toHaveCSS('border-left-width', '2px');
  await expect(price).toHaveCSS('border-left-color', accent);
  await expect(price).toHaveCSS('font-weight', '600');
  await expect(gridCell(demo, 0, 'listedOn')).toHaveCSS('border-left-width', '0px');
});
