import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/editing/';

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
    await demo.getByRole('menuitem', { name: 'Delete Weigh parcels' }).click();
    await expect(rows).toHaveCount(5);
    await add.click();
    await expect(cell(demo, 0, 'title').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(5);
  },
);
