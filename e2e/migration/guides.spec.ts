import { openDemo } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';
import { store, visit, withoutHydration } from '../fixtures/visit';

const GRID = '/x/migration/migration-data-grid-v6/';

test('ticks outlive a reload, and belong to their guide', async ({ page }) => {
  await visit(page, GRID);
  const checklist = page.getByRole('region', { name: 'Checklist' });
  const packages = checklist.getByRole('checkbox', { name: 'Update the packages' });
  await packages.check();
  await expect(checklist.getByRole('status')).toHaveText(/^1 of \d+ done$/);
  await page.reload();
  await expect(packages).toBeChecked();

  await visit(page, '/x/migration/migration-charts-v6/');
  await expect(packages).not.toBeChecked();
});

test('the filter leaves what applies', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID);
  const checklist = page.getByRole('region', { name: 'Checklist' });
  const premium = checklist.getByRole('link', { name: 'Rename cell selection' });
  const code = page.getByText('unstable_onCellSelectionModelChange').first();
  await expect(premium).toBeVisible();
  await expect(code).toBeVisible();

  await checklist.getByRole('checkbox', { name: 'DataGrid', exact: true }).check();
  await expect(premium).toHaveCount(0);
  await expect(code).toBeHidden();
  await page
    .locator('[data-folded]')
    .filter({ hasText: 'DataGridPremium' })
    .first()
    .getByRole('button', { name: 'Show anyway' })
    .click();

  await checklist.getByRole('checkbox', { name: 'DataGridPremium' }).check();
  await expect(premium).toBeVisible();
  await expect(code).toBeVisible();
});

test('a step leads to its section', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/x/migration/migration-tree-view-v6/');
  await page
    .getByRole('region', { name: 'Checklist' })
    .getByRole('link', { name: 'Rename the props of selection' })
    .click();
  await expect(page).toHaveURL(/#selection$/);
  await expect(page.getByRole('heading', { name: 'Selection', exact: true })).toBeInViewport();
});

test('junk in storage counts for nothing', { tag: '@full' }, async ({ page }) => {
  await store(page, { 'docs.migration.data-grid-v6': '{"packages":1', 'docs.migration.x': '[]' });
  await visit(page, GRID);
  await expect(page.getByRole('region', { name: 'Checklist' }).getByRole('status')).toHaveText(
    /^0 of/,
  );
});

test('all steps and changes can be read before scripts run', { tag: '@full' }, async ({ page }) => {
  await withoutHydration(page);
  await page.goto('/x/migration/migration-pickers-v6/');
  const checklist = page.getByRole('region', { name: 'Checklist' });
  await expect(checklist.getByRole('link')).toHaveCount(16);
  await expect(page.getByText('shouldDisableClock-hours')).toBeVisible();
});

test('column functions get single arguments', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, GRID, 'ColumnFunctions');
  await expect(demo.getByRole('gridcell', { name: '2.4 kg' })).toBeVisible();
  const recipient = demo.getByRole('gridcell', { name: 'Tom Okafor' });
  await recipient.dblclick();
  await demo.getByRole('textbox').fill('Tobias Okafor');
  await demo.getByRole('textbox').press('Enter');
  await expect(demo.getByRole('gridcell', { name: 'Tobias Okafor' })).toBeVisible();
  // The last row spans two columns.
  await expect(demo.getByRole('row').last().getByRole('gridcell').first()).toHaveAttribute(
    'aria-colspan',
    '2',
  );
});

test('the dialog offers a field to type into', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, '/x/migration/migration-pickers-v5/', 'TypeInTheDialog');
  // On phones, the name of the field says what a tap does.
  const birth = demo.getByRole('textbox', { name: /^Choose date/ });
  await birth.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid')).toBeVisible();
  await dialog.getByRole('button', { name: 'Type the date' }).click();
  const field = dialog.getByRole('textbox', { name: 'Date' });
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('02291988');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(birth).toHaveValue('02/29/1988');
});

test('a theme holds for the grid alone', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, '/x/migration/migration-data-grid-v4/', 'ThemeForTheGrid');
  const cell = demo.getByRole('gridcell', { name: 'Oil filter' });
  await expect(cell).toHaveCSS('font-family', /Georgia/);
  await expect(demo.getByText('A theme for the grid alone')).not.toHaveCSS(
    'font-family',
    /Georgia/,
  );
  await demo.getByRole('checkbox', { name: 'A theme for the grid alone' }).uncheck();
  await expect(cell).not.toHaveCSS('font-family', /Georgia/);
});
