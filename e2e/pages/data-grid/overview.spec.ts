import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = '/x/react-data-grid/';

test('100,000 rows are sorted, grouped and edited, and each work says its time', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'HundredThousandSales');
  const timeOf = (work: string) => demo.locator(`dt:text-is("${work}") + dd`);
  await expect(timeOf('Create')).toHaveText(/^\d+ ms$/);
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');

  await demo.getByRole('columnheader', { name: 'Euros' }).click();
  await expect(timeOf('Sort')).toHaveText(/^\d+ ms$/);
  const first = demo.locator('[data-rowindex="0"]');
  await expect(first.locator('[data-field="revenue"]')).toHaveText('7.5');

  await first.locator('[data-field="quantity"]').dblclick();
  await first.getByRole('spinbutton').fill('5');
  await page.keyboard.press('Enter');
  await expect(timeOf('Edit')).toHaveText(/^\d+ ms$/);

  const country = demo.getByRole('columnheader', { name: 'Country' });
  await country.hover();
  await country.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Group by Country' }).click();
  await expect(timeOf('Group')).toHaveText(/^\d+ ms$/);
  await expect(first).toContainText(/Norway|Portugal|Austria|France|Netherlands/);
});

test('the table of plans says where a feature begins', async ({ page }) => {
  await visit(page, PAGE);
  const table = page.getByRole('table').filter({ hasText: 'Start with' });
  const plansOf = (feature: string) =>
    table.getByRole('row').filter({ hasText: feature }).getByRole('cell');
  const trees = plansOf('Tree data');
  await expect(trees.nth(2)).toContainText('Not included');
  await expect(trees.nth(3)).toContainText('Included');
  await expect(trees.nth(4)).toContainText('Included');
  await expect(plansOf('Group rows').nth(3)).toContainText('Not included');
  await expect(plansOf('Sort').filter({ hasText: 'One column' })).toHaveCount(1);
  for (const link of await table.getByRole('row').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/x\//);
  }
});
