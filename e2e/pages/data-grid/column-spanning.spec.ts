import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/column-spanning/');

test('a heading takes all columns that show', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SectionHeadings');
  const heading = demo.getByRole('row').filter({ hasText: 'Engineering' }).first();
  await expect(heading.getByRole('gridcell')).toHaveCount(1);
  await expect(heading.getByRole('gridcell')).toHaveAttribute('aria-colspan', '3');
  await expect(heading).toHaveCSS('font-weight', '700');
  await demo.getByRole('columnheader', { name: 'Office' }).focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('menuitem', { name: 'Hide column' }).press('Enter');
  await expect(heading.getByRole('gridcell')).toHaveAttribute('aria-colspan', '2');
});

test(
  'neighbors with the same value are one cell, and arrow keys pass over it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ShiftPlan');
    const cells = demo.getByRole('row').filter({ hasText: 'Hana' }).getByRole('gridcell');
    await expect(cells).toHaveText(['Hana', 'Counter', 'Break', 'Phone']);
    await expect(cells.nth(1)).toHaveCSS('border-right-width', '1px');
    await expect(demo.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await cells.nth(1).click();
    await page.keyboard.press('ArrowRight');
    await expect(cells.nth(2)).toBeFocused();
  },
);

test('totals follow an edit and keep their column', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InvoiceTotals');
  const net = demo.getByRole('row').filter({ hasText: 'Without tax' }).getByRole('gridcell');
  await expect(net).toHaveText(['Without tax', '€738.00']);
  await demo.getByRole('gridcell', { name: '24', exact: true }).dblclick();
  await demo.getByRole('spinbutton').fill('10');
  await page.keyboard.press('Enter');
  await expect(net).toHaveText(['Without tax', '€542.00']);
  const amount = demo.getByRole('columnheader', { name: 'Amount' });
  await amount.click();
  await expect(amount).not.toHaveAttribute('aria-sort', /cending/);
  await demo.getByRole('columnheader', { name: 'Price' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Hide column', 'Manage columns']);
  await page.getByRole('menuitem', { name: 'Hide column' }).press('Enter');
  await expect(demo.getByRole('columnheader')).toHaveCount(3);
  await expect(net).toHaveText(['Without tax', '€542.00']);
  await expect(net.first()).toHaveAttribute('aria-colspan', '2');
});
