import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const GRID = docsPage('/x/migration/migration-data-grid-v6/');

test('a step leads to its section', async ({ page }) => {
  await visit(page, docsPage('/x/migration/migration-tree-view-v6/'));
  await page
    .getByRole('region', { name: 'Checklist' })
    .getByRole('link', { name: 'Rename the props of selection' })
    .click();
  await expect(page).toHaveURL(/#selection$/);
  await expect(page.getByRole('heading', { name: /^Selection/ })).toBeInViewport();
});

test('column functions get single arguments', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, GRID, 'ColumnFunctions');
  await expect(demo.getByRole('gridcell', { name: '2.4 kg' })).toBeVisible();
  const recipient = demo.getByRole('gridcell', { name: 'Tom Okafor' });
  await recipient.dblclick();
  await demo.getByRole('textbox').fill('Tobias Okafor');
  await demo.getByRole('textbox').press('Enter');
  await expect(demo.getByRole('gridcell', { name: 'Tobias Okafor' })).toBeVisible();
  const sum = demo.getByRole('gridcell', { name: 'All parcels' });
  await sum.dblclick();
  await expect(sum).toBeFocused();
  await expect(demo.getByRole('textbox')).toHaveCount(0);
  // The last row spans two columns.
  await expect(demo.getByRole('row').last().getByRole('gridcell').first()).toHaveAttribute(
    'aria-colspan',
    '2',
  );
});

test('the dialog offers a field to type into', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(
    page,
    docsPage('/x/migration/migration-pickers-v5/'),
    'TypeInTheDialog',
  );
  // On phones, the name of the field describes what a tap does.
  const birth = demo.getByRole('textbox', { name: /^Choose date/ });
  await expect(birth).toHaveValue('11/03/1987');
  await birth.click();
  const dialog = await settledPopup(page.getByRole('dialog'));
  await expect(dialog.getByRole('grid')).toBeVisible();
  await dialog.getByRole('button', { name: 'Type the date' }).click();
  const field = dialog.getByRole('textbox', { name: 'Date' });
  await expect(field).toHaveValue('11/03/1987');
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('02291988');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(birth).toHaveValue('02/29/1988');
});

test('a theme applies only to the grid', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(
    page,
    docsPage('/x/migration/migration-data-grid-v4/'),
    'ThemeForTheGrid',
  );
  const cell = demo.getByRole('gridcell', { name: 'Oil filter' });
  await expect(cell).toHaveCSS('font-family', /Georgia/);
  await expect(demo.getByRole('checkbox', { name: 'Select row' })).toHaveCount(3);
  await expect(demo.getByText('Theme only for the grid')).not.toHaveCSS('font-family', /Georgia/);
  await demo.getByRole('checkbox', { name: 'Theme only for the grid' }).uncheck();
  await expect(cell).not.toHaveCSS('font-family', /Georgia/);
});
