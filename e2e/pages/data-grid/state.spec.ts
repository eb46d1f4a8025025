import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/state/');

test('a selector in the footer follows the state', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StateInWords');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('60 orders, filtered by nothing, sorted by nothing');
  await demo.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(status).toHaveText('60 orders, filtered by nothing, sorted by customer');
});

test('an own selector counts the rows that pass the filter', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnSelector');
  const total = async () => {
    const texts = await demo.getByRole('status').innerText();
    return (texts.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  };
  await expect.poll(total).toBe(100);
  await demo.getByRole('searchbox').fill('harbour');
  await expect.poll(total).toBeLessThan(20);
  expect(await total()).toBeGreaterThan(0);
});

test('a selector is notified of the state, not of props', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectorWithArgument');
  const [without, withKey] = [/Without a key: 15 €/, /With a key: 15 €/];
  await expect(demo.getByRole('status')).toContainText(without);
  await demo.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'Small desk lamp' }).click();
  await expect(demo.getByRole('status')).not.toContainText(withKey);
  await expect(demo.getByRole('status')).toContainText(without);
  await demo.getByRole('gridcell').first().click();
  await expect(demo.getByRole('status')).not.toContainText(without);
});

test('the hook for outside follows the focus', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StateOutside');
  const shown = demo.getByRole('region', { name: 'State: focus' });
  await expect(shown).toContainText('"cell": null');
  await demo.getByRole('gridcell', { name: 'Harbour Bakery' }).first().click();
  await expect(shown).toContainText('"field": "customer"');

  await demo.getByRole('combobox', { name: 'Part of the state' }).click();
  await page.getByRole('option', { name: 'rowSelection' }).click();
  const selection = demo.getByRole('region', { name: 'State: rowSelection' });
  await demo.locator('[role="row"][data-id="4058"]').getByRole('checkbox').check();
  await expect(selection).toContainText('4058');
});

test('only a controlled model follows later changes', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InitialOrControlled');
  const sorted = demo.locator('[role="columnheader"][aria-sort="ascending"]');
  await expect(sorted).toHaveText('Name');
  await demo.getByRole('button', { name: 'By hours' }).click();
  await expect(sorted).toHaveText('Name');
  await demo.getByLabel('Controlled').check();
  await demo.getByRole('button', { name: 'By name' }).click();
  await expect(sorted).toHaveText('Name');
  await demo.getByRole('button', { name: 'By hours' }).click();
  await expect(sorted).toHaveText('Hours');
  await demo.getByRole('columnheader', { name: 'Name' }).click();
  await expect(sorted).toHaveText('Name');
});

test('what is exported comes back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExportAndRestore');
  const sorted = demo.locator('[role="columnheader"][aria-sort$="cending"]');
  await demo.getByRole('columnheader', { name: 'City' }).click();
  await demo.getByRole('button', { name: 'Export' }).first().click();
  const exported = demo.getByRole('region', { name: 'Exported state' });
  await expect(exported).toContainText('"field": "city"');
  await demo.getByRole('columnheader', { name: 'Items' }).click();
  await expect(sorted).toHaveText('Items');
  await demo.getByRole('button', { name: 'Restore' }).click();
  await expect(sorted).toHaveText('City');

  await expect(demo.getByRole('button', { name: 'Select columns' })).toBeVisible();
  await expect(exported).not.toContainText('"filterModel"');
  await demo.getByLabel('Only non-default values').uncheck();
  await demo.getByRole('button', { name: 'Export' }).first().click();
  await expect(exported).toContainText('"filterModel"');
});

test(
  'a selector spares the page the renders of onStateChange',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'StateChangeCost');
    const measured = demo.getByRole('status').locator('div');
    await demo.getByRole('button', { name: 'Move the focus 40 times' }).click();
    await expect(measured.first()).toContainText(
      /onStateChange: 40 changes, page rendered [1-9]\d* times/,
    );
    await demo.getByRole('button', { name: 'selector' }).click();
    await expect(demo.getByText('No focus')).toBeVisible();
    await demo.getByRole('button', { name: 'Move the focus 40 times' }).click();
    await expect(measured.nth(1)).toContainText(/selector: 40 changes, page rendered 0 times/);
  },
);
