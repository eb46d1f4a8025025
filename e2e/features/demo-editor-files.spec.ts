import { forbidEval, replaceText, startEditing } from '../fixtures/demo-editor';
import { downloadBy, sheetOf, workbookOf } from '../fixtures/downloads';
import { expect, test } from '../fixtures/test';

test('the other files of a demo are read beside the edited one', async ({ page }) => {
  const { demo, stage, editor } = await startEditing(
    page,
    '/x/react-data-grid/sorting/',
    'BasicSorting',
  );
  await replaceText(editor, 'aria-label="Orders"', 'aria-label="Mine"');
  await expect(stage.getByLabel('Mine')).toBeVisible();
  const files = demo.getByRole('toolbar', { name: /^Files/ }).getByRole('button');
  await files.nth(1).click();
  await expect(editor).toBeHidden();
  await expect(demo.locator('pre').filter({ visible: true })).toContainText('createOrders');
  await expect(stage.getByLabel('Mine')).toBeVisible();
  await files.first().click();
  await expect(editor).toContainText('aria-label="Mine"');
});

test('an edited demo starts the worker of its files', { tag: '@full' }, async ({ page }) => {
  const { stage, editor } = await startEditing(page, '/x/react-data-grid/export/', 'ExcelWorker');
  await forbidEval(page);
  await replaceText(editor, 'createOrders(5000)', 'createOrders(40)');
  await replaceText(editor, 'Write 5,000 rows', 'Write 40 rows');
  const button = stage.getByRole('button', { name: 'Write 40 rows' });
  const sheet = sheetOf(await workbookOf(await downloadBy(page, () => button.click())), 'Sheet1');
  expect(sheet.rowCount).toBe(41);
  expect(sheet.getCell('A1').font.bold, 'the worker made it bold').toBe(true);
});

/** A demo of each package, a text in its code, and the text that replaces it. */
const FAMILIES = [
  ['/x/react-data-grid/column-pinning/', 'PinnedFromStart', 'Orders with pinned'],
  ['/x/react-data-grid/aggregation/', 'AggregatedGroups', 'Orders by country'],
  ['/x/react-date-pickers/date-picker/', 'AccessibleField', 'Appointment'],
  ['/x/react-charts/getting-started/', 'FirstChart', 'Loaves sold: '],
  ['/x/react-tree-view/simple-tree-view/items/', 'BasicItems', 'Orchard plots'],
] as const;

for (const [path, name, text] of FAMILIES) {
  test(`${name} can be edited`, { tag: '@full' }, async ({ page }) => {
    const { stage, editor } = await startEditing(page, path, name);
    await replaceText(editor, text, `My own ${text}`);
    await expect(stage.getByLabel(`My own ${text}`).first()).toBeVisible();
  });
}
