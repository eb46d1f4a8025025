import type { Locator } from '@playwright/test';
import { demoNamed, openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/editing/');

function cell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);
}

const openCells = (demo: Locator) => demo.locator('.MuiDataGrid-cell--editing');

test('Enter saves, Escape drops, and each has its reason', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditReasons');
  const name = cell(demo, 0, 'name');
  const log = demo.getByRole('log');
  await name.click();
  await page.keyboard.type('Ada');
  await expect(name.getByRole('textbox')).toHaveValue('Ada');
  await page.keyboard.press('Enter');
  await expect(name).toHaveText('Ada');
  await expect(log).toContainText('start name: printableKeyDown');
  await expect(log).toContainText('stop name: enterKeyDown');
  await name.dblclick();
  await expect(log).toContainText('start name: cellDoubleClick');
  await name.getByRole('textbox').fill('Nobody');
  await page.keyboard.press('Escape');
  await expect(name).toHaveText('Ada');
  await expect(log).toContainText('stop name: escapeKeyDown');
});

test('each type of column has its editor', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BuiltInEditors');
  const editors = {
    customer: 'input[type="text"]',
    items: 'input[type="number"]',
    orderedOn: 'input[type="date"]',
    paid: 'input[type="checkbox"]',
    shippedOn: 'input[type="datetime-local"]',
  };
  for (const [field, editor] of Object.entries(editors)) {
    await cell(demo, 0, field).dblclick();
    await expect(cell(demo, 0, field).locator(editor)).toBeFocused();
    await page.keyboard.press('Escape');
  }
  await cell(demo, 0, 'status').dblclick();
  await page.getByRole('option', { name: 'Returned' }).click();
  await expect(openCells(demo)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(cell(demo, 0, 'status')).toHaveText('Returned');
});

test('a locked row cannot be edited', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditableCells');
  const rows = demo.locator('.MuiDataGrid-row');
  const locked = rows.filter({ hasText: 'Delivered' }).first();
  await locked.locator('[data-field="customer"]').dblclick();
  await expect(openCells(demo)).toHaveCount(0);
  const open = rows.filter({ hasText: 'Open' }).first();
  await open.locator('[data-field="customer"]').dblclick();
  await expect(openCells(demo)).toHaveCount(1);
});

test('a wrong value keeps the cell open until it is right', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Validation');
  const hours = cell(demo, 0, 'hours');
  await hours.dblclick();
  await hours.getByRole('spinbutton').fill('99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Between 8 and 40 hours');
  await expect(hours.locator('.Mui-error').first()).toBeVisible();
  await expect(openCells(demo)).toHaveCount(1);
  await hours.getByRole('spinbutton').fill('20');
  await page.keyboard.press('Enter');
  await expect(hours).toHaveText('20');
});

test(
  'a refused order keeps what was typed, an accepted one is stored',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ServerPersistence');
    const items = cell(demo, 0, 'items');
    await items.dblclick();
    await items.getByRole('spinbutton').fill('0');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('status')).toContainText('Not saved: 422');
    await expect(items.getByRole('spinbutton')).toHaveValue('0');
    await items.getByRole('spinbutton').fill('17');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('');
    await expect(items).toHaveText('17');
    await expect(demo.getByRole('log')).toContainText('200 OK');
  },
);

test(
  'an edit that is shown early is taken back when the server is down',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'OptimisticEdits');
    const items = cell(demo, 0, 'items');
    const before = await items.innerText();
    await demo.getByLabel('The server is down').click();
    await items.dblclick();
    await items.getByRole('spinbutton').fill('77');
    await page.keyboard.press('Enter');
    await expect(items).toHaveText('77');
    await expect(demo.getByRole('status')).toContainText('reverted: 503');
    await expect(items).toHaveText(before);
  },
);

test('an edit that is shown early can be undone', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OptimisticEdits');
  const items = cell(demo, 1, 'items');
  const before = await items.innerText();
  await items.dblclick();
  await items.getByRole('spinbutton').fill('78');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText(/^Order \d+ changed$/);
  await expect(demo.getByRole('log').getByText('200 OK')).toHaveCount(1);
  await demo.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveText(before);
  await expect(demo.getByRole('status')).toHaveText('');
  await expect(demo.getByRole('log').getByText('200 OK')).toHaveCount(2);
});

test('a row opens with all of its editable cells', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowEditing');
  await cell(demo, 0, 'role').dblclick();
  await expect(openCells(demo)).toHaveCount(4);
  await expect(cell(demo, 0, 'role').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openCells(demo)).toHaveCount(0);
});

test('a grid shows that its rows are loading', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  const isLoading = await recordAppearance(
    demoNamed(page, 'ServerPersistence'),
    '[role="progressbar"]',
  );
  const demo = await runDemo(page, 'ServerPersistence');
  await expect.poll(isLoading).toBe(true);
  await expect(cell(demo, 0, 'customer')).toBeVisible();
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
});

test(
  'a new row is saved with only a title, and Escape takes it away',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FullCrud');
    const rows = demo.locator('.MuiDataGrid-row');
    await expect(rows).toHaveCount(5);
    const add = demo.getByRole('button', { name: 'Add a task' });
    await add.click();
    await expect(cell(demo, 0, 'title').getByRole('textbox')).toBeFocused();
    await demo.getByRole('menuitem', { name: 'Save the new task' }).click();
    await expect(demo.getByRole('status')).toHaveText('A task needs a title');
    await cell(demo, 0, 'title').getByRole('textbox').fill('Weigh parcels');
    await page.keyboard.press('Enter');
    await expect(cell(demo, 0, 'title')).toHaveText('Weigh parcels');
    await expect(demo.getByRole('status')).toHaveText('');
    await add.click();
    await expect(cell(demo, 0, 'title').getByRole('textbox')).toBeFocused();
    await expect(cell(demo, 1, 'title')).toHaveText('Weigh parcels');
    await page.keyboard.press('Escape');
    await demo.getByRole('menuitem', { name: 'Delete Weigh parcels' }).click();
    await expect(rows).toHaveCount(5);
    await add.click();
    await expect(cell(demo, 0, 'title').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(5);
  },
);
